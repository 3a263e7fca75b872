import type { IncomeTier } from './eligibility.ts';
import { extendLimit } from './household-limits.ts';

/** A town or county with the incomes, in dollars, up to which a household there counts as poor. */
export interface IncomeLimitArea {
  readonly id: string;
  readonly town?: string;
  readonly county?: string;
  readonly state?: string;
  readonly incomeLimit: {
    readonly id: string;
    readonly year: number;
    readonly limits: Readonly<Record<IncomeTier, readonly HouseholdLimit[]>>;
  };
}

interface HouseholdLimit {
  readonly householdSize: number;
  readonly incomeLimit: number;
}

/** What is offered to choose from; whoever picks "8+" is asked how many. */
export const householdSizes = Array.from({ length: 8 }, (_, index) => ({
  label: index === 7 ? '8+' : String(index + 1),
  value: index + 1,
}));

/** A search gives no more places than this. */
export const mostAreasFound = 20;

/** More people than this are a typing error. */
export const mostPeople = 30;

/** Whether a household can have that many people. */
export function isHouseholdSize(size: number): boolean {
  return Number.isInteger(size) && size >= 1 && size <= mostPeople;
}

/** The yearly income, in dollars, that a household of that size may have; areas list one to eight people. */
export function findIncomeLimit(
  area: IncomeLimitArea,
  householdSize: number,
  tier: IncomeTier = 'low',
): number | undefined {
  const ofSize = (size: number) =>
    area.incomeLimit.limits[tier].find((limit) => limit.householdSize === size)?.incomeLimit;
  if (!(householdSize > 8)) return ofSize(householdSize);

  const [four, eight] = [ofSize(4), ofSize(8)];
  if (four === undefined || eight === undefined || !Number.isInteger(householdSize)) return undefined;
  const limit = extendLimit(tier, { four, eight }, householdSize);
  if (tier !== 'extremelyLow') return limit;
  return Math.min(limit, findIncomeLimit(area, householdSize, 'veryLow') ?? limit);
}

/** The same limit as it is shown: money is formatted from cents. */
export function findIncomeLimitCents(
  area: IncomeLimitArea,
  householdSize: number,
  tier?: IncomeTier,
): number | undefined {
  const limit = findIncomeLimit(area, householdSize, tier);
  return limit === undefined ? undefined : Math.round(limit * 100);
}

/** As "Hanover, Grafton County, NH", without the parts that are empty. */
export function toAreaLabel({
  town,
  county,
  state,
}: Pick<IncomeLimitArea, 'town' | 'county' | 'state'>): string {
  return [town, county, state].filter(Boolean).join(', ');
}
