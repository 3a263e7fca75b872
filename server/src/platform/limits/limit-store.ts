import { sql } from 'kysely';
import type { RequestContext } from '../context.ts';
import type { Transaction } from '../db/partner-db.ts';
import { type Counted, slotSeconds } from './limit.ts';

type LimitContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** How often it was tried within the window, and when the oldest of these tries stops counting. */
export interface Usage {
  readonly hits: number;
  readonly freeAt: Date | undefined;
}

/** Makes every count of one subject wait for the one before, in all processes. */
export async function lockSubject(tx: Transaction, ctx: LimitContext, counted: Counted): Promise<void> {
  const name = `limit:${ctx.partnerId}:${counted.limit.key}:${subjectOf(ctx, counted).toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function readUsage(tx: Transaction, ctx: LimitContext, counted: Counted): Promise<Usage> {
  const { hits, free_at } = await tx
    .selectFrom('limit_hits')
    .select(({ fn }) => [
      fn.sum<string | null>('hits').as('hits'),
      fn.min<Date | null>('expires_at').as('free_at'),
    ])
    .where('partner_id', '=', ctx.partnerId)
    .where('limit_key', '=', counted.limit.key)
    .where('subject', '=', subjectOf(ctx, counted))
    .where('expires_at', '>', ctx.now())
    .executeTakeFirstOrThrow();
  return { hits: Number(hits ?? 0), freeAt: free_at ?? undefined };
}

export async function addHit(tx: Transaction, ctx: LimitContext, counted: Counted): Promise<void> {
  const { limit, times = 1 } = counted;
  const slotMs = slotSeconds(limit) * 1000;
  const slot = new Date(Math.floor(ctx.now().getTime() / slotMs) * slotMs);
  await tx
    .insertInto('limit_hits')
    .values({
      partner_id: ctx.partnerId,
      limit_key: limit.key,
      subject: subjectOf(ctx, counted),
      slot,
      // A slot counts until its last moment is a whole window ago.
      expires_at: new Date(slot.getTime() + (slotMs === 1000 ? 0 : slotMs) + limit.windowMinutes * 60_000),
      hits: times,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'limit_key', 'subject', 'slot'])
        .doUpdateSet((update) => ({ hits: update('limit_hits.hits', '+', times) })),
    )
    .execute();
}

export async function removeHits(tx: Transaction, ctx: LimitContext, counted: Counted): Promise<void> {
  await tx
    .deleteFrom('limit_hits')
    .where('partner_id', '=', ctx.partnerId)
    .where('limit_key', '=', counted.limit.key)
    .where('subject', '=', subjectOf(ctx, counted))
    .execute();
}

/** Neither addresses nor networks are kept: the digest only recognizes them. */
function subjectOf({ keys, partnerId }: LimitContext, { limit, subject }: Counted): Buffer {
  return keys.blindIndex(partnerId, `limit:${limit.key}`, subject);
}
