import { formatCents } from '../definition/copy.ts';
import type { Locale } from '../language/locale.ts';
import { toNumber } from '../rules/rule-value.ts';
import {
  incomeTiers,
  listAmiKeys,
  toIncomeKey,
  type EligibilityAnswers,
  type EligibilityQuestion,
  type IncomeTier,
} from './eligibility.ts';
import { eligibilityWords } from './eligibility-words.ts';
import { findIncomeLimit, findIncomeLimitCents, toAreaLabel, type IncomeLimitArea } from './income-limit.ts';
import type { Judgement, JudgeSettings } from './judgement.ts';

type IncomeQuestion = Extract<EligibilityQuestion, { readonly type: 'AMIComponent' }>;

/** Whether the household's income is at most a limit of its area: as said, or as the yearly income tells. */
export function judgeIncome(
  question: IncomeQuestion,
  tier: IncomeTier,
  answers: EligibilityAnswers,
  { areas, locale }: JudgeSettings,
): Judgement {
  const keys = listAmiKeys(question.key);
  const [location, householdSize, isIncomeAboveLimit] = keys;
  const household = {
    area: areas.get(String(answers[location] ?? '')),
    size: toNumber(answers[householdSize]) ?? 0,
  };
  const said = toSaid(answers[isIncomeAboveLimit]);
  const asked = question.props?.tier ?? 'low';
  const income = toNumber(answers[toIncomeKey(question.key)]);
  const follows = said === false && isWithinHigher(asked, tier, household) ? false : undefined;
  const isAbove = tier === asked ? said : (compareIncome(income, household, tier) ?? follows);
  if (isAbove !== undefined) {
    const key = tier === asked || income === undefined ? isIncomeAboveLimit : toIncomeKey(question.key);
    const text = sayIncome(isAbove, household, tier, locale);
    return { truth: !isAbove, reasons: [{ key, text }], missing: [] };
  }
  // Only the yearly income can settle a limit that the question itself does not ask about.
  const unanswered = keys.filter((key) => answers[key] === undefined);
  const missing = unanswered.length > 0 ? unanswered : [toIncomeKey(question.key)];
  return { truth: undefined, reasons: [], missing: missing.map((key) => nameMissing(question, key, locale)) };
}

interface Household {
  readonly area: IncomeLimitArea | undefined;
  readonly size: number;
}

function toSaid(answer: EligibilityAnswers[string]): boolean | undefined {
  return answer === undefined ? undefined : String(answer) !== 'false';
}

function compareIncome(
  income: number | undefined,
  { area, size }: Household,
  tier: IncomeTier,
): boolean | undefined {
  const limit = area && findIncomeLimit(area, size, tier);
  return limit === undefined || income === undefined ? undefined : income > limit;
}

/** Whoever is not above a limit is not above a higher one; whoever is above the asked one fails by that already. */
function isWithinHigher(asked: IncomeTier, tier: IncomeTier, { area, size }: Household): boolean {
  const limit = area && findIncomeLimit(area, size, tier);
  const askedLimit = area && findIncomeLimit(area, size, asked);
  if (limit !== undefined && askedLimit !== undefined) return limit >= askedLimit;
  return incomeTiers.indexOf(tier) > incomeTiers.indexOf(asked);
}

function sayIncome(isAbove: boolean, { area, size }: Household, tier: IncomeTier, locale: Locale): string {
  const words = eligibilityWords(locale).income;
  const cents = area && findIncomeLimitCents(area, size, tier);
  if (!area || cents === undefined) return isAbove ? words.aboveSomeLimit : words.withinSomeLimit;
  const say = isAbove ? words.above : words.within;
  return say(formatCents(cents), sayPeople(size, locale), toAreaLabel(area));
}

function sayPeople(size: number, locale: Locale): string {
  const words = eligibilityWords(locale).income;
  if (size === 1) return words.onePerson;
  return size >= 8 ? words.eightOrMore : words.people(String(size));
}

function nameMissing(question: IncomeQuestion, key: string, locale: Locale) {
  const words = eligibilityWords(locale).income.asks;
  const [location, householdSize, isIncomeAboveLimit] = listAmiKeys(question.key);
  const names: Record<string, string> = {
    [location]: words.location,
    [householdSize]: words.householdSize,
    [isIncomeAboveLimit]: words.isIncomeAboveLimit,
  };
  return { key, text: names[key] ?? words.income };
}
