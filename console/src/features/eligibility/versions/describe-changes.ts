import type { EligibilityContent } from '@handrail/engine';
import type { I18n } from '@lingui/core';
import { nameOfQuestion } from '../questions/question-texts.ts';
import type { DeskProgram } from '../use-eligibility-desk.ts';

const nothing: EligibilityContent = { questions: [] };

/** What is different in one pre-check from another, in words. */
export function describeChanges(
  i18n: I18n,
  before: EligibilityContent = nothing,
  after: EligibilityContent,
  programs: readonly DeskProgram[],
): string[] {
  return [
    ...describeTexts(i18n, before, after),
    ...describeQuestions(i18n, before, after),
    ...describePrograms(i18n, before, after, programs),
    ...(isSame(before.samples ?? [], after.samples ?? [])
      ? []
      : [i18n._({ id: 'console.eligibility.changed.samples', message: 'The sample households changed.' })]),
  ];
}

function describeTexts(i18n: I18n, before: EligibilityContent, after: EligibilityContent): string[] {
  const texts = ({ title, copy, description, message }: EligibilityContent) => [
    title ?? '',
    copy ?? '',
    description ?? '',
    message?.eligible ?? '',
    message?.ineligible ?? '',
  ];
  return isSame(texts(before), texts(after))
    ? []
    : [i18n._({ id: 'console.eligibility.changed.texts', message: 'The texts changed.' })];
}

function describeQuestions(i18n: I18n, before: EligibilityContent, after: EligibilityContent): string[] {
  const old = new Map(before.questions.map((question) => [question.id, question]));
  const ids = after.questions.map(({ id }) => id);
  const kept = (questions: EligibilityContent['questions']) =>
    questions.map(({ id }) => id).filter((id) => old.has(id) && ids.includes(id));
  return [
    ...after.questions
      .filter(({ id }) => !old.has(id))
      .map((question) =>
        i18n._({
          id: 'console.eligibility.changed.added',
          message: '“{name}” is asked.',
          values: { name: nameOfQuestion(i18n, question) },
        }),
      ),
    ...before.questions
      .filter(({ id }) => !ids.includes(id))
      .map((question) =>
        i18n._({
          id: 'console.eligibility.changed.removed',
          message: '“{name}” is no longer asked.',
          values: { name: nameOfQuestion(i18n, question) },
        }),
      ),
    ...after.questions
      .filter((question) => old.has(question.id) && !isSame(old.get(question.id), question))
      .map((question) =>
        i18n._({
          id: 'console.eligibility.changed.question',
          message: '“{name}” changed.',
          values: { name: nameOfQuestion(i18n, question) },
        }),
      ),
    ...(isSame(kept(before.questions), kept(after.questions))
      ? []
      : [
          i18n._({
            id: 'console.eligibility.changed.order',
            message: 'The questions come in another order.',
          }),
        ]),
  ];
}

function describePrograms(
  i18n: I18n,
  before: EligibilityContent,
  after: EligibilityContent,
  programs: readonly DeskProgram[],
): string[] {
  const old = new Map((before.programs ?? []).map((fit) => [fit.programId, fit]));
  const now = new Map((after.programs ?? []).map((fit) => [fit.programId, fit]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const name = programs.find((program) => program.id === id)?.name ?? id;
    if (!old.has(id))
      return [
        i18n._({
          id: 'console.eligibility.changed.program-added',
          message: 'The result mentions {name}.',
          values: { name },
        }),
      ];
    if (!now.has(id))
      return [
        i18n._({
          id: 'console.eligibility.changed.program-removed',
          message: 'The result no longer mentions {name}.',
          values: { name },
        }),
      ];
    if (isSame(old.get(id), now.get(id))) return [];
    return [
      i18n._({
        id: 'console.eligibility.changed.program',
        message: 'The conditions of {name} changed.',
        values: { name },
      }),
    ];
  });
}

/** Whether two values are the same data; the database keeps the attributes of an object in another order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
