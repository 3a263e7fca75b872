import { setTimeout as pause } from 'node:timers/promises';
import type { PartnerDb, Transaction } from '../db/partner-db.ts';
import { type EncryptionContext, getCurrentDataKey } from './data-keys.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';
import { decryptField, FieldDecryptionError, sealField } from './field-encryption.ts';
import { countOutdated, lockOutdated, replaceValues, type Replacement } from './outdated-values.ts';
import { OperatorError } from '../errors/operator-error.ts';

const BATCH_ROWS = 200;
const MOST_PASSES = 100;
const PAUSE_MS = 100;

export interface ColumnResult {
  readonly partnerId: string;
  readonly table: string;
  readonly column: string;
  readonly moved: number;
  /** Rows that no key opens: they were altered or moved, and keep their old value for an investigation. */
  readonly unreadable: readonly string[];
}

/** Moves every value of one column to the current data key, in batches that never wait for other people's row locks. */
export async function reencryptColumn(
  ctx: EncryptionContext & { readonly db: PartnerDb },
  column: EncryptedColumn,
): Promise<ColumnResult> {
  const unreadable = new Set<string>();
  let moved = 0;

  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    let after: string | undefined;
    do {
      const batch = await moveBatch(ctx, column, after);
      after = batch.lastId;
      moved += batch.moved;
      for (const id of batch.unreadable) unreadable.add(id);
    } while (after !== undefined);

    if ((await countLeft(ctx, column)) <= unreadable.size) {
      const { table, column: name } = column;
      return { partnerId: ctx.partnerId, table, column: name, moved, unreadable: [...unreadable] };
    }
    await pause(PAUSE_MS);
  }
  throw new OperatorError(
    `Rows of ${column.table} stay locked by other work; run the rotation again to finish it`,
  );
}

interface Batch {
  readonly lastId: string | undefined;
  readonly moved: number;
  readonly unreadable: readonly string[];
}

function moveBatch(
  ctx: EncryptionContext & { readonly db: PartnerDb },
  column: EncryptedColumn,
  after: string | undefined,
): Promise<Batch> {
  return ctx.db.transaction(async (tx) => {
    const current = await getCurrentDataKey(tx, ctx, column.purpose);
    const rows = await lockOutdated(tx, ctx.partnerId, column, {
      currentKeyId: current.id,
      after,
      limit: BATCH_ROWS,
    });
    const replacements: Replacement[] = [];
    const unreadable: string[] = [];
    for (const { id, value } of rows) {
      const place = { ...column, rowId: id };
      const plaintext = await readOrSkip(tx, ctx, place, value);
      if (plaintext === undefined) unreadable.push(id);
      else
        replacements.push({
          id,
          oldValue: value,
          newValue: sealField(current, ctx.partnerId, place, plaintext),
        });
    }
    const moved = await replaceValues(tx, ctx.partnerId, column, replacements);
    return { lastId: rows.at(-1)?.id, moved, unreadable };
  });
}

async function readOrSkip(...args: Parameters<typeof decryptField>): Promise<string | undefined> {
  try {
    return await decryptField(...args);
  } catch (error) {
    if (error instanceof FieldDecryptionError) return undefined;
    throw error;
  }
}

function countLeft(
  ctx: EncryptionContext & { readonly db: PartnerDb },
  column: EncryptedColumn,
): Promise<number> {
  return ctx.db.transaction(async (tx: Transaction) => {
    const current = await getCurrentDataKey(tx, ctx, column.purpose);
    return countOutdated(tx, ctx.partnerId, column, current.id);
  });
}
