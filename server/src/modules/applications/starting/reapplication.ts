import { sayDate } from '@handrail/engine';
import type { ReapplicationRule } from '@handrail/engine';
import { Temporal } from 'temporal-polyfill';
import type { CaseStatus } from '@handrail/engine/cases';
import { isInReview } from '@handrail/engine/cases';

/** What an earlier application to the same program says about a new one. */
export interface EarlierApplication {
  readonly status: CaseStatus;
  readonly submittedAt: Date | null;
  readonly decisionReachedAt: Date | null;
}

interface Moment {
  readonly now: Date;
  readonly timeZone: string;
  /** The name of the client, where someone files for another. */
  readonly client?: string | undefined;
}

/** Why a person may not apply to a program again; undefined where they may (P488-P494). */
export function findReapplicationRefusal(
  rules: readonly ReapplicationRule[],
  earlier: readonly EarlierApplication[],
  moment: Moment,
): string | undefined {
  if (earlier.length === 0) return undefined;
  if (rules.length === 0) return 'Each person can apply to this program only once.';
  if (earlier.some(isInProgress)) return `${has(moment)} an application in progress.`;
  for (const rule of rules) {
    const refusal = applyRule(rule, earlier, moment);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function applyRule(
  { type, value, unit }: ReapplicationRule,
  earlier: readonly EarlierApplication[],
  moment: Moment,
): string | undefined {
  switch (type) {
    case 'MaxNumberOfApplications':
      return earlier.length >= value
        ? `Cannot create application, user has ${earlier.length} application(s)`
        : undefined;
    case 'TimeSinceDecision':
      return findTooEarly(earlier, { value, unit: toUnit(unit) }, moment) ?? refuseInReview(earlier, moment);
    case 'NoneInProgress':
      return undefined;
    case 'NoneInReview':
      return refuseInReview(earlier, moment);
    case 'NoReapplication':
      return 'Each person can apply to this program only once.';
  }
}

function isInProgress({ status, submittedAt }: EarlierApplication): boolean {
  return (
    status === 'InProgress' || status === 'Incomplete' || (status === 'Withdrawn' && submittedAt === null)
  );
}

function refuseInReview(earlier: readonly EarlierApplication[], moment: Moment): string | undefined {
  const isReviewed = earlier.some(({ status }) => isInReview(status));
  return isReviewed ? `${has(moment)} an application in review.` : undefined;
}

function has({ client }: Moment): string {
  return client === undefined ? 'You have' : `${client} has`;
}

type Unit = 'day' | 'week' | 'month' | 'year';

function toUnit(unit: string | undefined): Unit {
  const singular = (unit ?? 'day').toLowerCase().replace(/s$/, '');
  if (singular === 'week' || singular === 'month' || singular === 'year') return singular;
  return 'day';
}

/** The wait is counted from the latest decision, or from the submission of a withdrawn one, to the end of its last unit (P492). */
function findTooEarly(
  earlier: readonly EarlierApplication[],
  { value, unit }: { readonly value: number; readonly unit: Unit },
  { now, timeZone, client = 'You' }: Moment,
): string | undefined {
  const ends = earlier.flatMap(({ status, submittedAt, decisionReachedAt }) => {
    const end = status === 'Withdrawn' ? submittedAt : decisionReachedAt;
    return end ? [end.getTime()] : [];
  });
  if (ends.length === 0) return undefined;

  const decided = toZoned(Math.max(...ends), timeZone);
  const opensAt = startOfUnit(decided.add({ [`${unit}s`]: value }), unit).add({ [`${unit}s`]: 1 });
  return Temporal.ZonedDateTime.compare(toZoned(now.getTime(), timeZone), opensAt) < 0
    ? `${client} can apply again starting ${sayDate(opensAt.toPlainDate().toString())}.`
    : undefined;
}

function toZoned(epochMilliseconds: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);
}

function startOfUnit(moment: Temporal.ZonedDateTime, unit: Unit): Temporal.ZonedDateTime {
  const day = moment.startOfDay();
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return day.subtract({ days: day.dayOfWeek - 1 });
    case 'month':
      return day.with({ day: 1 });
    case 'year':
      return day.with({ month: 1, day: 1 });
  }
}
