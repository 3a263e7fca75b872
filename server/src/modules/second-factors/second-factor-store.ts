import type { Transaction } from '../../platform/db/partner-db.ts';
import type { SecondFactor, SecondFactorKind } from './second-factor.ts';

/** The confirmed factors of a person, oldest first. */
export async function listFactors(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<SecondFactor[]> {
  const rows = await tx
    .selectFrom('second_factors')
    .select(['id', 'kind', 'label', 'created_at', 'last_used_at'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as SecondFactorKind,
    label: row.label,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Everyone of the partner who has a confirmed factor. */
export async function listUsersWithFactor(tx: Transaction, partnerId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('second_factors')
    .select('user_id')
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

export async function deleteFactor(tx: Transaction, partnerId: string, id: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('partner_id', '=', partnerId).where('id', '=', id).execute();
}

export async function deleteFactorsOf(tx: Transaction, partnerId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('second_factors')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute();
}
