import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

export interface StoredTotp {
  readonly id: string;
  readonly secret: string;
  readonly createdAt: Date;
}

function secretPlace(id: string) {
  return { table: 'second_factors', column: 'secret', rowId: id, purpose: 'second-factor' } as const;
}

/** Keeps a secret that its owner has yet to confirm, in the place of any earlier one. */
export async function insertPendingTotp(
  tx: Transaction,
  ctx: StoreContext,
  { id, userId, secret, label }: { id: string; userId: string; secret: string; label: string },
): Promise<void> {
  await tx
    .deleteFrom('second_factors')
    .where('partner_id', '=', ctx.partnerId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is', null)
    .execute();
  await tx
    .insertInto('second_factors')
    .values({
      partner_id: ctx.partnerId,
      id,
      user_id: userId,
      kind: 'totp',
      label,
      secret: await encryptField(tx, ctx, secretPlace(id), secret),
      created_at: ctx.now(),
    })
    .execute();
}

/** The person's secrets that are confirmed, or the one that is not yet. */
export async function listTotps(
  tx: Transaction,
  ctx: StoreContext,
  userId: string,
  state: 'confirmed' | 'pending',
): Promise<StoredTotp[]> {
  const rows = await tx
    .selectFrom('second_factors')
    .select(['id', 'secret', 'created_at'])
    .where('partner_id', '=', ctx.partnerId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null)
    .execute();
  return Promise.all(
    rows.map(async ({ id, secret, created_at }) => ({
      id,
      secret: await decryptField(tx, ctx, secretPlace(id), secret ?? ''),
      createdAt: created_at,
    })),
  );
}

export async function confirmTotp(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  { id, timeStep, label }: { id: string; timeStep: number; label: string },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now(), last_time_step: timeStep, label })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** Takes the time step in one go: a code of this step or an earlier one is never good again. */
export async function takeTimeStep(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  id: string,
  timeStep: number,
): Promise<boolean> {
  const taken = await tx
    .updateTable('second_factors')
    .set({ last_time_step: timeStep, last_used_at: now() })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('last_time_step', '<', timeStep)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
