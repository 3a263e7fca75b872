import type { Answers, AnswerValue, Field, InputField } from '@handrail/engine';
import type { Prefilled, PrefillSource } from '../application.ts';

/** Answers that are known already, and from where. */
export interface KnownAnswers {
  readonly answers: Answers;
  readonly source: PrefillSource;
}

export interface PrefilledAnswers {
  readonly answers: Answers;
  readonly prefilled: Prefilled;
}

/** The answers that a new application begins with: for each field the first that is known. */
export function prefillAnswers(
  fields: readonly InputField[],
  known: readonly KnownAnswers[],
): PrefilledAnswers {
  const answers: Record<string, AnswerValue> = {};
  const prefilled: Record<string, PrefillSource> = {};
  for (const field of fields) {
    const { key } = field;
    const found = canBePrefilled(field) && known.find((each) => isGiven(each.answers[key]));
    if (!found) continue;
    answers[key] = found.answers[key];
    prefilled[key] = found.source;
  }
  return { answers, prefilled };
}

/** What staff answer, and files, signatures, secrets and agreements, are for one application only. */
export function canBePrefilled({ field, audience, marksSkipped }: InputField): boolean {
  return !marksSkipped && audience === 'applicant' && mayBeGivenAgain(field);
}

function mayBeGivenAgain(field: Field): boolean {
  if (field.type === 'Document' || field.type === 'Checkbox') return false;
  return field.type !== 'Text' || (field.inputType !== 'Signature' && field.inputType !== 'Password');
}

function isGiven(value: AnswerValue): boolean {
  return value !== undefined && value !== null;
}
