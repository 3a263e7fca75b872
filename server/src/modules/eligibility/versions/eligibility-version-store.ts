import type { EligibilityContent } from '@handrail/engine';
import type { Selectable } from 'kysely';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { EligibilityVersion } from './eligibility-version.ts';

/** The version that people are asked: the newest one that was not taken back. */
export async function findCurrentVersion(
  tx: Transaction,
  partnerId: string,
): Promise<EligibilityVersion | undefined> {
  const row = await tx
    .selectFrom('eligibility_versions')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('taken_back_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toVersion(row);
}

export async function findVersionByNumber(
  tx: Transaction,
  partnerId: string,
  number: number,
): Promise<EligibilityVersion | undefined> {
  const row = await tx
    .selectFrom('eligibility_versions')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toVersion(row);
}

/** The newest versions, newest first. */
export async function listVersions(
  tx: Transaction,
  partnerId: string,
  most: number,
): Promise<EligibilityVersion[]> {
  const rows = await tx
    .selectFrom('eligibility_versions')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(toVersion);
}

/** A version and all that came after it. */
export async function listVersionsFrom(
  tx: Transaction,
  partnerId: string,
  number: number,
): Promise<Pick<EligibilityVersion, 'number' | 'publishedAt' | 'takenBackAt'>[]> {
  const rows = await tx
    .selectFrom('eligibility_versions')
    .select(['number', 'published_at as publishedAt', 'taken_back_at as takenBackAt'])
    .where('partner_id', '=', partnerId)
    .where('number', '>=', number)
    .execute();
  return rows;
}

export async function findLastNumber(tx: Transaction, partnerId: string): Promise<number> {
  const row = await tx
    .selectFrom('eligibility_versions')
    .select('number')
    .where('partner_id', '=', partnerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Whether the version was stored: not when someone else has published under its number meanwhile. */
export async function insertVersion(
  tx: Transaction,
  partnerId: string,
  version: Omit<EligibilityVersion, 'takenBackAt' | 'takenBackBy'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('eligibility_versions')
    .values({
      partner_id: partnerId,
      id: version.id,
      number: version.number,
      content: JSON.stringify(version.content),
      note: version.note,
      published_at: version.publishedAt,
      published_by: version.publishedBy,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'number']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether the version was taken back just now. */
export async function markTakenBack(
  tx: Transaction,
  partnerId: string,
  number: number,
  by: { readonly at: Date; readonly userId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('eligibility_versions')
    .set({ taken_back_at: by.at, taken_back_by: by.userId })
    .where('partner_id', '=', partnerId)
    .where('number', '=', number)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

function toVersion(row: Selectable<DB['eligibility_versions']>): EligibilityVersion {
  return {
    id: row.id,
    number: row.number,
    content: row.content as unknown as EligibilityContent,
    note: row.note,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    takenBackAt: row.taken_back_at,
    takenBackBy: row.taken_back_by,
  };
}
