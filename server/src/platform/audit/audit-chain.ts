import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PartnerDb } from '../db/partner-db.ts';

const PAGE_ROWS = 1_000;

export interface ChainedEvent {
  readonly seq: number;
  /** The event exactly as the database spells it, because that spelling was hashed. */
  readonly text: string;
  readonly prevHash: Buffer;
  readonly hash: Buffer;
}

/** A place in a chain. */
export interface ChainLink {
  readonly seq: number;
  readonly hash: Buffer;
}

/** The hash that the database should have written for this event. */
export function chainHash({ prevHash, seq, text }: ChainedEvent): Buffer {
  return createHash('sha256')
    .update(prevHash)
    .update(`${String(seq)}:${text}`, 'utf8')
    .digest();
}

/** Reads a partner's events in order, page by page, from after a given place to the end. */
export async function* readChain(
  db: PartnerDb,
  partnerId: string,
  afterSeq: number,
): AsyncGenerator<ChainedEvent> {
  let after = afterSeq;
  for (;;) {
    const page = await readPage(db, partnerId, after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE_ROWS) return;
    after = last.seq;
  }
}

async function readPage(db: PartnerDb, partnerId: string, afterSeq: number): Promise<ChainedEvent[]> {
  const { rows } = await db.transaction((tx) =>
    sql<{ seq: string; text: string; prev_hash: Buffer; hash: Buffer }>`
      select seq::text, event::text as text, prev_hash, hash from audit_events
      where partner_id = ${partnerId} and seq > ${afterSeq} order by audit_events.seq limit ${PAGE_ROWS}`.execute(
      tx,
    ),
  );
  return rows.map((row) => ({
    seq: Number(row.seq),
    text: row.text,
    prevHash: row.prev_hash,
    hash: row.hash,
  }));
}
