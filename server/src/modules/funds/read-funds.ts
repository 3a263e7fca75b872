import type { Balances } from '@handrail/engine/payments';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '../../platform/context.ts';
import { assertRight } from '../../platform/rights.ts';
import { getPartnerWithin } from '../partners/index.ts';
import { listFundsWithBalances } from './fund-store.ts';
import type { FundWithBalances, JournalEntry } from './fund.ts';
import { findBalancesAt, listEntries } from './journal-store.ts';

export function listFunds(ctx: RequestContext): Promise<FundWithBalances[]> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read((tx) => listFundsWithBalances(tx, ctx.partnerId));
}

export async function findOneFund(ctx: RequestContext, id: string): Promise<FundWithBalances | undefined> {
  assertRight(ctx.actor, 'issuePayments');
  const [found] = await ctx.db.read((tx) => listFundsWithBalances(tx, ctx.partnerId, [id]));
  return found;
}

export interface Statement {
  readonly entries: readonly JournalEntry[];
  /** The place to go on from; null at the first entry. */
  readonly nextBefore: number | null;
}

export const mostEntries = 100;

/** One page of what happened in a fund, the newest first. */
export async function findStatement(
  ctx: RequestContext,
  fundId: string,
  { before, first }: { readonly before?: number | undefined; readonly first: number },
): Promise<Statement> {
  assertRight(ctx.actor, 'issuePayments');
  const most = Math.max(1, Math.min(first, mostEntries));
  const found = await ctx.db.read((tx) => listEntries(tx, ctx.partnerId, fundId, { before, most: most + 1 }));
  const entries = found.slice(0, most);
  return { entries, nextBefore: found.length > most ? (entries.at(-1)?.seq ?? null) : null };
}

export function readBalancesAt(ctx: RequestContext, fundId: string, moment: Date): Promise<Balances> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read((tx) => findBalancesAt(tx, ctx.partnerId, fundId, moment));
}

/** Where the money of a fund was when a day of the partner, as YYYY-MM-DD, was over. */
export function readBalancesOn(ctx: RequestContext, fundId: string, day: string): Promise<Balances> {
  assertRight(ctx.actor, 'issuePayments');
  return ctx.db.read(async (tx) => {
    const { timeZone } = await getPartnerWithin(tx, ctx);
    const { epochMilliseconds } = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone);
    return findBalancesAt(tx, ctx.partnerId, fundId, new Date(epochMilliseconds - 1));
  });
}
