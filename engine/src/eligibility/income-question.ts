import { toNumber } from '../rules/rule-value.ts';
import {
  listAmiKeys,
  toIncomeKey,
  type EligibilityAnswers,
  type EligibilityQuestion,
  type IncomeTier,
} from './eligibility.ts';
import { findIncomeLimit, type IncomeLimitArea } from './income-limit.ts';

export type IncomeQuestion = Extract<EligibilityQuestion, { readonly type: 'AMIComponent' }>;

export function isIncomeQuestion(question: EligibilityQuestion): question is IncomeQuestion {
  return question.type === 'AMIComponent';
}

/** The limit that the question itself asks about. */
export function toAskedTier({ props }: IncomeQuestion): IncomeTier {
  return props?.tier ?? 'low';
}

/** Where the household lives and how large it is, as far as that was answered. */
export interface Household {
  readonly area: IncomeLimitArea | undefined;
  readonly size: number;
}

export function toHousehold(
  { key }: IncomeQuestion,
  answers: EligibilityAnswers,
  areas: ReadonlyMap<string, IncomeLimitArea>,
): Household {
  const [location, householdSize] = listAmiKeys(key);
  return {
    area: areas.get(String(answers[location] ?? '')),
    size: toNumber(answers[householdSize]) ?? 0,
  };
}

/** Whether the household's yearly income is above a limit of its area; nothing where one of them is not known. */
export function compareIncome(
  { key }: IncomeQuestion,
  answers: EligibilityAnswers,
  { area, size }: Household,
  tier: IncomeTier,
): boolean | undefined {
  const income = toNumber(answers[toIncomeKey(key)]);
  const limit = area && findIncomeLimit(area, size, tier);
  return limit === undefined || income === undefined ? undefined : income > limit;
}

/** The answers with what follows from a yearly income: whether it is above the limit that each question asks about. */
export function settleIncomes(
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
  areas: ReadonlyMap<string, IncomeLimitArea>,
): EligibilityAnswers {
  const settled = questions.filter(isIncomeQuestion).flatMap((question) => {
    const household = toHousehold(question, answers, areas);
    const isAbove = compareIncome(question, answers, household, toAskedTier(question));
    return isAbove === undefined ? [] : [[listAmiKeys(question.key)[2], isAbove] as const];
  });
  return { ...answers, ...Object.fromEntries(settled) };
}
