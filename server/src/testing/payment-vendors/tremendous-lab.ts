import { createHmac, randomUUID } from 'node:crypto';
import type { Log } from '../../platform/log/log.ts';
import { createTremendous } from '../../adapters/payouts/tremendous/tremendous.ts';
import { withPause } from '../../adapters/payouts/vendors/with-pause.ts';
import type { PayoutOrder } from '../../ports/payouts.ts';
import type { VendorLab } from './vendor-lab.ts';
import { startVendorServer, type VendorReply, type VendorRequest } from './vendor-server.ts';

const apiKey = 'TEST_key-of-tremendous';
const webhookPrivateKey = 'private-key-of-tremendous';
const settings = {
  ...{ apiKey, webhookPrivateKey, fundingSourceId: 'BALANCE' },
  campaignIds: { VirtualCard: 'VIRTUAL', PhysicalCard: 'PHYSICAL' },
};

interface SentOrder {
  readonly external_id: string;
  readonly reward: {
    readonly campaign_id: string;
    readonly value: { readonly denomination: number };
    readonly recipient: { readonly name: string; readonly email: string };
  };
}

interface StoredOrder {
  readonly id: string;
  readonly external_id: string;
  status: string;
  readonly created_at: string;
  readonly rewards: {
    readonly id: string;
    readonly order_id: string;
    readonly value: { readonly denomination: number; readonly currency_code: string };
    readonly delivery: { readonly method: string; status: string };
  }[];
  readonly sent: string;
  refund?: { readonly total: number };
  /** Before anyone got it. */
  isCanceled?: boolean;
}

/** Tremendous's orders of one reward, as its documentation describes them. */
export async function openTremendousLab(
  place: { readonly partnerId: string; readonly now: Date },
  log: Log,
): Promise<VendorLab> {
  const orders: StoredOrder[] = [];
  const server = await startVendorServer((request) => answer(request, orders, place.now));
  const provider = createTremendous({ ...settings, url: server.url, timeoutMs: 1_500 }, log);
  const order: PayoutOrder = {
    ...{ ...place, key: randomUUID(), method: 'VirtualCard', amountCents: 123_456 },
    payee: { name: 'Ada Applicant', email: 'ada@example.org' },
    destination: {
      kind: 'address',
      address: { addressLine1: '851 Grand Concourse', city: 'Bronx', state: 'NY', zip: '10451' },
    },
  };
  const other = (changes: Partial<PayoutOrder>): PayoutOrder => ({ ...order, key: randomUUID(), ...changes });
  const find = (key: string) => {
    const found = orders.find(({ external_id: id }) => id.endsWith(key));
    const [reward] = found?.rewards ?? [];
    if (!found || !reward) throw new Error('Tremendous has no such order');
    return { found, reward };
  };
  const sign = (resource: { readonly id: string; readonly type: string }) => {
    const event = { uuid: randomUUID(), created_utc: place.now.toISOString(), event: 'REWARDS.CHANGED' };
    const body = JSON.stringify({ ...event, payload: { resource } });
    const signature = createHmac('sha256', webhookPrivateKey).update(body).digest('hex');
    return { body, headers: { 'tremendous-webhook-signature': `sha256=${signature}` } };
  };
  return {
    provider: withPause(provider, log),
    order,
    secrets: [apiKey, webhookPrivateKey, '851 Grand', 'Ada Applicant', 'ada@example.org', 'nobody@invalid'],
    count: () => orders.filter(({ isCanceled }) => !isCanceled).length,
    breakDown: server.breakDown,
    refused: [
      [other({ payee: { name: 'Ada Applicant', email: 'nobody@invalid' } }), 'A-004'],
      [other({ amountCents: 99_999_900 }), 'F-001'],
    ],
    canRecall: true,
    loseOnTheWay: (key) => (find(key).reward.delivery.status = 'FAILED'),
    settle: (key) => (find(key).reward.delivery.status = 'SUCCEEDED'),
    giveBack: (key) => {
      find(key).found.refund = { total: 1234.56 };
      return 'R-010';
    },
    report: (key) => sign({ id: find(key).reward.id, type: 'rewards' }),
    reportOther: () => sign({ id: randomUUID(), type: 'invoices' }),
    forge: ({ body, headers }) => ({ body: body.replace('REWARDS', 'ORDERS'), headers }),
    close: server.close,
  };
}

