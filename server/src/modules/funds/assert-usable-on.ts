import { AppError } from '../../platform/errors/app-error.ts';
import type { Fund } from './fund.ts';

/** Refuses a fund that may not pay on a day, YYYY-MM-DD. Programs, blocks and balances are the database's to refuse. */
export function assertUsableOn(fund: Fund, day: string): void {
  if (!isWithinDates(fund, day)) throw new AppError('FUND_RESTRICTED');
}

/** Whether something can be issued from a fund at all. */
export function isUsable(
  fund: Fund,
  { programId, day }: { readonly programId: string; readonly day: string },
): boolean {
  if (fund.closedAt !== null || fund.blockedReason !== null || !isWithinDates(fund, day)) return false;
  return fund.programIds.length === 0 || fund.programIds.includes(programId);
}

/** Whether a day, YYYY-MM-DD, is one on which the fund may pay. */
export function isWithinDates({ startsOn, endsOn }: Pick<Fund, 'startsOn' | 'endsOn'>, day: string): boolean {
  return (startsOn === null || day >= startsOn) && (endsOn === null || day <= endsOn);
}
