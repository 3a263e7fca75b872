import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { UnclaimedStep, WaitingTimes } from './plan-unclaimed.ts';

const most = 1_000;

export interface WaitingPayment extends WaitingTimes {
  readonly id: string;
}

/** The payments that wait for a person to claim them, those that waited longest first; held ones wait for someone else. */
export async function listWaiting(
  tx: Transaction,
  partnerId: string,
  after: string,
): Promise<WaitingPayment[]> {
  const rows = await select(tx, partnerId).where('id', '>', after).orderBy('id').limit(most).execute();
  return rows.map(toWaiting);
}

export async function findWaiting(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<WaitingPayment | undefined> {
  const row = await select(tx, partnerId).where('id', '=', id).executeTakeFirst();
  return row && toWaiting(row);
}

/** Keeps that a step was taken, so that no other run takes it again. */
export async function markStep(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
  step: Exclude<UnclaimedStep, 'return'>,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      ...(step === 'tell' && { claim_told_at: now() }),
      ...(step === 'remind' && { claim_reminded_at: now() }),
      ...(step === 'warn' && { claim_warned_at: now() }),
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

function select(tx: Transaction, partnerId: string) {
  return tx
    .selectFrom('payments')
    .select(['id', 'authorized_at', 'claim_told_at', 'claim_reminded_at', 'claim_warned_at'])
    .where('partner_id', '=', partnerId)
    .where('status', '=', 'authorized')
    .where('payee_type', '=', 'User')
    .where((eb) => eb.or([eb('method', 'is', null), eb('method', '!=', 'External')]))
    .where('held_at', 'is', null)
    .where('authorized_at', 'is not', null);
}

type WaitingRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toWaiting(row: WaitingRow): WaitingPayment {
  return {
    id: row.id,
    authorizedAt: row.authorized_at ?? new Date(NaN),
    toldAt: row.claim_told_at,
    remindedAt: row.claim_reminded_at,
    warnedAt: row.claim_warned_at,
  };
}
