import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ErrorCode } from '../../platform/errors/catalogue.ts';
import { insertEntry, type NewEntry } from './journal-store.ts';

/**
 * Writes one entry to the journal of a fund; nothing else does. It keeps the fund's row until the transaction ends, so
 * whoever locks a case or a payment does so before.
 */
export async function postEntry(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'actor' | 'now'>,
  entry: NewEntry,
): Promise<string> {
  try {
    return await insertEntry(tx, ctx, entry);
  } catch (error) {
    const code = refusals[(error as { constraint?: string }).constraint ?? ''];
    if (code) throw new AppError(code, undefined, { cause: error });
    throw error;
  }
}

/** What the database refuses for a reason that a person may read. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  fund_accounts_remaining_cents_check: 'FUND_TOO_LOW',
  funds_blocked: 'FUND_BLOCKED',
  funds_closed: 'FUND_CLOSED',
  funds_restricted: 'FUND_RESTRICTED',
};
