import { defineWords } from '@handrail/engine';
import { z } from 'zod';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listPageOf, type PageStart } from './application-summary-store.ts';
import type { ApplicationSummary } from './application.ts';

/** A stretch of a person's applications. */
export interface ApplicationPage {
  readonly nodes: readonly ApplicationSummary[];
  /** What asks for the next page; null where there is none. */
  readonly nextCursor: string | null;
}

const largestPage = 100;

/** What the acting person has applied for, or is applying for, page by page and without answers. */
export async function listOwnApplications(
  ctx: RequestContext,
  {
    first = largestPage,
    after,
  }: { readonly first?: number | undefined; readonly after?: string | undefined },
): Promise<ApplicationPage> {
  if (ctx.actor.kind !== 'applicant') return { nodes: [], nextCursor: null };
  const { userId } = ctx.actor;
  const size = Math.min(Math.max(first, 1), largestPage);
  const start = after === undefined ? undefined : parseCursor(after);
  const found = await ctx.db.read((tx) =>
    listPageOf(tx, ctx.partnerId, userId, { after: start, limit: size + 1 }),
  );
  const nodes = found.slice(0, size);
  const last = nodes.at(-1);
  return { nodes, nextCursor: last && found.length > size ? toCursor(last) : null };
}

function toCursor({ submittedAt, createdAt, id }: ApplicationSummary): string {
  return Buffer.from(JSON.stringify([submittedAt === null, createdAt.toISOString(), id])).toString(
    'base64url',
  );
}

const noMore = defineWords('noMoreApplications', 'There are no more applications to show.');

const cursor = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]);

function parseCursor(text: string): PageStart {
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw new AppError('INVALID_INPUT', (locale) => [noMore(locale)]);
  const [isDraft, createdAt, id] = parsed.data;
  return { isDraft, createdAt: new Date(createdAt), id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
