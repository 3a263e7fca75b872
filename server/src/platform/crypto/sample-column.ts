import { sql } from 'kysely';
import type { PartnerDb } from '../db/partner-db.ts';
import type { EncryptionContext } from './data-keys.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';
import { decryptField, FieldDecryptionError } from './field-encryption.ts';

export interface ColumnSample {
  readonly opened: number;
  /** The rows whose value no key opens. */
  readonly unreadable: readonly string[];
}

/** Tries whether values of a column open, at most so many and chosen at random. */
export function sampleColumn(
  ctx: EncryptionContext & { readonly db: PartnerDb },
  column: EncryptedColumn,
  limit: number,
): Promise<ColumnSample> {
  return ctx.db.transaction(async (tx) => {
    const { rows } = await sql<{ id: string; value: string }>`
      select id, ${sql.ref(column.column)} as value from ${sql.table(column.table)}
      where partner_id = ${ctx.partnerId} and ${sql.ref(column.column)} is not null
      order by random() limit ${limit}`.execute(tx);
    const unreadable: string[] = [];
    for (const { id, value } of rows) {
      try {
        await decryptField(tx, ctx, { ...column, rowId: id }, value);
      } catch (error) {
        if (!(error instanceof FieldDecryptionError)) throw error;
        unreadable.push(id);
      }
    }
    return { opened: rows.length - unreadable.length, unreadable };
  });
}
