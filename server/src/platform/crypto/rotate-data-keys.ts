import { appendAuditEvent } from '../audit/append-audit-event.ts';
import type { PartnerDb } from '../db/partner-db.ts';
import { insertDataKey, lockDataKey } from './data-keys.ts';
import { encryptedColumns, type EncryptionPurpose } from './encrypted-columns.ts';
import type { OperatorContext } from './operator-context.ts';
import { type ColumnResult, reencryptColumn } from './reencrypt-column.ts';

/** Gives every partner a new data key per purpose and moves all stored values to it, while people keep working. */
export async function rotateDataKeys(ctx: OperatorContext): Promise<ColumnResult[]> {
  const results: ColumnResult[] = [];
  for (const partnerId of await ctx.database.listPartnerIds()) {
    const partner = { ...ctx, partnerId, db: ctx.database.partner({ partnerId, role: 'system' }) };
    for (const purpose of new Set(encryptedColumns.map((column) => column.purpose))) {
      if (!(await replaceDataKey(partner, purpose))) continue;
      for (const column of encryptedColumns.filter((candidate) => candidate.purpose === purpose)) {
        results.push(await reencryptColumn(partner, column));
      }
    }
  }
  return results;
}

type PartnerContext = OperatorContext & { readonly partnerId: string; readonly db: PartnerDb };

/** Retiring the old key waits for every transaction that is writing with it; afterwards all writers take the new one. */
async function replaceDataKey(ctx: PartnerContext, purpose: EncryptionPurpose): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockDataKey(tx, ctx.partnerId, purpose);
    const retired = await tx
      .updateTable('data_keys')
      .set({ retired_at: ctx.now() })
      .where('partner_id', '=', ctx.partnerId)
      .where('purpose', '=', purpose)
      .where('retired_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!retired) return false;

    const id = await insertDataKey(tx, ctx, purpose);
    appendAuditEvent(tx, ctx, {
      action: 'rotateDataKey',
      entityType: 'dataKey',
      entityId: id,
      previous: { dataKeyId: retired.id },
      next: { dataKeyId: id, purpose },
    });
    return true;
  });
}