function answer(request: VendorRequest, orders: StoredOrder[], now: Date): VendorReply {
  if (request.headers.authorization !== `Bearer ${apiKey}`) return refuse(401, 'Unauthorized');
  const canceled = /^\/api\/v2\/rewards\/(.+)\/cancel$/.exec(request.url.pathname)?.[1];
  if (canceled !== undefined) return cancel(canceled, orders);
  const [, resource, id] = /^\/api\/v2\/(orders|rewards)(?:\/(.+))?$/.exec(request.url.pathname) ?? [];
  if (request.method === 'POST') return create(request, orders, now);
  if (id === undefined) return list(request, orders);
  const found = orders.find((each) =>
    resource === 'orders' ? [each.id, each.external_id].includes(id) : each.rewards[0]?.id === id,
  );
  if (!found) return refuse(404, 'Not found');
  return {
    status: 200,
    body: resource === 'orders' ? { order: toShown(found) } : { reward: found.rewards[0] },
  };
}

/** Only a card whose email could not be delivered; its order stays, with a refund. */
function cancel(rewardId: string, orders: readonly StoredOrder[]): VendorReply {
  const found = orders.find(({ rewards }) => rewards[0]?.id === rewardId);
  const [reward] = found?.rewards ?? [];
  if (!found || !reward) return refuse(404, 'Not found');
  if (reward.delivery.status !== 'FAILED') return refuse(400, 'This reward cannot be canceled');
  found.refund = { total: reward.value.denomination };
  found.isCanceled = true;
  return { status: 200, body: { reward } };
}

/** A second order with one number is the first one if it asks for the same, and a conflict if not. */
function create({ body }: VendorRequest, orders: StoredOrder[], now: Date): VendorReply {
  const sent = JSON.parse(body) as SentOrder;
  const known = orders.find(({ external_id: id }) => id === sent.external_id);
  if (known)
    return known.sent === body ? { status: 201, body: { order: toShown(known) } } : refuse(409, 'Conflict');
  const { recipient, value } = sent.reward;
  if (recipient.email.endsWith('@invalid'))
    return refuse(400, 'Order failed', {
      reward: { recipient: { email: `${recipient.email} is not valid` } },
    });
  if (value.denomination > 900_000) return refuse(402, 'Insufficient funds');
  const id = randomUUID().slice(0, 12).toUpperCase();
  const reward = {
    ...{ id: `R-${id}`, order_id: id, value: { ...value, currency_code: 'USD' } },
    delivery: { method: 'EMAIL', status: 'SCHEDULED' },
  };
  const order: StoredOrder = {
    ...{ id, external_id: sent.external_id, status: 'EXECUTED', created_at: now.toISOString() },
    ...{ rewards: [reward], sent: body },
  };
  orders.push(order);
  return { status: 200, body: { order: toShown(order) } };
}

function toShown({ id, external_id, status, created_at, rewards, refund }: StoredOrder): object {
  const subtotal = rewards[0]?.value.denomination ?? 0;
  const payment = { subtotal, total: subtotal, fees: 0, ...(refund && { refund }) };
  return { id, external_id, status, created_at, rewards, payment };
}

function refuse(status: number, message: string, payload: object = {}): VendorReply {
  return { status, body: { errors: { message, payload } } };
}

function list({ url: { searchParams: asked } }: VendorRequest, orders: StoredOrder[]): VendorReply {
  const since = asked.get('created_at[gte]') ?? '';
  const found = orders.filter(({ created_at: created }) => created >= since);
  const start = Number(asked.get('offset') ?? '0');
  const page = found.slice(start, start + Number(asked.get('limit') ?? '10'));
  return { status: 200, body: { orders: page.map(toShown), total_count: found.length } };
}
