import type { IncomeTier } from './eligibility.ts';

/** The yearly incomes in dollars, for one person first and for eight people last. */
export type HouseholdLimits = Readonly<Record<IncomeTier, readonly number[]>>;

/** What the federal government calls poverty: for one person, and what each further person adds. */
export interface PovertyGuideline {
  readonly first: number;
  readonly further: number;
}

/** How HUD relates households of one to eight people to a household of four. */
const percentages = [70, 80, 90, 100, 108, 116, 124, 132] as const;
/** What each person beyond eight adds. */
const percentageBeyond = 8;

/** The poverty guidelines that the limits of a year were worked out with. */
const guidelines: Readonly<Record<number, Readonly<Record<string, PovertyGuideline>>>> = {
  2024: {
    AK: { first: 18_810, further: 6_730 },
    HI: { first: 17_310, further: 6_190 },
    else: { first: 15_060, further: 5_380 },
  },
};
const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** The guideline of a state in a year; undefined in the territories, where HUD uses none. */
export function findPovertyGuideline(year: number, state: string): PovertyGuideline | undefined {
  if (territories.includes(state)) return undefined;
  return guidelines[year]?.[state] ?? guidelines[year]?.else;
}

/** Every limit of an area from its very low and low limits for four people. */
export function toHouseholdLimits(
  four: { readonly veryLow: number; readonly low: number },
  guideline: PovertyGuideline | undefined,
): HouseholdLimits {
  const veryLow = percentages.map((percentage) => takeRoundedUp(four.veryLow, percentage));
  return {
    extremelyLow: veryLow.map((limit, index) => {
      const poverty = guideline ? guideline.first + index * guideline.further : 0;
      return Math.min(limit, Math.max(takeRounded(limit, 60), poverty));
    }),
    veryLow,
    low: percentages.map((percentage) => takeRoundedUp(four.low, percentage)),
  };
}

/** The limit of more than eight people: 8 % of the figure for four is added for each. */
export function extendLimit(
  tier: IncomeTier,
  { four, eight }: { readonly four: number; readonly eight: number },
  size: number,
): number {
  const added = (size - 8) * percentageBeyond;
  // The extremely low limit follows the poverty guideline, so that the one for eight is no share of the one for four.
  const limit =
    tier === 'extremelyLow' ? roundUp(eight + (four * added) / 100) : takeRoundedUp(four, 132 + added);
  return Math.max(eight, limit);
}

const step = 50;

function takeRoundedUp(limit: number, percentage: number): number {
  return roundUp((limit * percentage) / 100);
}

function takeRounded(limit: number, percentage: number): number {
  return Math.round((limit * percentage) / 100 / step) * step;
}

function roundUp(amount: number): number {
  return Math.ceil(amount / step) * step;
}
