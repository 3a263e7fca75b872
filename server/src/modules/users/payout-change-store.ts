import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/partner-db.ts';

/** What someone changed of where their money goes. */
export type PayoutChange = 'email' | 'bankAccount' | 'mailingAddress';

/** For how long nothing is sent after a change, where a partner never said anything else. */
export const usualCoolDownHours = 72;

interface NewPayoutChange {
  readonly change: PayoutChange;
  readonly now: Date;
  /** There was no such place before. That changes nothing for whoever was never paid. */
  readonly isFirst?: boolean;
  /** A keyed digest of the account or address that a claim named, so that the claim can follow after the pause. */
  readonly targetIndex?: Buffer | null;
}

/**
 * Notes that a person changed where their money goes, so that nothing is sent there for a while. The end of the pause is
 * kept with it: whoever shortens the pause of a partner lets nothing go that is held.
 */
export async function notePayoutChange(
  tx: Transaction,
  partnerId: string,
  id: string,
  { change, now, isFirst = false, targetIndex = null }: NewPayoutChange,
): Promise<void> {
  if (isFirst && !(await hasBeenPaid(tx, partnerId, id))) return;
  const settings = await tx
    .selectFrom('payment_settings')
    .select('cool_down_hours')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  const pausedUntil = toPauseEnd(now, settings?.cool_down_hours ?? usualCoolDownHours);
  await tx
    .updateTable('users')
    .set({
      ...{ payout_change: change, payout_changed_at: now, payout_target_index: targetIndex },
      // A change during a pause never makes it shorter.
      payout_paused_until: sql`greatest(payout_paused_until, ${pausedUntil}::timestamptz)`,
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** Whether money has ever arrived at a person, in whichever way. */
export async function hasBeenPaid(tx: Transaction, partnerId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('payee_user_id', '=', userId)
    .where('status', '=', 'success')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function toPauseEnd(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * 3_600_000);
}

/** Whether the last change was a claim to just this account or address. */
export async function isNotedTarget(
  tx: Transaction,
  partnerId: string,
  id: string,
  targetIndex: Buffer,
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('payout_target_index', '=', targetIndex)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever names an account and then has their money sent elsewhere has to name it again. */
export async function forgetTarget(tx: Transaction, partnerId: string, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ payout_target_index: null })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('payout_target_index', 'is not', null)
    .execute();
}

/** What people last changed of where their money goes, and how long it pauses; those who never did are left out. */
export async function listPayoutChanges(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly change: PayoutChange; readonly until: Date }[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'payout_change', 'payout_paused_until'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .where('payout_paused_until', 'is not', null)
    .execute();
  return rows.flatMap(({ id, payout_change, payout_paused_until: until }) =>
    payout_change && until ? [{ id, change: payout_change as PayoutChange, until }] : [],
  );
}
