import { listAmiKeys, toIncomeKey, type EligibilityQuestion } from '@handrail/engine';
import type { KeptAnswers } from './kept-answers.ts';

/** The kind of each question that was asked, by its key. */
export type AskedKinds = Readonly<Record<string, EligibilityQuestion['type']>>;

export function toAskedKinds(questions: readonly EligibilityQuestion[]): AskedKinds {
  return Object.fromEntries(questions.map(({ key, type }) => [key, type]));
}

/** What still answers the questions after new ones were published: those with the same key, kind and choices. */
export function fitAnswers(
  questions: readonly EligibilityQuestion[],
  kept: KeptAnswers,
  kinds: AskedKinds,
): KeptAnswers {
  const same = questions.filter(({ key, type }) => kinds[key] === type);
  const keys = same.flatMap((question) => listKeys(question, kept.answers));
  const given = keys.filter((key) => kept.answers[key] !== undefined);
  return {
    ...kept,
    answers: Object.fromEntries(given.map((key) => [key, kept.answers[key]])),
    areas: Object.fromEntries(same.map(({ key }) => [key, kept.areas[key]])),
  };
}

function listKeys(question: EligibilityQuestion, answers: KeptAnswers['answers']): string[] {
  const { key, type } = question;
  if (type === 'AMIComponent') return [...listAmiKeys(key), toIncomeKey(key)];
  const isOffered = type !== 'Dropdown' || question.props.items.some(({ value }) => value === answers[key]);
  return isOffered ? [key] : [];
}
