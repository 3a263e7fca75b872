/** How long a partner waits for a payee. */
export interface UnclaimedTerms {
  /** After how many days the payee is reminded; 0 means never. */
  readonly claimReminderDays: number;
  /** After how many days money that nobody claims goes back to the fund; 0 means never. */
  readonly claimWithinDays: number;
}

/** What a payment that waits for its payee has been through. */
export interface WaitingTimes {
  readonly authorizedAt: Date;
  readonly toldAt: Date | null;
  readonly remindedAt: Date | null;
  readonly warnedAt: Date | null;
}

export type UnclaimedStep = 'tell' | 'remind' | 'warn' | 'return';

const dayMs = 24 * 60 * 60 * 1000;
/** So long before the end a payee is warned, and so long after a warning nothing is taken back. */
export const warningDays = 7;

/** The next step of a payment that waits, one at a time: a job that was late warns first and returns a week later. */
export function planUnclaimed(
  { authorizedAt, toldAt, remindedAt, warnedAt }: WaitingTimes,
  { claimReminderDays, claimWithinDays }: UnclaimedTerms,
  now: Date,
): UnclaimedStep | undefined {
  const ageDays = (now.getTime() - authorizedAt.getTime()) / dayMs;
  if (!toldAt) return 'tell';
  if (claimWithinDays > 0 && ageDays >= claimWithinDays - warningDays) {
    if (!warnedAt) return 'warn';
    const isOver = now >= toLastDay({ authorizedAt, warnedAt }, claimWithinDays);
    return isOver ? 'return' : undefined;
  }
  const isReminderDue = claimReminderDays > 0 && ageDays >= claimReminderDays;
  return isReminderDue && !remindedAt ? 'remind' : undefined;
}

/** When the money goes back: at the end of the partner's days, but never sooner than a week after the warning. */
export function toLastDay(
  { authorizedAt, warnedAt }: Pick<WaitingTimes, 'authorizedAt'> & { readonly warnedAt: Date },
  claimWithinDays: number,
): Date {
  const end = authorizedAt.getTime() + claimWithinDays * dayMs;
  return new Date(Math.max(end, warnedAt.getTime() + warningDays * dayMs));
}
