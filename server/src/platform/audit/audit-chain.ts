import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PartnerDb } from '../db/partner-db.ts';

const PAGE_ROWS = 1_000;

/** One of the chains that a partner's log is made of. */
export interface Lane {
  readonly partnerId: string;
  readonly lane: number;
}

export interface ChainedEvent {
  readonly lane: number;
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
export function chainHash({ prevHash, lane, seq, text }: ChainedEvent): Buffer {
  const place = lane === 0 ? String(seq) : `${String(lane)}/${String(seq)}`;
  return createHash('sha256').update(prevHash).update(`${place}:${text}`, 'utf8').digest();
}

/** The lanes that a partner's log has events in, found by steps from one to the next: the log may be long. */
export async function listLanes(db: PartnerDb, partnerId: string): Promise<number[]> {
  const { rows } = await db.transaction((tx) =>
    sql<{ lane: number }>`
      with recursive found as (
        select min(lane) as lane from audit_events where partner_id = ${partnerId}
        union all
        select (select min(lane) from audit_events where partner_id = ${partnerId} and lane > found.lane)
        from found where lane is not null
      )
      select lane from found where lane is not null`.execute(tx),
  );
  return rows.map(({ lane }) => lane);
}

/** Reads the events of a lane in order, page by page, from after a given place to the end. */
export async function* readChain(db: PartnerDb, lane: Lane, afterSeq: number): AsyncGenerator<ChainedEvent> {
  let after = afterSeq;
  for (;;) {
    const page = await readPage(db, lane, after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE_ROWS) return;
    after = last.seq;
  }
}

async function readPage(db: PartnerDb, { partnerId, lane }: Lane, afterSeq: number): Promise<ChainedEvent[]> {
  const { rows } = await db.transaction((tx) =>
    sql<{ seq: string; text: string; prev_hash: Buffer; hash: Buffer }>`
      select seq::text, event::text as text, prev_hash, hash from audit_events
      where partner_id = ${partnerId} and lane = ${lane} and seq > ${afterSeq} order by audit_events.seq limit ${PAGE_ROWS}`.execute(
      tx,
    ),
  );
  return rows.map((row) => ({
    lane,
    seq: Number(row.seq),
    text: row.text,
    prevHash: row.prev_hash,
    hash: row.hash,
  }));
}
