import { createHmac, randomUUID } from 'node:crypto';
import type { Log } from '../../platform/log/log.ts';
import { createModernTreasury } from '../../adapters/payouts/modern-treasury/modern-treasury.ts';
import { withPause } from '../../adapters/payouts/vendors/with-pause.ts';
import type { PayoutOrder } from '../../ports/payouts.ts';
import type { VendorLab } from './vendor-lab.ts';
import { readBasicAuth, startVendorServer, type VendorReply, type VendorRequest } from './vendor-server.ts';

const organizationId = 'org-5150';
const apiKey = 'test-key-of-modern-treasury';
const webhookKey = 'webhook-key-of-modern-treasury';
const originatingAccountId = '0f1d9d1c-5f0a-4f0b-8c54-7d5f5b0f7c11';
const closedAccount = '999999999';

const bankAccount = {
  ...({ kind: 'bankAccount', accountType: 'checking' } as const),
  ...{ routingNumber: '021000021', accountNumber: '123456789' },
};

interface StoredOrder {
  id: string;
  object: 'payment_order';
  amount: number;
  status: string;
  created_at: string;
  metadata: Record<string, string>;
  current_return: { code: string } | null;
  vendor_failure_reason: string | null;
}

interface SentOrder {
  readonly amount: number;
  readonly type: string;
  readonly direction: string;
  readonly originating_account_id: string;
  readonly metadata: Record<string, string>;
  readonly receiving_account: {
    readonly account_type: string;
    readonly account_details: readonly { readonly account_number: string }[];
    readonly routing_details: readonly { readonly routing_number: string }[];
  };
}

/** Modern Treasury's payment orders, as its documentation describes them. */
export async function openModernTreasuryLab(
  place: { readonly partnerId: string; readonly now: Date },
  log: Log,
): Promise<VendorLab> {
  const orders: StoredOrder[] = [];
  const kept = new Map<string, VendorReply>();
  const server = await startVendorServer((request) => answer(request, { orders, kept, now: place.now }));
  const provider = createModernTreasury(
    {
      ...{ organizationId, apiKey, originatingAccountId, webhookKey },
      ...{ statementDescriptor: 'ASSISTANCE', url: server.url, timeoutMs: 1_500 },
    },
    log,
  );
  const order: PayoutOrder = {
    ...place,
    key: randomUUID(),
    method: 'DirectDeposit',
    amountCents: 123_456,
    payee: { name: 'Ada Applicant', email: 'ada@example.org' },
    destination: bankAccount,
  };
  const withAccount = (account: { routingNumber?: string; accountNumber?: string }): PayoutOrder => ({
    ...{ ...order, key: randomUUID() },
    destination: { ...bankAccount, ...account },
  });
  const find = (key: string) => {
    const found = orders.find(({ metadata }) => metadata.handrail_attempt === key);
    if (!found) throw new Error('Modern Treasury has no such payment order');
    return found;
  };
  const sign = (data: object) => {
    const body = JSON.stringify({ event: 'updated', data });
    const signature = createHmac('sha256', webhookKey).update(body).digest('hex');
    return { body, headers: { 'x-signature': signature, 'x-topic': 'payment_order' } };
  };
  return {
    provider: withPause(provider, log),
    order,
    secrets: [apiKey, webhookKey, '123456789', closedAccount, 'Ada Applicant', 'ada@example.org'],
    count: () => orders.filter(({ status }) => status !== 'cancelled').length,
    breakDown: server.breakDown,
    refused: [
      [withAccount({ routingNumber: '111111118' }), 'A-001'],
      [withAccount({ accountNumber: closedAccount }), 'A-003'],
    ],
    canRecall: true,
    settle: (key) => (find(key).status = 'completed'),
    giveBack: (key) => {
      Object.assign(find(key), { status: 'returned', current_return: { code: 'R03' } });
      return 'A-002';
    },
    report: (key) => sign(find(key)),
    reportOther: () =>
      sign({ object: 'payment_order', id: 'po-1', amount: 5, status: 'completed', metadata: {} }),
    forge: ({ body, headers }) => ({ body: body.replace('"updated"', '"created"'), headers }),
    close: server.close,
  };
}

interface Store {
  readonly orders: StoredOrder[];
  readonly kept: Map<string, VendorReply>;
  readonly now: Date;
}

function answer(request: VendorRequest, store: Store): VendorReply {
  if (readBasicAuth(request).join(':') !== `${organizationId}:${apiKey}`)
    return { status: 401, body: { errors: { code: 'unauthorized', message: 'Invalid credentials' } } };
  const changed = /^\/api\/payment_orders\/(.+)$/.exec(request.url.pathname)?.[1];
  if (changed !== undefined && request.method === 'PATCH') return cancel(changed, request, store);
  if (request.url.pathname !== '/api/payment_orders')
    return { status: 404, body: { errors: { code: 'resource_not_found', parameter: 'id' } } };
  return request.method === 'POST' ? create(request, store) : list(request, store);
}

/** What went to the bank already cannot be canceled. */
function cancel(id: string, { body }: VendorRequest, { orders }: Store): VendorReply {
  const found = orders.find((order) => order.id === id);
  const { status } = JSON.parse(body) as { readonly status?: string };
  if (!found || status !== 'cancelled' || found.status !== 'pending') return refuse('status');
  found.status = status;
  return { status: 200, body: found };
}

/** Only what succeeded is kept for its key, and given again to the letter. */
function create(request: VendorRequest, { orders, kept, now }: Store): VendorReply {
  const key = String(request.headers['idempotency-key']);
  const known = kept.get(key);
  if (known) return known;
  const sent = JSON.parse(request.body) as SentOrder;
  const [account] = sent.receiving_account.account_details;
  const [routing] = sent.receiving_account.routing_details;
  if (routing?.routing_number !== '021000021') return refuse('routing_details[routing_number]');
  if (account?.account_number === closedAccount) return refuse('account_details[account_number]');
  if (sent.originating_account_id !== originatingAccountId) return refuse('originating_account_id');
  const order: StoredOrder = {
    ...{ id: randomUUID(), object: 'payment_order', amount: sent.amount, metadata: sent.metadata },
    ...{ status: 'pending', created_at: now.toISOString() },
    ...{ current_return: null, vendor_failure_reason: null },
  };
  orders.push(order);
  const reply = { status: 201, body: structuredClone(order) };
  kept.set(key, reply);
  return reply;
}

function refuse(parameter: string): VendorReply {
  const message = 'The value provided for the parameter is invalid';
  return { status: 422, body: { errors: { code: 'parameter_invalid', message, parameter } } };
}

/** Pages by a cursor that comes in a header. */
function list({ url }: VendorRequest, { orders }: Store): VendorReply {
  const { searchParams: asked } = url;
  const wanted = [...asked].flatMap(([name, value]) => {
    const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return field === undefined ? [] : [[field, value] as const];
  });
  const since = asked.get('created_at_start') ?? '';
  const found = orders.filter(
    ({ metadata, created_at: created }) =>
      created >= since && wanted.every(([field, value]) => metadata[field] === value),
  );
  const start = Number(asked.get('after_cursor') ?? '0');
  // The real one gives up to a hundred: one at a time shows that every page is asked for.
  const page = found.slice(start, start + 1);
  const next = start + 1 < found.length ? { 'x-after-cursor': String(start + 1) } : {};
  return { status: 200, body: page, headers: { 'x-per-page': '1', ...next } };
}
