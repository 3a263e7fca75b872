import { sayDate, defineWords, type Locale, type ReapplicationRule } from '@handrail/engine';
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
  readonly locale: Locale;
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
  const words = reapplicationWords(moment.locale);
  if (rules.length === 0) return words.once;
  if (earlier.some(isInProgress)) return words.inProgress(moment.client);
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
      return earlier.length >= value ? reapplicationWords(moment.locale).tooMany(earlier.length) : undefined;
    case 'TimeSinceDecision':
      return findTooEarly(earlier, { value, unit: toUnit(unit) }, moment) ?? refuseInReview(earlier, moment);
    case 'NoneInProgress':
      return undefined;
    case 'NoneInReview':
      return refuseInReview(earlier, moment);
    case 'NoReapplication':
      return reapplicationWords(moment.locale).once;
  }
}

function isInProgress({ status, submittedAt }: EarlierApplication): boolean {
  return (
    status === 'InProgress' || status === 'Incomplete' || (status === 'Withdrawn' && submittedAt === null)
  );
}

function refuseInReview(earlier: readonly EarlierApplication[], moment: Moment): string | undefined {
  const isReviewed = earlier.some(({ status }) => isInReview(status));
  return isReviewed ? reapplicationWords(moment.locale).inReview(moment.client) : undefined;
}

/** The client is named where someone files for another. */
export const reapplicationWords = defineWords('reapplication', {
  once: 'Each person can apply to this program only once.',
  inProgress: (client: string | undefined) =>
    `${client === undefined ? 'You have' : `${client} has`} an application in progress.`,
  inReview: (client: string | undefined) =>
    `${client === undefined ? 'You have' : `${client} has`} an application in review.`,
  tooMany: (count: number) => `Cannot create application, user has ${count} application(s)`,
  startingOn: (client: string | undefined, day: string) =>
    `${client ?? 'You'} can apply again starting ${day}.`,
  withdrew: (client: string | undefined) =>
    `${client ?? 'You'} withdrew from this program and cannot apply again.`,
});

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
  { locale, now, timeZone, client }: Moment,
): string | undefined {
  const ends = earlier.flatMap(({ status, submittedAt, decisionReachedAt }) => {
    const end = status === 'Withdrawn' ? submittedAt : decisionReachedAt;
    return end ? [end.getTime()] : [];
  });
  if (ends.length === 0) return undefined;

  const decided = toZoned(Math.max(...ends), timeZone);
  const opensAt = startOfUnit(decided.add({ [`${unit}s`]: value }), unit).add({ [`${unit}s`]: 1 });
  return Temporal.ZonedDateTime.compare(toZoned(now.getTime(), timeZone), opensAt) < 0
    ? reapplicationWords(locale).startingOn(client, sayDate(locale, opensAt.toPlainDate().toString()))
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
