import { isTaxBox, unsentStatuses } from '@handrail/engine/payments';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { listSigners } from '../../tax-forms/index.ts';
import { type ClaimTold, listClaimTold } from '../payment-store.ts';
import type { Payment } from '../payment.ts';
import { listVendorsWithoutTaxId } from '../vendors/vendor-store.ts';

type GuardedPayment = Pick<Payment, 'id' | 'programId' | 'payee' | 'status'>;

/**
 * The payments that cannot be sent because they are reported to the IRS and nobody knows the payee's tax number: a person has
 * not signed a W-9, or a vendor has no EIN in the register. With when the payee was told to claim them. Whoever may not see
 * tax forms would find all of them missing: ask for the right first.
 */
export async function findTaxFormGaps(
  tx: Transaction,
  partnerId: string,
  payments: readonly GuardedPayment[],
): Promise<ReadonlyMap<string, ClaimTold>> {
  const unsent: readonly string[] = unsentStatuses;
  const waiting = payments.filter(({ status }) => unsent.includes(status));
  if (waiting.length === 0) return new Map();
  const programs = await listProgramsOf(tx, partnerId);
  const reported = new Set(
    programs.filter(({ config }) => isTaxBox(config.taxes?.reportableAs)).map(({ id }) => id),
  );
  const relevant = waiting.filter(({ programId }) => reported.has(programId));
  const idsOf = (type: Payment['payee']['type']) =>
    relevant.filter(({ payee }) => payee.type === type).map(({ payee }) => payee.id);
  const signers = await listSigners(tx, partnerId, idsOf('User'));
  const unnumbered = await listVendorsWithoutTaxId(tx, partnerId, idsOf('Vendor'));
  const isGap = ({ payee }: GuardedPayment) =>
    payee.type === 'User' ? !signers.has(payee.id) : unnumbered.has(payee.id);
  return listClaimTold(
    tx,
    partnerId,
    relevant.filter(isGap).map(({ id }) => id),
  );
}
