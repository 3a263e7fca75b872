import { sql } from 'kysely';
import type { PartnerDb, Transaction } from '../../../platform/db/partner-db.ts';

const pageRows = 1_000;

export interface ChainedEntry {
  readonly seq: number;
  /** What was hashed, spelled as the database spells it. */
  readonly text: string;
  readonly prevHash: Buffer;
  readonly hash: Buffer;
}

export interface JournalHead {
  readonly fundId: string;
  readonly seq: number;
  readonly hash: Buffer;
}

/** How far the books say that each journal of a partner has come. */
export async function listJournalHeads(tx: Transaction, partnerId: string): Promise<JournalHead[]> {
  const rows = await tx
    .selectFrom('fund_accounts')
    .select(['fund_id', 'last_seq', 'last_hash'])
    .where('partner_id', '=', partnerId)
    .orderBy('fund_id')
    .execute();
  return rows.map((row) => ({ fundId: row.fund_id, seq: row.last_seq, hash: row.last_hash }));
}

/** The entries of a journal in their order, page by page. */
export async function* readJournal(
  db: PartnerDb,
  partnerId: string,
  fundId: string,
): AsyncGenerator<ChainedEntry> {
  for (let after: number | undefined; ;) {
    const page = await db.read((tx) => readPage(tx, partnerId, fundId, after));
    yield* page;
    after = page.at(-1)?.seq;
    if (page.length < pageRows) return;
  }
}

async function readPage(
  tx: Transaction,
  partnerId: string,
  fundId: string,
  after: number | undefined,
): Promise<ChainedEntry[]> {
  // Spelled here, and hashed in our own process: the function of the database could have been replaced.
  const { rows } = await sql<{ seq: string; text: string; prev_hash: Buffer; hash: Buffer }>`
    select seq::text, prev_hash, hash, concat_ws('|',
        seq, id, fund_id, move, debit, credit, amount_cents, coalesce(payment_id::text, '-'),
        coalesce(program_id::text, '-'), actor_kind, coalesce(user_id::text, '-'),
        round(extract(epoch from at) * 1000)::bigint, source_after_cents, remaining_after_cents,
        obligated_after_cents, in_transit_after_cents, disbursed_after_cents, returned_after_cents,
        coalesce(memo, '')) as text
      from journal_entries
     where partner_id = ${partnerId} and fund_id = ${fundId} and ${after === undefined ? sql`true` : sql`seq > ${after}`}
     order by journal_entries.seq limit ${pageRows}`.execute(tx);
  return rows.map((row) => ({
    seq: Number(row.seq),
    text: row.text,
    prevHash: row.prev_hash,
    hash: row.hash,
  }));
}

/** What the audit log says about an entry, and the journal does not. */
export interface Contradiction {
  readonly fundId: string;
  readonly entry: string;
}

/** Entries that an act on record posted, and that are gone or have another amount. */
export async function listLostEntries(tx: Transaction, partnerId: string): Promise<Contradiction[]> {
  const { rows } = await sql<{ fund_id: string; entry: string }>`
    select coalesce(said.event->'next'->>'fundId', said.event->>'entityId') as fund_id,
           said.event->'next'->>'entryId' as entry
      from audit_events as said
      left join journal_entries as entry on entry.partner_id = ${partnerId}
       and entry.id = (said.event->'next'->>'entryId')::uuid
     where said.partner_id = ${partnerId} and said.event->'next' ? 'entryId'
       and (entry.id is null or entry.amount_cents <> (said.event->'next'->>'amountCents')::bigint)
     limit 100`.execute(tx);
  return rows.map((row) => ({ fundId: row.fund_id, entry: row.entry }));
}

/** Anchors in the audit log that the journal does not have any more. */
export async function listLostAnchors(tx: Transaction, partnerId: string): Promise<Contradiction[]> {
  const { rows } = await sql<{ fund_id: string; seq: string }>`
    select said.event->>'entityId' as fund_id, said.event->'next'->>'seq' as seq
      from audit_events as said
      left join journal_entries as entry on entry.partner_id = ${partnerId}
       and entry.fund_id = (said.event->>'entityId')::uuid and entry.seq = (said.event->'next'->>'seq')::bigint
     where said.partner_id = ${partnerId} and said.event->>'action' = 'anchorJournal'
       and entry.hash is distinct from decode(said.event->'next'->>'hash', 'hex')
     limit 100`.execute(tx);
  return rows.map((row) => ({ fundId: row.fund_id, entry: row.seq }));
}

/** Journals that have come further than the audit log says. */
export async function listGrownHeads(tx: Transaction, partnerId: string): Promise<JournalHead[]> {
  const rows = await tx
    .selectFrom('fund_accounts as books')
    .innerJoin('funds as fund', (join) =>
      join.onRef('fund.partner_id', '=', 'books.partner_id').onRef('fund.id', '=', 'books.fund_id'),
    )
    .select(['books.fund_id', 'books.last_seq', 'books.last_hash'])
    .where('books.partner_id', '=', partnerId)
    .whereRef('books.last_seq', '>', 'fund.anchored_seq')
    .orderBy('books.fund_id')
    .execute();
  return rows.map((row) => ({ fundId: row.fund_id, seq: row.last_seq, hash: row.last_hash }));
}

/** Saves work alone: what counts is in the audit log. */
export async function keepAnchored(tx: Transaction, partnerId: string, head: JournalHead): Promise<void> {
  await tx
    .updateTable('funds')
    .set({ anchored_seq: head.seq })
    .where('partner_id', '=', partnerId)
    .where('id', '=', head.fundId)
    .execute();
}
