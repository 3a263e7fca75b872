import { sql } from 'kysely';
import type { RequestContext } from '../context.ts';
import type { Transaction } from '../db/partner-db.ts';
import type { Job } from './define-job.ts';
import { toRequester } from './requester.ts';

export interface EnqueueOptions {
  readonly runAt?: Date;
  /** A waiting job of the same partner, name and key is replaced instead of added to. */
  readonly key?: string;
  /** The person whose turn the job takes, where it is not the one who acts. */
  readonly onBehalfOf?: string;
}

/** Puts a job of the transaction's partner in the queue: it runs if and only if the transaction commits. */
export async function enqueueJob<Payload>(
  tx: Transaction,
  ctx: Pick<RequestContext, 'requestId' | 'actor'>,
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payload: Payload,
  { runAt, key, onBehalfOf }: EnqueueOptions = {},
): Promise<void> {
  const requester = onBehalfOf ?? toRequester(ctx.actor);
  const content = JSON.stringify({
    requestId: ctx.requestId,
    requester,
    payload: job.payload.parse(payload),
  });
  await sql`
    select enqueue(${job.name}, ${content}::jsonb, ${runAt ?? null}::timestamptz, ${key ?? null}::text)
  `.execute(tx);
}
