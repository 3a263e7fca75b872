import { isTaxBox, unsentStatuses } from '@handrail/engine/payments';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { listSigners } from '../../tax-forms/index.ts';
import { type ClaimTold, listClaimTold } from '../payment-store.ts';
import type { Payment } from '../payment.ts';

type GuardedPayment = Pick<Payment, 'id' | 'programId' | 'payee' | 'status'>;

/**
 * The payments that cannot be sent because they are reported to the IRS and their payee has not signed a W-9, with when
 * the payee was told to claim them. Whoever may not see tax forms would find all of them missing: ask for the right first.
 */
export async function findTaxFormGaps(
  tx: Transaction,
  partnerId: string,
  payments: readonly GuardedPayment[],
): Promise<ReadonlyMap<string, ClaimTold>> {
  const unsent: readonly string[] = unsentStatuses;
  const waiting = payments.filter(({ payee, status }) => payee.type === 'User' && unsent.includes(status));
  if (waiting.length === 0) return new Map();
  const programs = await listProgramsOf(tx, partnerId);
  const reported = new Set(
    programs.filter(({ config }) => isTaxBox(config.taxes?.reportableAs)).map(({ id }) => id),
  );
  const relevant = waiting.filter(({ programId }) => reported.has(programId));
  const signers = await listSigners(
    tx,
    partnerId,
    relevant.map(({ payee }) => payee.id),
  );
  return listClaimTold(
    tx,
    partnerId,
    relevant.filter(({ payee }) => !signers.has(payee.id)).map(({ id }) => id),
  );
}
