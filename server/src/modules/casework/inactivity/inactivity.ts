/** What is known of a case that waits for the applicant. Days are YYYY-MM-DD, where the partner is. */
export interface Inactivity {
  /** When someone last did something for it. */
  readonly activeOn: string;
  /** How often the applicant was warned since. */
  readonly warnings: number;
  /** The day that the last warning named. */
  readonly withdrawOn: string | null;
}

/** What follows after so many warnings, and how many days before the case is withdrawn. */
export const inactivitySteps = [
  { warnings: 0, daysBefore: 7 },
  { warnings: 1, daysBefore: 1 },
  { warnings: 2, daysBefore: 0 },
] as const;

export type InactivityStep = (typeof inactivitySteps)[number];

/** The day on which a case is withdrawn unless someone does something; what a warning said is kept, also after a change of the program. */
export function toWithdrawalDay({ activeOn, withdrawOn }: Inactivity, inactivityDays: number): string {
  return latest(addDays(activeOn, inactivityDays), withdrawOn ?? '');
}

/** The day that a warning names: a late one still leaves as much time as one that is not. */
export function toWarnedDay(
  inactivity: Inactivity,
  { days, daysBefore, today }: { readonly days: number; readonly daysBefore: number; readonly today: string },
): string {
  return latest(toWithdrawalDay(inactivity, days), addDays(today, daysBefore));
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}
