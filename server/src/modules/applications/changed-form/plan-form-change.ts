import {
  type Answers,
  type AnswerValue,
  checkAnswers,
  type CopyValues,
  type FieldReport,
  type FormSettings,
  keepKnownKeys,
  listAnswerKeys,
  migrateAnswers,
  presentAnswer,
  renderCopy,
  takeAnswers,
} from '@handrail/engine';
import type { Form } from '../../programs/index.ts';

/** An answer that the new version does not ask for. */
export interface UnneededAnswer {
  readonly label: string;
  readonly answer: string;
}

/** What becomes of a draft when it moves to a newer version of its form. */
export interface FormChangePlan {
  readonly toVersion: number;
  readonly answers: Answers;
  /** The keys whose answers the new version does not keep, in entries by their path. */
  readonly unneededKeys: readonly string[];
  readonly unneeded: readonly UnneededAnswer[];
  /** The labels of what was answered but must be answered again. */
  readonly again: readonly string[];
  /** The labels of what the earlier version did not ask for and this one requires. */
  readonly added: readonly string[];
}

export interface OpenDraft {
  readonly form: Form;
  readonly answers: Answers;
  readonly settings: FormSettings;
  readonly copyValues: CopyValues;
}

/** Carries a draft to a newer version of its form by the engine's migration, and says what that means for the person. */
export function planFormChange(
  { form: before, answers: given, settings, copyValues }: OpenDraft,
  after: Form,
): FormChangePlan {
  const { definition, compiled, inputOf } = after;
  const keys = new Set(listAnswerKeys(definition));
  const draft = { version: before.definition.version, answers: given };
  const migrated = migrateAnswers(definition.migrations ?? [], draft, { version: definition.version, keys });
  const known = keepKnownKeys(migrated.answers, keys);
  const { answers, refusals } = takeAnswers(settings.locale, inputOf, known, 'applicant');

  const unneededKeys = [
    ...migrated.dropped.map(({ key }) => key),
    ...migrated.unknown,
    ...refusals.map(({ key }) => key),
  ];
  const renamedFrom = new Map(migrated.renamed.map(({ from, to }) => [to, from]));
  const faultyBefore = new Set(
    listFaults(checkAnswers(before.compiled, given, settings)).map(({ path }) => renamed(path)),
  );
  const faults = listFaults(checkAnswers(compiled, answers, settings)).filter(
    ({ path }) => !faultyBefore.has(path),
  );
  const wasAsked = ({ path }: FieldReport) => findInput(before, path) !== undefined || renamedFrom.has(path);

  return {
    toVersion: definition.version,
    answers,
    unneededKeys,
    unneeded: unneededKeys.flatMap((key) => sayUnneeded(renamedFrom.get(key) ?? key)),
    again: toLabels(faults.filter(wasAsked)),
    added: toLabels(faults.filter((fault) => !wasAsked(fault))),
  };

  function renamed(path: string): string {
    return migrated.renamed.find(({ from }) => from === path)?.to ?? path;
  }

  function sayUnneeded(path: string): UnneededAnswer[] {
    const input = findInput(before, path);
    if (!input || input.marksSkipped) return [];
    const value: AnswerValue = input.key === path ? given[path] : undefined;
    const label = renderCopy(input.field.copy, copyValues);
    if (input.key !== path) return [{ label, answer: '' }];
    return isGiven(value) ? [{ label, answer: presentAnswer(input.field, value, copyValues) }] : [];
  }

  function toLabels(found: readonly FieldReport[]): string[] {
    return [...new Set(found.map(({ label }) => renderCopy(label, copyValues)))];
  }
}

function listFaults({ sections }: Pick<ReturnType<typeof checkAnswers>, 'sections'>): FieldReport[] {
  return sections.flatMap(({ questions }) => questions.flatMap(({ fields }) => fields));
}

/** The field that a path leads to; for a part of an entry, its list. */
function findInput({ inputOf }: Form, path: string) {
  for (let key = path; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('.')))) {
    const input = inputOf.get(key);
    if (input) return input;
  }
  return undefined;
}

function isGiven(value: AnswerValue): boolean {
  return value !== undefined && value !== null && value !== '';
}
