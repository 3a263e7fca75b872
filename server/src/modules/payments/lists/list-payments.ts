import { toTroubleLimits } from '@handrail/engine/payments';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { listStaffAwardViews, type StaffAwardView, type StaffPaymentView } from '../views/award-view.ts';
import { listPaymentPlaces, type PaymentFilter, type PaymentPlace } from './payment-list-store.ts';

/** A payment in a list, with what it belongs to. */
export interface PaymentRow {
  readonly payment: StaffPaymentView;
  readonly award: StaffAwardView;
}

export interface PaymentPage {
  readonly nodes: readonly PaymentRow[];
  /** What asks for the next page; null where there is none. */
  readonly nextCursor: string | null;
}

const largestPage = 100;
const usualPage = 50;

/** The payments of a partner, page by page, those of the latest effective day first. */
export function listPayments(
  ctx: RequestContext,
  filter: PaymentFilter,
  { first = usualPage, after }: { first?: number | undefined; after?: string | undefined },
): Promise<PaymentPage> {
  assertRight(ctx.actor, 'issuePayments');
  const size = Math.min(Math.max(first, 1), largestPage);
  const start = after === undefined ? undefined : parseCursor(after);
  return ctx.db.read(async (tx) => {
    const { rows, next } = await readRows(tx, ctx, filter, { after: start, size });
    return { nodes: rows, nextCursor: next && toCursor(next) };
  });
}

export async function readRows(
  tx: Transaction,
  ctx: RequestContext,
  filter: PaymentFilter,
  { after, size }: { readonly after?: PaymentPlace | undefined; readonly size: number },
): Promise<{ rows: PaymentRow[]; next: PaymentPlace | null }> {
  const limits = { ...toTroubleLimits(ctx.now()), now: ctx.now(), connected: ctx.ports.payouts.names };
  const found = await listPaymentPlaces(tx, ctx.partnerId, filter, { after, limit: size + 1, limits });
  const places = found.slice(0, size);
  const awards = await listStaffAwardViews(tx, ctx, {
    ids: [...new Set(places.map(({ fulfillmentId }) => fulfillmentId))],
  });
  const known = new Map(
    awards.flatMap((award) => award.payments.map((payment) => [payment.id, { payment, award }] as const)),
  );
  const rows = places
    .flatMap(({ id }) => known.get(id) ?? [])
    .filter(({ payment }) => isAsked(payment, filter));
  return { rows, next: found.length > size ? (places.at(-1) ?? null) : null };
}

/** The engine has the last word on what is wrong with a payment. */
function isAsked({ trouble }: StaffPaymentView, { troubles }: PaymentFilter): boolean {
  return !troubles || (trouble !== null && troubles.includes(trouble.kind));
}

const cursor = z.tuple([z.iso.date(), z.uuid()]);

function toCursor({ day, id }: PaymentPlace): string {
  return Buffer.from(JSON.stringify([day, id])).toString('base64url');
}

function parseCursor(text: string): PaymentPlace {
  try {
    const [day, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { day, id };
  } catch (error) {
    throw new AppError('INVALID_INPUT', undefined, { cause: error });
  }
}
