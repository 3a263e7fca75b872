import { defineWords } from '@handrail/engine';
import {
  formatOrder,
  mostCasesAtOnce,
  queueViews,
  usualOrder,
  type QueueOrder,
  type QueueView,
} from '@handrail/engine/cases';
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
  { first = usualPage, after, order = usualOrder }: QueuePageRequest,
): Promise<QueuePage> {
  const size = Math.min(Math.max(first, 1), largestPage);
  const start = after === undefined ? undefined : parseCursor(after, order);
  return ctx.db.read(async (tx) => {
    const search = await toSearch(tx, ctx, filter, order);
    const found = await listQueueCases(tx, ctx.partnerId, search, { order, after: start, limit: size + 1 });
    const rows = found.slice(0, size);
    const last = rows.at(-1);
    return {
      nodes: rows.map((row) => row.case),
      nextCursor: last && found.length > size ? toCursor(last.start, order) : null,
    };
  });
}

interface QueuePageRequest {
  readonly first?: number | undefined;
  readonly after?: string | undefined;
  readonly order?: QueueOrder | undefined;
}

/** The ids of all cases of a list in its order, up to a limit. */
export async function listQueueIds(
  ctx: RequestContext,
  filter: QueueFilter,
  order: QueueOrder,
  limit: number,
): Promise<string[]> {
  return ctx.db.read(async (tx) =>
    listQueueCaseIds(tx, ctx.partnerId, await toSearch(tx, ctx, filter, order), { order, limit }),
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
  return ctx.db.read((tx) =>
    Promise.all(
      queueViews.map(async (view) => {
        const search = await toSearch(tx, ctx, { view }, usualOrder);
        return { view, count: await countQueueCases(tx, ctx.partnerId, search, mostCounted) };
      }),
    ),
  );
}

/** One more than can be changed at once: whoever sees it knows that the list is too long. */
export const mostOfOneList = mostCasesAtOnce + 1;

/** How many cases a list has under its filters. */
export async function countQueue(ctx: RequestContext, filter: QueueFilter): Promise<number> {
  return ctx.db.read(async (tx) =>
    countQueueCases(tx, ctx.partnerId, await toSearch(tx, ctx, filter, usualOrder), mostOfOneList),
  );
}

async function toSearch(
  tx: Transaction,
  { partnerId, actor }: RequestContext,
  { find = '', ...filter }: QueueFilter,
  { by }: QueueOrder,
): Promise<QueueSearch> {
  if (!isStaff(actor)) throw new AppError('FORBIDDEN');
  const words = toSearchWords(find);
  const needsPrograms = words.length > 0 || by === 'program';
  const programs = needsPrograms ? await listProgramsOf(tx, partnerId) : [];
  return {
    ...filter,
    viewerId: actor.userId,
    programIds: programs.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(({ id }) => id),
    words: words.map((word) => ({
      word,
      programIds: programs.filter(({ name }) => isWordOf(name, word)).map(({ id }) => id),
    })),
  };
}

function isWordOf(name: string, word: string): boolean {
  return toSearchWords(name).some((part) => part.startsWith(word));
}

/** A cursor names its order: with another one, the same place means nothing. */
function toCursor({ id, value, group }: QueueStart, order: QueueOrder): string {
  return Buffer.from(JSON.stringify([formatOrder(order), value, id, group ?? null])).toString('base64url');
}

const noMore = defineWords('noMoreCases', 'There are no more cases to show.');

const place = z.string().max(200);
const cursor = z.tuple([z.string(), place, z.uuid(), place.nullable()]);

/** What the value of a place looks like; anything else would be refused by the database in its own words. */
const values = {
  due: z.iso.date(),
  submitted: z.string().regex(/^(infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?)$/),
  applicant: place,
  program: z.iso.date(),
  amount: z.string().regex(/^-?\d{1,15}$/),
  status: z.iso.date(),
} as const satisfies Record<QueueOrder['by'], z.ZodType<string>>;

function parseCursor(text: string, order: QueueOrder): QueueStart {
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) return refuse();
  const [named, value, id, group] = parsed.data;
  if (named !== formatOrder(order) || !values[order.by].safeParse(value).success) return refuse();
  return { id, value, group: group ?? undefined };
}

function refuse(): never {
  throw new AppError('INVALID_INPUT', (locale) => [noMore(locale)]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
