import { formatCents } from '../definition/copy.ts';
import type { Locale } from '../language/locale.ts';
import {
  incomeTiers,
  listAmiKeys,
  toIncomeKey,
  type EligibilityAnswers,
  type IncomeTier,
} from './eligibility.ts';
import { eligibilityWords } from './eligibility-words.ts';
import { findIncomeLimit, findIncomeLimitCents, toAreaLabel } from './income-limit.ts';
import {
  compareIncome,
  toAskedTier,
  toHousehold,
  type Household,
  type IncomeQuestion,
} from './income-question.ts';
import type { Judgement, JudgeSettings } from './judgement.ts';
import { nameAnswers } from './name-answers.ts';

/** Whether the household's income is at most a limit of its area: as said, or as the yearly income tells. */
export function judgeIncome(
  question: IncomeQuestion,
  tier: IncomeTier,
  answers: EligibilityAnswers,
  settings: JudgeSettings,
): Judgement {
  const keys = listAmiKeys(question.key);
  const [, , isIncomeAboveLimit] = keys;
  const household = toHousehold(question, answers, settings.areas);
  const said = toSaid(answers[isIncomeAboveLimit]);
  const asked = toAskedTier(question);
  const compared = compareIncome(question, answers, household, tier);
  const follows = said === false && isWithinHigher(asked, tier, household) ? false : undefined;
  const isAbove = tier === asked ? said : (compared ?? follows);
  if (isAbove !== undefined) {
    const key = tier === asked || compared === undefined ? isIncomeAboveLimit : toIncomeKey(question.key);
    const text = sayIncome(isAbove, household, tier, settings);
    return { truth: !isAbove, reasons: [{ key, text }], missing: [] };
  }
  // Only the yearly income can settle a limit that the question itself does not ask about.
  const unanswered = keys.filter((key) => answers[key] === undefined);
  const missing = unanswered.length > 0 ? unanswered : [toIncomeKey(question.key)];
  return { truth: undefined, reasons: [], missing: nameAnswers([question], missing, settings.locale) };
}

function toSaid(answer: EligibilityAnswers[string]): boolean | undefined {
  return answer === undefined ? undefined : String(answer) !== 'false';
}

/** Whoever is not above a limit is not above a higher one; whoever is above the asked one fails by that already. */
function isWithinHigher(asked: IncomeTier, tier: IncomeTier, { area, size }: Household): boolean {
  const limit = area && findIncomeLimit(area, size, tier);
  const askedLimit = area && findIncomeLimit(area, size, asked);
  if (limit !== undefined && askedLimit !== undefined) return limit >= askedLimit;
  return incomeTiers.indexOf(tier) > incomeTiers.indexOf(asked);
}

function sayIncome(
  isAbove: boolean,
  { area, size }: Household,
  tier: IncomeTier,
  { locale, reader = 'person' }: JudgeSettings,
): string {
  const words = eligibilityWords(locale).readers[reader];
  const cents = area && findIncomeLimitCents(area, size, tier);
  if (!area || cents === undefined) return isAbove ? words.aboveSomeLimit : words.withinSomeLimit;
  const say = isAbove ? words.above : words.within;
  return say(formatCents(cents), sayPeople(size, locale), toAreaLabel(area));
}

/** A household by its size, as a limit names it. */
export function sayPeople(size: number, locale: Locale): string {
  const words = eligibilityWords(locale).income;
  return size === 1 ? words.onePerson : words.people(String(size));
}
