import type { ClaimMethod } from '@handrail/engine/payments';
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
import { askForBody, askVendor, toCents, type VendorCall } from '../vendors/ask-vendor.ts';
import { readAnswer } from '../vendors/read-answer.ts';
import type { VendorLog, VendorSettings } from '../vendors/vendor-settings.ts';
import { VendorSilence } from '../vendors/vendor-silence.ts';
import { readExternalId, toExternalId } from './external-id.ts';
import { readTremendousRefusal } from './read-refusal.ts';
import { readTremendousReport } from './read-report.ts';
import { type Order, order as orderShape, toNews } from './to-news.ts';
import { toOrder } from './to-order.ts';

export const tremendousName = 'tremendous';
export const tremendousMethods = ['PhysicalCard', 'VirtualCard'] as const satisfies readonly ClaimMethod[];
export type TremendousMethod = (typeof tremendousMethods)[number];

export interface TremendousSettings extends VendorSettings<TremendousMethod> {
  readonly fundingSourceId: string;
  readonly webhookPrivateKey: string;
  /** The campaign that offers nothing but the card, for each kind that is paid here. */
  readonly campaignIds: Readonly<Partial<Record<TremendousMethod, string | undefined>>>;
}

/** Prepaid cards from Tremendous, which writes to the payee by email. */
export function createTremendous(settings: TremendousSettings, log: VendorLog): PayoutProvider {
  const { methods = tremendousMethods, campaignIds } = settings;
  return {
    name: tremendousName,
    methods: methods.filter((method) => campaignIds[method] !== undefined),
    isPolled: true,
    submit: (asked) => submit(settings, asked, log),
    lookUp: (place) => lookUp(settings, place, log),
    list: (range) => list(settings, range),
    recall: (place) => recall(settings, place),
    readReport: (report) =>
      readTremendousReport(settings.webhookPrivateKey, report, {
        findOrder: (id) => findOrder(settings, id),
        findReward: (id) => findBody(settings, `/rewards/${encodeURIComponent(id)}`),
        log,
      }),
  };
}

async function submit(
  settings: TremendousSettings,
  asked: PayoutOrder,
  log: VendorLog,
): Promise<SubmitOutcome> {
  const answer = await askVendor(toUrl(settings, '/orders'), {
    ...toCall(settings),
    ...{ method: 'POST', body: toOrder(settings, asked) },
  });
  if (answer.kind === 'refused')
    return { kind: 'refused', code: readTremendousRefusal(answer.status, answer.body, log) };
  const found = readOrder(answer.body);
  const news = toNews(found, log);
  return news.kind === 'failed'
    ? { kind: 'refused', code: news.code }
    : { kind: 'accepted', reference: found.id };
}

/** Our own number finds an order as well as theirs does. */
async function lookUp(
  settings: TremendousSettings,
  place: PayoutPlace,
  log: VendorLog,
): Promise<LookUpOutcome> {
  const found = await findOrder(settings, toExternalId(place));
  return found ? toNews(found, log) : { kind: 'notFound' };
}

/** Tremendous cancels a card only where it could not deliver the email. */
async function recall(settings: TremendousSettings, place: PayoutPlace): Promise<RecallOutcome> {
  const found = await findOrder(settings, toExternalId(place));
  const rewardId = found?.rewards?.[0]?.id;
  if (rewardId === undefined) throw new VendorSilence('not found');
  const url = toUrl(settings, `/rewards/${encodeURIComponent(rewardId)}/cancel`);
  const answer = await askVendor(url, { ...toCall(settings), method: 'POST' });
  return answer.kind === 'answered' ? 'recalled' : 'tooLate';
}

async function findOrder(settings: TremendousSettings, id: string): Promise<Order | undefined> {
  const body = await findBody(settings, `/orders/${encodeURIComponent(id)}`);
  return body === undefined ? undefined : readOrder(body);
}

async function findBody(settings: TremendousSettings, path: string): Promise<unknown> {
  const answer = await askVendor(toUrl(settings, path), toCall(settings));
  if (answer.kind === 'answered') return answer.body;
  if (answer.status === 404) return undefined;
  throw new VendorSilence(`status ${String(answer.status)}`);
}

const pageSize = 500;

/** The list has no partner to ask for: it is of the whole account. */
async function list(settings: TremendousSettings, { partnerId, since }: PayoutRange): Promise<PayoutLine[]> {
  const lines: PayoutLine[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const url = toUrl(settings, '/orders');
    url.searchParams.set('created_at[gte]', since.toISOString());
    url.searchParams.set('limit', String(pageSize));
    url.searchParams.set('offset', String(offset));
    const { orders } = readAnswer(orderShape.list, await askForBody(url, toCall(settings)));
    lines.push(...orders.flatMap((each) => toLine(each, partnerId)));
    if (orders.length < pageSize) return lines;
  }
}

function toLine(each: Order, partnerId: string): PayoutLine[] {
  const marks = readExternalId(each.external_id);
  const dollars = each.rewards?.[0]?.value?.denomination ?? each.payment?.subtotal;
  if (marks?.partnerId !== partnerId || dollars === undefined) return [];
  return [{ key: marks.key, reference: each.id, amountCents: toCents(dollars), kind: toNews(each).kind }];
}

function readOrder(body: unknown): Order {
  return readAnswer(orderShape.answer, body).order;
}

function toUrl({ url = 'https://www.tremendous.com' }: TremendousSettings, path: string): URL {
  return new URL(`/api/v2${path}`, url);
}

function toCall({ apiKey, timeoutMs = 10_000 }: TremendousSettings): VendorCall {
  return { headers: { authorization: `Bearer ${apiKey}` }, timeoutMs };
}
