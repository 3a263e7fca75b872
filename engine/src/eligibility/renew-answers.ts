import { listAmiKeys, type EligibilityAnswers, type EligibilityQuestion } from './eligibility.ts';
import { findIncomeLimit, type IncomeLimitArea } from './income-limit.ts';
import {
  compareIncome,
  isIncomeQuestion,
  toAskedTier,
  toHousehold,
  type IncomeQuestion,
} from './income-question.ts';

/** What a pre-check asked, and the areas that the answers name, by the ids that the answers have. */
export interface AskedWith {
  readonly questions: readonly EligibilityQuestion[];
  readonly areas: ReadonlyMap<string, IncomeLimitArea>;
}

/**
 * Answers of an earlier day as they stand under other questions and limits. Whether an income is above the limit was said of
 * the limit of that day: it follows from the yearly income, else only where the limit moved so that it must still be true.
 */
export function renewAnswers(
  then: AskedWith,
  now: AskedWith,
  answers: EligibilityAnswers,
): EligibilityAnswers {
  const renewed = now.questions.filter(isIncomeQuestion).map((question): EligibilityAnswers => {
    const [location, , isIncomeAboveLimit] = listAmiKeys(question.key);
    return {
      [location]: toHousehold(question, answers, now.areas).area?.id,
      [isIncomeAboveLimit]: renewSaid(question, { then, now, answers }),
    };
  });
  return renewed.reduce((all, each) => ({ ...all, ...each }), answers);
}

interface Renewal {
  readonly then: AskedWith;
  readonly now: AskedWith;
  readonly answers: EligibilityAnswers;
}

function renewSaid(question: IncomeQuestion, { then, now, answers }: Renewal): boolean | undefined {
  const tier = toAskedTier(question);
  const household = toHousehold(question, answers, now.areas);
  const isAbove = compareIncome(question, answers, household, tier);
  const said = answers[listAmiKeys(question.key)[2]];
  if (isAbove !== undefined || said === undefined) return isAbove;

  const before = then.questions.filter(isIncomeQuestion).find(({ key }) => key === question.key);
  const limitBefore = before && findLimit(before, then, answers);
  const limit = findLimit(question, now, answers);
  if (limit === undefined || limitBefore === undefined) return undefined;
  const wasAbove = String(said) !== 'false';
  return (wasAbove ? limit <= limitBefore : limit >= limitBefore) ? wasAbove : undefined;
}

function findLimit(
  question: IncomeQuestion,
  { areas }: AskedWith,
  answers: EligibilityAnswers,
): number | undefined {
  const { area, size } = toHousehold(question, answers, areas);
  return area && findIncomeLimit(area, size, toAskedTier(question));
}
