import { createHmac, randomUUID } from 'node:crypto';
import type { Log } from '../../platform/log/log.ts';
import { createLob } from '../../adapters/payouts/lob/lob.ts';
import { withPause } from '../../adapters/payouts/vendors/with-pause.ts';
import type { PayoutOrder } from '../../ports/payouts.ts';
import type { VendorLab } from './vendor-lab.ts';
import { readBasicAuth, startVendorServer, type VendorReply, type VendorRequest } from './vendor-server.ts';

const apiKey = 'test_key_of_lob';
const webhookSecret = 'webhook-secret-of-lob';
const bankAccountId = 'bank_8cad8df5354d33f';
const fromAddressId = 'adr_210a8d4b0b76d77b';

interface StoredCheck {
  id: string;
  object: 'check';
  amount: number;
  metadata: Record<string, string>;
  date_created: string;
  status: string;
  tracking_events: { name: string; type: 'normal' }[];
  deleted?: boolean;
}

interface SentCheck {
  readonly amount: number;
  readonly bank_account: string;
  readonly metadata: Record<string, string>;
  readonly to: {
    readonly address_line1: string;
    readonly address_line2?: string;
    readonly address_zip: string;
  };
}

/** Lob's checks, as its documentation describes them. */
export async function openLobLab(
  place: { readonly partnerId: string; readonly now: Date },
  log: Log,
): Promise<VendorLab> {
  const checks: StoredCheck[] = [];
  const kept = new Map<string, VendorReply>();
  const server = await startVendorServer((request) => answer(request, { checks, kept, now: place.now }));
  const settings = { apiKey, bankAccountId, fromAddressId, webhookSecret, memo: 'Assistance' };
  const provider = createLob({ ...settings, url: server.url, timeoutMs: 1_500 }, log);
  const address = { addressLine1: '851 Grand Concourse', city: 'Bronx', state: 'NY', zip: '10451' };
  const order: PayoutOrder = {
    ...{ ...place, key: randomUUID(), method: 'Check', amountCents: 123_456 },
    payee: { name: 'Ada Applicant', email: 'ada@example.org' },
    destination: { kind: 'address', address },
  };
  const withAddress = (changes: Partial<typeof address>): PayoutOrder => ({
    ...{ ...order, key: randomUUID() },
    destination: { kind: 'address', address: { ...address, ...changes } },
  });
  const find = (key: string) => {
    const found = checks.find(({ metadata }) => metadata.handrail_attempt === key);
    if (!found) throw new Error('Lob has no such check');
    return found;
  };
  const scan = (key: string, name: string) => find(key).tracking_events.push({ name, type: 'normal' });
  const sign = (body: object, now: Date) => {
    const text = JSON.stringify({
      ...{ id: `evt_${randomUUID()}`, object: 'event', body },
      event_type: { id: 'check.in_transit', resource: 'checks', object: 'event_type' },
    });
    const timestamp = String(now.getTime());
    const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${text}`).digest('hex');
    return { body: text, headers: { 'lob-signature': signature, 'lob-signature-timestamp': timestamp } };
  };
  return {
    provider: withPause(provider, log),
    order,
    secrets: [apiKey, webhookSecret, '851 Grand', '10451', 'Ada Applicant', 'ada@example.org'],
    count: () => checks.filter(({ deleted }) => !deleted).length,
    breakDown: server.breakDown,
    refused: [
      [withAddress({ zip: '00000' }), 'R-001'],
      [withAddress({ addressLine1: '851 Grand Concourse of the Borough of the Bronx, New York' }), 'R-001'],
    ],
    settle: (key) => {
      scan(key, 'Mailed');
      scan(key, 'Delivered');
    },
    giveBack: (key) => {
      scan(key, 'Returned to Sender');
      return 'R-001';
    },
    canRecall: true,
    report: (key, now) => sign(find(key), now),
    reportOther: (now) => sign({ id: 'psc_1', object: 'postcard' }, now),
    forge: ({ body, headers }) => ({ body: body.replace('in_transit', 'delivered'), headers }),
    close: server.close,
  };
}

interface Store {
  readonly checks: StoredCheck[];
  readonly kept: Map<string, VendorReply>;
  readonly now: Date;
}

function answer(request: VendorRequest, store: Store): VendorReply {
  if (readBasicAuth(request).join(':') !== `${apiKey}:`)
    return refuse(401, 'invalid_api_key', 'Your key is not valid');
  const { pathname } = request.url;
  if (request.method === 'DELETE') return cancel(pathname.replace('/v1/checks/', ''), store);
  if (pathname !== '/v1/checks') return refuse(404, 'unrecognized_endpoint', 'no such endpoint');
  return request.method === 'POST' ? create(request, store) : list(request, store);
}

function create(request: VendorRequest, { checks, kept, now }: Store): VendorReply {
  const key = String(request.headers['idempotency-key']);
  const known = kept.get(key);
  if (known) return known;
  const sent = JSON.parse(request.body) as SentCheck;
  const { address_line1: first, address_line2: second = '', address_zip: zip } = sent.to;
  if (first.length + second.length > 50)
    return refuse(422, 'address_length_exceeds_limit', 'The address is longer than 50 characters');
  if (zip === '00000') return refuse(422, 'invalid', 'to.address_zip must be a real ZIP code');
  if (sent.bank_account !== bankAccountId)
    return refuse(404, 'deleted_bank_account', 'bank account not found');
  const check: StoredCheck = {
    ...{ id: `chk_${randomUUID().slice(0, 16)}`, object: 'check', amount: sent.amount },
    ...{ metadata: sent.metadata, date_created: now.toISOString() },
    ...{ status: 'processed', tracking_events: [] },
  };
  checks.push(check);
  const reply = { status: 200, body: structuredClone(check) };
  kept.set(key, reply);
  return reply;
}

function cancel(id: string, { checks }: Store): VendorReply {
  const found = checks.find((each) => each.id === id);
  if (!found) return refuse(404, 'not_found', 'check not found');
  if (found.tracking_events.length > 0) return refuse(422, 'not_deletable', 'The check is on its way');
  found.deleted = true;
  return { status: 200, body: { id, deleted: true } };
}

function refuse(status: number, code: string, message: string): VendorReply {
  return { status, body: { error: { code, message, status_code: status } } };
}

/** Pages by an address that the answer has in it. */
function list({ url }: VendorRequest, { checks }: Store): VendorReply {
  const { searchParams: asked } = url;
  const since = asked.get('date_created[gte]') ?? '';
  const found = checks.filter(({ metadata, date_created: created }) =>
    ['handrail_attempt', 'handrail_partner'].every((name) => {
      const wanted = asked.get(`metadata[${name}]`);
      return created >= since && (wanted === null || metadata[name] === wanted);
    }),
  );
  const start = Number(asked.get('after') ?? '0');
  const data = found.slice(start, start + 1);
  const next =
    start + 1 < found.length ? `https://api.lob.com/v1/checks?limit=1&after=${String(start + 1)}` : null;
  return {
    status: 200,
    body: { object: 'list', data, next_url: next, previous_url: null, count: data.length },
  };
}
