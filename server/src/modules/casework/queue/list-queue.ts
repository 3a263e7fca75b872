import { defineWords } from '@handrail/engine';
import { queueViews, type QueueView } from '@handrail/engine/cases';
import { z } from 'zod';
import { isStaff } from '../../../platform/actor.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { listProgramsOf } from '../../programs/index.ts';
import type { QueueCase, QueueFilter, QueueStart } from './queue-case.ts';
import { countQueueCases, listQueueCaseIds, listQueueCases, type QueueSearch } from './queue-store.ts';
import { toSearchWords } from './search-words.ts';

export interface QueuePage {
  readonly nodes: readonly QueueCase[];
  /** What asks for the next page; null where there is none. */
  readonly nextCursor: string | null;
}

const largestPage = 100;
const usualPage = 50;

/** The cases of one list, page by page: the first costs as much as the last. */
export async function listQueue(
  ctx: RequestContext,
  filter: QueueFilter,
  { first = usualPage, after }: { readonly first?: number | undefined; readonly after?: string | undefined },
): Promise<QueuePage> {
  const size = Math.min(Math.max(first, 1), largestPage);
  const start = after === undefined ? undefined : parseCursor(after);
  const found = await ctx.db.read(async (tx) =>
    listQueueCases(tx, ctx.partnerId, await toSearch(tx, ctx, filter), { after: start, limit: size + 1 }),
  );
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    nodes: rows.map((row) => row.case),
    nextCursor: last && found.length > size ? toCursor(last.start) : null,
  };
}

/** The ids of all cases of a list, up to a limit. */
export async function listQueueIds(
  ctx: RequestContext,
  filter: QueueFilter,
  limit: number,
): Promise<string[]> {
  return ctx.db.read(async (tx) =>
    listQueueCaseIds(tx, ctx.partnerId, await toSearch(tx, ctx, filter), limit),
  );
}

export interface QueueCount {
  readonly view: QueueView;
  readonly count: number;
}

/** Beyond this nobody needs the number, and counting would cost more than reading. */
export const mostCounted = 1000;

/** How many cases wait in each list. */
export async function countQueues(ctx: RequestContext): Promise<QueueCount[]> {
  return ctx.db.read(async (tx) => {
    const counts: QueueCount[] = [];
    for (const view of queueViews) {
      const search = await toSearch(tx, ctx, { view });
      counts.push({ view, count: await countQueueCases(tx, ctx.partnerId, search, mostCounted) });
    }
    return counts;
  });
}

async function toSearch(
  tx: Transaction,
  { partnerId, actor }: RequestContext,
  { find = '', ...filter }: QueueFilter,
): Promise<QueueSearch> {
  if (!isStaff(actor)) throw new AppError('FORBIDDEN');
  const words = toSearchWords(find);
  const programs = words.length === 0 ? [] : await listProgramsOf(tx, partnerId);
  return {
    ...filter,
    viewerId: actor.userId,
    words: words.map((word) => ({
      word,
      programIds: programs.filter(({ name }) => isWordOf(name, word)).map(({ id }) => id),
    })),
  };
}

function isWordOf(name: string, word: string): boolean {
  return toSearchWords(name).some((part) => part.startsWith(word));
}

function toCursor({ dueOn, id }: QueueStart): string {
  return Buffer.from(JSON.stringify([dueOn, id])).toString('base64url');
}

const noMore = defineWords('noMoreCases', 'There are no more cases to show.');

const cursor = z.tuple([z.iso.date(), z.uuid()]);

function parseCursor(text: string): QueueStart {
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw new AppError('INVALID_INPUT', (locale) => [noMore(locale)]);
  const [dueOn, id] = parsed.data;
  return { dueOn, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
