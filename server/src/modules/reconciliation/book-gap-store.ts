import { sql } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { BookGap, BookGapKind, Difference } from './book-gap.ts';

/** Keeps a difference; one that is open already is only seen again. */
export async function keepGap(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  difference: Difference,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const row = await tx
    .insertInto('book_gaps')
    .values({
      partner_id: partnerId,
      kind: difference.kind,
      subject: difference.subject,
      fund_id: difference.fundId,
      payment_id: difference.paymentId ?? null,
      program_id: difference.programId ?? null,
      reference: difference.reference ?? null,
      own_cents: difference.ownCents ?? null,
      other_cents: difference.otherCents ?? null,
      blocks_fund: difference.fundId !== null,
      found_at: now(),
      last_seen_at: now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'kind', 'subject'])
        .where('resolved_at', 'is', null)
        .doUpdateSet({ last_seen_at: now() }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return { id: row.id, isNew: row.is_new };
}

/** The differences that nobody has resolved, the oldest first. */
export async function listOpenGaps(tx: Transaction, partnerId: string): Promise<BookGap[]> {
  const rows = await select(tx, partnerId)
    .orderBy('gap.found_at')
    .orderBy('gap.kind')
    .orderBy('gap.subject')
    .limit(mostShown)
    .execute();
  return rows.map(toGap);
}

/** Reads an open difference and keeps everyone else from closing it. */
export async function lockOpenGap(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<BookGap | undefined> {
  const row = await select(tx, partnerId).where('gap.id', '=', id).forUpdate('gap').executeTakeFirst();
  return row && toGap(row);
}

export async function closeGap(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
  { userId, resolution }: { readonly userId: string; readonly resolution: string },
): Promise<void> {
  await tx
    .updateTable('book_gaps')
    .set({ resolved_at: now(), resolved_by: userId, resolution })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** Whether another open difference keeps a fund blocked. */
export async function hasOpenGap(tx: Transaction, partnerId: string, fundId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('book_gaps')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('fund_id', '=', fundId)
    .where('resolved_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

const mostShown = 200;

function select(tx: Transaction, partnerId: string) {
  return tx
    .selectFrom('book_gaps as gap')
    .leftJoin('funds as fund', (join) =>
      join.onRef('fund.partner_id', '=', 'gap.partner_id').onRef('fund.id', '=', 'gap.fund_id'),
    )
    .leftJoin('payments as payment', (join) =>
      join.onRef('payment.partner_id', '=', 'gap.partner_id').onRef('payment.id', '=', 'gap.payment_id'),
    )
    .leftJoin('programs as program', (join) =>
      join.onRef('program.partner_id', '=', 'gap.partner_id').onRef('program.id', '=', 'gap.program_id'),
    )
    .select([
      ...(['gap.id', 'gap.kind', 'gap.fund_id', 'gap.payment_id', 'gap.reference'] as const),
      ...([
        'gap.own_cents',
        'gap.other_cents',
        'gap.blocks_fund',
        'gap.found_at',
        'gap.last_seen_at',
      ] as const),
      ...(['fund.name as fund_name', 'program.name as program_name'] as const),
      ...(['payment.display_id as payment_display_id', 'payment.case_id'] as const),
    ])
    .where('gap.partner_id', '=', partnerId)
    .where('gap.resolved_at', 'is', null);
}

type GapRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toGap(row: GapRow): BookGap {
  return {
    id: row.id,
    kind: row.kind as BookGapKind,
    fundId: row.fund_id,
    fundName: row.fund_name,
    paymentId: row.payment_id,
    paymentDisplayId: row.payment_display_id,
    caseId: row.case_id,
    programName: row.program_name,
    reference: row.reference,
    ownCents: row.own_cents,
    otherCents: row.other_cents,
    blocksFund: row.blocks_fund,
    foundAt: row.found_at,
    lastSeenAt: row.last_seen_at,
  };
}
