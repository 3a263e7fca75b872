import type { ClaimCode } from '@handrail/engine/payments';
import type { Transaction } from '../../platform/db/partner-db.ts';

/** One payment as the test bank keeps it. Of where the money goes it keeps nothing. */
export interface TestTransfer {
  readonly attemptId: string;
  readonly method: string;
  readonly amountCents: number;
  readonly reference: string;
  readonly askedAt: Date;
  /** Null where it got lost on the way. */
  readonly acceptedAt: Date | null;
  readonly refusal: ClaimCode | null;
  /** Before that, the bank says nothing about it. */
  readonly knownFrom: Date | null;
  readonly arrivesAt: Date | null;
  readonly comesBackAt: Date | null;
  readonly problem: ClaimCode | null;
}

/** Keeps a payment; false where the bank has its key already. */
export async function insertTransfer(
  tx: Transaction,
  partnerId: string,
  transfer: TestTransfer,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('test_bank_transfers')
    .values({
      partner_id: partnerId,
      attempt_id: transfer.attemptId,
      method: transfer.method,
      amount_cents: transfer.amountCents,
      reference: transfer.reference,
      asked_at: transfer.askedAt,
      ...toColumns(transfer),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export type TransferChanges = Partial<
  Pick<TestTransfer, 'acceptedAt' | 'refusal' | 'knownFrom' | 'arrivesAt' | 'comesBackAt' | 'problem'>
>;

export async function updateTransfer(
  tx: Transaction,
  partnerId: string,
  attemptId: string,
  changes: TransferChanges,
): Promise<void> {
  await tx
    .updateTable('test_bank_transfers')
    .set(toColumns(changes))
    .where('partner_id', '=', partnerId)
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** Reads a payment and keeps everyone else from changing it. */
export async function lockTransfer(
  tx: Transaction,
  partnerId: string,
  attemptId: string,
): Promise<TestTransfer | undefined> {
  const row = await select(tx, partnerId).where('attempt_id', '=', attemptId).forUpdate().executeTakeFirst();
  return row && toTransfer(row);
}

export async function findTransfer(
  tx: Transaction,
  partnerId: string,
  attemptId: string,
): Promise<TestTransfer | undefined> {
  const row = await select(tx, partnerId).where('attempt_id', '=', attemptId).executeTakeFirst();
  return row && toTransfer(row);
}

/** The payments that the bank knows, the newest first. */
export async function listTransfers(
  tx: Transaction,
  partnerId: string,
  most: number,
): Promise<TestTransfer[]> {
  const rows = await select(tx, partnerId)
    .orderBy('asked_at', 'desc')
    .orderBy('attempt_id')
    .limit(most)
    .execute();
  return rows.map(toTransfer);
}

export async function listTransfersSince(
  tx: Transaction,
  partnerId: string,
  since: Date,
): Promise<TestTransfer[]> {
  const rows = await select(tx, partnerId).where('asked_at', '>=', since).orderBy('asked_at').execute();
  return rows.map(toTransfer);
}

function select(tx: Transaction, partnerId: string) {
  return tx.selectFrom('test_bank_transfers').selectAll().where('partner_id', '=', partnerId);
}

function toColumns(changes: TransferChanges) {
  return {
    ...(changes.acceptedAt !== undefined && { accepted_at: changes.acceptedAt }),
    ...(changes.refusal !== undefined && { refusal: changes.refusal }),
    ...(changes.knownFrom !== undefined && { known_from: changes.knownFrom }),
    ...(changes.arrivesAt !== undefined && { arrives_at: changes.arrivesAt }),
    ...(changes.comesBackAt !== undefined && { comes_back_at: changes.comesBackAt }),
    ...(changes.problem !== undefined && { problem: changes.problem }),
  };
}

interface TransferRow {
  readonly attempt_id: string;
  readonly method: string;
  readonly amount_cents: number;
  readonly reference: string;
  readonly asked_at: Date;
  readonly accepted_at: Date | null;
  readonly refusal: string | null;
  readonly known_from: Date | null;
  readonly arrives_at: Date | null;
  readonly comes_back_at: Date | null;
  readonly problem: string | null;
}

function toTransfer(row: TransferRow): TestTransfer {
  return {
    attemptId: row.attempt_id,
    method: row.method,
    amountCents: row.amount_cents,
    reference: row.reference,
    askedAt: row.asked_at,
    acceptedAt: row.accepted_at,
    refusal: row.refusal as ClaimCode | null,
    knownFrom: row.known_from,
    arrivesAt: row.arrives_at,
    comesBackAt: row.comes_back_at,
    problem: row.problem as ClaimCode | null,
  };
}
