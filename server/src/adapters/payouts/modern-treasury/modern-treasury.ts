import type { ModernTreasury } from 'modern-treasury';
import type {
  LookUpOutcome,
  PayoutLine,
  PayoutOrder,
  PayoutPlace,
  PayoutProvider,
  PayoutRange,
  RecallOutcome,
  SubmitOutcome,
} from '../../../ports/payouts.ts';
import { readMarks, toMetadata } from '../vendors/payment-marks.ts';
import { readAnswer, takeOnly } from '../vendors/read-answer.ts';
import type { VendorLog, VendorSettings } from '../vendors/vendor-settings.ts';
import { isRefusal, VendorSilence } from '../vendors/vendor-silence.ts';
import { readModernTreasuryReport } from './read-report.ts';
import { readRefusal } from './read-refusal.ts';
import { toPaymentOrder } from './to-payment-order.ts';
import { type PaymentOrder, paymentOrder, toNews } from './to-news.ts';

export const modernTreasuryName = 'modern-treasury';
export const modernTreasuryMethods = ['DirectDeposit'] as const;

export interface ModernTreasurySettings extends VendorSettings<(typeof modernTreasuryMethods)[number]> {
  readonly organizationId: string;
  /** The account at our bank that the money comes from. */
  readonly originatingAccountId: string;
  readonly webhookKey: string;
  /** What people read on their bank statement. */
  readonly statementDescriptor?: string | undefined;
}

/** Direct deposits through Modern Treasury, by its official client. */
export function createModernTreasury(settings: ModernTreasurySettings, log: VendorLog): PayoutProvider {
  const connect = connectOnce(settings);
  return {
    name: modernTreasuryName,
    methods: settings.methods ?? modernTreasuryMethods,
    isPolled: true,
    submit: async (order) => submit(await connect(), settings, order, log),
    lookUp: async (place) => lookUp(await connect(), place, log),
    list: async (range) => list(await connect(), range),
    recall: async (place) => recall(await connect(), place),
    readReport: (report) => Promise.resolve(readModernTreasuryReport(settings.webhookKey, report, log)),
  };
}

async function submit(
  client: ModernTreasury,
  settings: ModernTreasurySettings,
  order: PayoutOrder,
  log: VendorLog,
): Promise<SubmitOutcome> {
  const answer = await ask(() =>
    client.paymentOrders.create(toPaymentOrder(settings, order), { idempotencyKey: order.key }),
  );
  if (answer.kind === 'refused') return { kind: 'refused', code: readRefusal(answer.body, log) };
  const created = readAnswer(paymentOrder, answer.body);
  const news = toNews(created, log);
  return news.kind === 'failed'
    ? { kind: 'refused', code: news.code }
    : { kind: 'accepted', reference: created.id };
}

async function lookUp(
  client: ModernTreasury,
  { partnerId, key }: PayoutPlace,
  log: VendorLog,
): Promise<LookUpOutcome> {
  const found = takeOnly(modernTreasuryName, await findOrders(client, { partnerId, key }), log);
  return found ? toNews(found, log) : { kind: 'notFound' };
}

/** By what we wrote on it, because an idempotency key cannot be asked about and is forgotten after a day. */
async function findOrders(
  client: ModernTreasury,
  marks: Pick<PayoutPlace, 'partnerId' | 'key'>,
): Promise<PaymentOrder[]> {
  const answer = await ask(() => client.paymentOrders.list({ metadata: toMetadata(marks), per_page: 2 }));
  if (answer.kind === 'refused') throw new VendorSilence(`status ${String(answer.status)}`);
  return readAnswer(paymentOrder.array(), answer.body.items);
}

/** A payment order can be canceled until it is sent to the bank. */
async function recall(client: ModernTreasury, place: PayoutPlace): Promise<RecallOutcome> {
  const [found] = await findOrders(client, { partnerId: place.partnerId, key: place.key });
  if (!found) throw new VendorSilence('not found');
  const answer = await ask(() => client.paymentOrders.update(found.id, { status: 'cancelled' }));
  return answer.kind === 'answered' ? 'recalled' : 'tooLate';
}

async function list(client: ModernTreasury, range: PayoutRange): Promise<PayoutLine[]> {
  const query = {
    created_at_start: range.since.toISOString(),
    metadata: { handrail_partner: range.partnerId },
    per_page: 100,
  };
  const answer = await ask(async () => {
    const items: unknown[] = [];
    for await (const item of client.paymentOrders.list(query)) items.push(item);
    return items;
  });
  if (answer.kind === 'refused') throw new VendorSilence(`status ${String(answer.status)}`);
  return readAnswer(paymentOrder.array(), answer.body).flatMap(toLine);
}

function toLine(order: PaymentOrder): PayoutLine[] {
  const marks = readMarks(order.metadata);
  if (!marks) return [];
  return [{ key: marks.key, reference: order.id, amountCents: order.amount, kind: toNews(order).kind }];
}

type Answer<Body> =
  | { readonly kind: 'answered'; readonly body: Body }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown };

/** The client's errors quote what was sent, account numbers included, so they go no further than this. */
async function ask<Body>(work: () => PromiseLike<Body>): Promise<Answer<Body>> {
  try {
    return { kind: 'answered', body: await work() };
  } catch (thrown) {
    const { status, error } = thrown as { readonly status?: unknown; readonly error?: unknown };
    if (typeof status !== 'number') throw new VendorSilence('no answer');
    if (!isRefusal(status)) throw new VendorSilence(`status ${String(status)}`);
    return { kind: 'refused', status, body: error };
  }
}

const defaultUrl = 'https://app.moderntreasury.com';
const defaultTimeoutMs = 10_000;

/** Loads the client when it is needed first; it never asks again by itself, because the reconciler does. */
function connectOnce(settings: ModernTreasurySettings): () => Promise<ModernTreasury> {
  let client: Promise<ModernTreasury> | undefined;
  const connect = async () => {
    const { ModernTreasury: Client } = await import('modern-treasury');
    return new Client({
      ...{ organizationID: settings.organizationId, apiKey: settings.apiKey, webhookKey: null },
      ...{ baseURL: settings.url ?? defaultUrl, timeout: settings.timeoutMs ?? defaultTimeoutMs },
      ...{ maxRetries: 0, logLevel: 'off' },
    });
  };
  return () => (client ??= connect());
}
