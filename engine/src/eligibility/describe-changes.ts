import { formatCents } from '../definition/copy.ts';
import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import type { EligibilityAnswers, EligibilityContent, EligibilityQuestion } from './eligibility.ts';
import { findIncomeLimitCents, toAreaLabel } from './income-limit.ts';
import { isIncomeQuestion, toAskedTier, toHousehold } from './income-question.ts';
import { sayPeople } from './judge-income.ts';
import type { AskedWith } from './renew-answers.ts';

type NamedPrograms = readonly { readonly id: string; readonly name: string }[];

/** What is different in one pre-check from another, in words. */
export function describeChanges(
  locale: Locale,
  before: EligibilityContent = { questions: [] },
  after: EligibilityContent,
  programs: NamedPrograms,
): string[] {
  const words = changeWords(locale);
  const isReordered = !isSame(listKept(before, after), listKept(after, before));
  return [
    ...(isSame(listTexts(before), listTexts(after)) ? [] : [words.texts]),
    ...describeConditions(locale, before, after, programs),
    ...(isReordered ? [words.order] : []),
    ...(isSame(before.samples ?? [], after.samples ?? []) ? [] : [words.samples]),
  ];
}

/** What of it can change a verdict: questions and the conditions of programs. */
export function describeConditions(
  locale: Locale,
  before: Pick<EligibilityContent, 'questions' | 'programs'>,
  after: Pick<EligibilityContent, 'questions' | 'programs'>,
  programs: NamedPrograms,
): string[] {
  return [
    ...describeQuestions(locale, before.questions, after.questions),
    ...describePrograms(locale, before.programs ?? [], after.programs ?? [], programs),
  ];
}

/** How the limits differ that a household's answers are compared with. */
export function describeLimits(
  locale: Locale,
  then: AskedWith,
  now: AskedWith,
  answers: EligibilityAnswers,
): string[] {
  const words = changeWords(locale);
  return now.questions.filter(isIncomeQuestion).flatMap((question) => {
    const { area: before } = toHousehold(question, answers, then.areas);
    const { area, size } = toHousehold(question, answers, now.areas);
    if (!before) return [];
    const place = toAreaLabel(before);
    if (!area) return [words.noLimits(place)];
    const [was, is] = [before, area].map((each) => findIncomeLimitCents(each, size, toAskedTier(question)));
    if (was === undefined || is === undefined || was === is) return [];
    const [yearBefore, year] = [before, area].map(({ incomeLimit }) => String(incomeLimit.year));
    const people = sayPeople(size, locale);
    return [
      words.limit(
        people,
        place,
        `${formatCents(is)} (${year ?? ''})`,
        `${formatCents(was)} (${yearBefore ?? ''})`,
      ),
    ];
  });
}

/** What a question is called in lists; a text to read has no question. */
export function nameQuestion(locale: Locale, question: EligibilityQuestion): string {
  const text = question.type === 'Content' ? question.props.content : question.copy;
  return text.trim() || changeWords(locale).unnamed;
}

function describeQuestions(
  locale: Locale,
  before: readonly EligibilityQuestion[],
  after: readonly EligibilityQuestion[],
): string[] {
  const words = changeWords(locale);
  const old = new Map(before.map((question) => [question.id, question]));
  const kept = new Set(after.map(({ id }) => id));
  const say = (word: (name: string) => string, questions: readonly EligibilityQuestion[]) =>
    questions.map((question) => word(nameQuestion(locale, question)));
  return [
    ...say(
      words.added,
      after.filter(({ id }) => !old.has(id)),
    ),
    ...say(
      words.removed,
      before.filter(({ id }) => !kept.has(id)),
    ),
    ...say(
      words.question,
      after.filter((question) => old.has(question.id) && !isSame(old.get(question.id), question)),
    ),
  ];
}

type Fits = NonNullable<EligibilityContent['programs']>;

function describePrograms(locale: Locale, before: Fits, after: Fits, programs: NamedPrograms): string[] {
  const words = changeWords(locale);
  const old = new Map(before.map((fit) => [fit.programId, fit]));
  const now = new Map(after.map((fit) => [fit.programId, fit]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const name = programs.find((program) => program.id === id)?.name ?? id;
    if (!old.has(id)) return [words.programAdded(name)];
    if (!now.has(id)) return [words.programRemoved(name)];
    return isSame(old.get(id), now.get(id)) ? [] : [words.program(name)];
  });
}

function listTexts({ title, copy, description, message }: EligibilityContent): string[] {
  return [title, copy, description, message?.eligible, message?.ineligible].map((text) => text ?? '');
}

/** The questions that both have, in the order of the first. */
function listKept(one: EligibilityContent, other: EligibilityContent): string[] {
  const ids = new Set(other.questions.map(({ id }) => id));
  return one.questions.map(({ id }) => id).filter((id) => ids.has(id));
}

/** Whether two values are the same data; the database keeps the attributes of an object in another order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const changeWords = defineWords('eligibilityChanges', {
  unnamed: 'Not written yet',
  texts: 'The texts changed.',
  added: (question: string) => `“${question}” is asked.`,
  removed: (question: string) => `“${question}” is no longer asked.`,
  question: (question: string) => `“${question}” changed.`,
  order: 'The questions come in another order.',
  programAdded: (program: string) => `The result mentions ${program}.`,
  programRemoved: (program: string) => `The result no longer mentions ${program}.`,
  program: (program: string) => `The conditions of ${program} changed.`,
  samples: 'The sample households changed.',
  limit: (people: string, area: string, now: string, then: string) =>
    `The limit for ${people} in ${area} is now ${now}. It was ${then}.`,
  noLimits: (area: string) => `There are no income limits for ${area} today.`,
});
