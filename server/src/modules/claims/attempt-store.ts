import type { ClaimCode, ClaimMethod, RecallState } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Payouts } from '../../ports/payouts.ts';
import { type Attempt, type AttemptDetails, type AttemptState, openStates } from './attempt.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

const columns = [
  'id',
  'payment_id',
  'provider',
  'method',
  'state',
  'provider_reference',
  'refusal',
  'recall_state',
  'recall_asked_at',
  'created_at',
  'updated_at',
] as const;

export type NewAttempt = Pick<Attempt, 'id' | 'paymentId' | 'provider' | 'method'> & {
  readonly details: AttemptDetails;
  readonly accountIndex?: Buffer | null;
};

/** Opens an attempt; nothing where the payment has an open one. Whoever opens one locks the payment first. */
export async function insertAttempt(
  tx: Transaction,
  ctx: StoreContext & Pick<RequestContext, 'now'>,
  { id, paymentId, provider, method, details, accountIndex = null }: NewAttempt,
): Promise<Attempt | undefined> {
  const row = await tx
    .insertInto('payment_attempts')
    .values({
      ...{ partner_id: ctx.partnerId, id, payment_id: paymentId, provider, method, state: 'submitting' },
      account_index: accountIndex,
      details: await encryptField(tx, ctx, placeOf(id), JSON.stringify(details)),
      ...{ created_at: ctx.now(), updated_at: ctx.now() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && toAttempt(row);
}

export async function findAttempt(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<Attempt | undefined> {
  const row = await select(tx, partnerId).where('id', '=', id).executeTakeFirst();
  return row && toAttempt(row);
}

/** Reads an attempt and keeps everyone else from changing it; case and payment are locked before it. */
export async function lockAttempt(tx: Transaction, partnerId: string, id: string): Promise<Attempt> {
  const row = await select(tx, partnerId).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return toAttempt(row);
}

/** The newest try of a payment, locked; the case and the payment are locked before it. */
export async function lockNewestAttempt(
  tx: Transaction,
  partnerId: string,
  paymentId: string,
): Promise<Attempt | undefined> {
  const row = await select(tx, partnerId)
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row && toAttempt(row);
}

export async function updateAttempt(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
  changes: Partial<Pick<Attempt, 'state' | 'reference' | 'refusal' | 'recall'>> & {
    /** Who said what became of it, where its provider cannot. */
    readonly settledBy?: string;
  },
): Promise<void> {
  const { state, reference, refusal, recall, settledBy } = changes;
  await tx
    .updateTable('payment_attempts')
    .set({
      updated_at: now(),
      ...(state !== undefined && { state }),
      ...(reference !== undefined && { provider_reference: reference }),
      ...(refusal !== undefined && { refusal }),
      ...(recall !== undefined && { recall_state: recall }),
      ...(settledBy !== undefined && { settled_by: settledBy }),
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** Opens where the money of an attempt goes. */
export async function readDetails(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
): Promise<AttemptDetails | undefined> {
  const row = await tx
    .selectFrom('payment_attempts')
    .select('details')
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.details) return undefined;
  return JSON.parse(await decryptField(tx, ctx, placeOf(id), row.details)) as AttemptDetails;
}

/** Whether the provider still has to say something about a payment. */
export async function hasOpenAttempt(
  tx: Transaction,
  partnerId: string,
  paymentId: string,
): Promise<boolean> {
  const open = select(tx, partnerId).where('payment_id', '=', paymentId).where('state', 'in', openStates);
  return (await open.executeTakeFirst()) !== undefined;
}

/** How many attempts a payee has begun since a moment. */
export async function countAttemptsOf(
  tx: Transaction,
  partnerId: string,
  userId: string,
  since: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom('payment_attempts as attempt')
    .innerJoin('payments as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'attempt.partner_id')
        .onRef('payment.id', '=', 'attempt.payment_id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('attempt.partner_id', '=', partnerId)
    .where('payment.payee_user_id', '=', userId)
    .where('attempt.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What the provider has to be asked about: whatever is not answered after a while, and what is on its way. Those that were
 * not asked about for longest come first, so that some that stay unknown keep none of the others waiting.
 */
export async function listOpenAttempts(
  tx: Transaction,
  partnerId: string,
  {
    names,
    polled,
    unansweredBefore,
    most,
  }: Pick<Payouts, 'names' | 'polled'> & { readonly unansweredBefore: Date; readonly most: number },
): Promise<Attempt[]> {
  const rows = await select(tx, partnerId)
    .where('provider', 'in', names)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'unknown'),
        eb.and([eb('state', '=', 'accepted'), eb('provider', '=', eb.fn.any(eb.val(polled)))]),
        eb.and([eb('state', '=', 'submitting'), eb('created_at', '<=', unansweredBefore)]),
      ]),
    )
    .orderBy((eb) => eb.fn.coalesce('asked_at', 'created_at'))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(toAttempt);
}

/** Sends an attempt to the end of the line of those that the provider is asked about. */
export async function noteAsked(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ asked_at: now() })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

function select(tx: Transaction, partnerId: string) {
  return tx.selectFrom('payment_attempts').select(columns).where('partner_id', '=', partnerId);
}

function placeOf(rowId: string) {
  return { table: 'payment_attempts', column: 'details', purpose: 'payment', rowId } as const;
}

interface AttemptRow {
  readonly id: string;
  readonly payment_id: string;
  readonly provider: string;
  readonly method: string;
  readonly state: string;
  readonly provider_reference: string | null;
  readonly refusal: string | null;
  readonly recall_state: string | null;
  readonly recall_asked_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

function toAttempt(row: AttemptRow): Attempt {
  return {
    id: row.id,
    paymentId: row.payment_id,
    provider: row.provider,
    method: row.method as ClaimMethod,
    state: row.state as AttemptState,
    reference: row.provider_reference,
    refusal: row.refusal as ClaimCode | null,
    recall: row.recall_state as RecallState | null,
    recallAskedAt: row.recall_asked_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
