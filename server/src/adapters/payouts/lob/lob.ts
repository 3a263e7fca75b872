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
import { readMarks } from '../vendors/payment-marks.ts';
import { readAnswer, takeOnly } from '../vendors/read-answer.ts';
import type { VendorLog, VendorSettings } from '../vendors/vendor-settings.ts';
import { VendorSilence } from '../vendors/vendor-silence.ts';
import { readLobRefusal } from './read-refusal.ts';
import { readLobReport } from './read-report.ts';
import { toCheck } from './to-check.ts';
import { type Check, check, checkList, toNews } from './to-news.ts';

export const lobName = 'lob';
export const lobMethods = ['Check'] as const;

export interface LobSettings extends VendorSettings<(typeof lobMethods)[number]> {
  /** The verified account that checks are drawn on. */
  readonly bankAccountId: string;
  /** The return address. */
  readonly fromAddressId: string;
  readonly webhookSecret: string;
  /** What is printed on the memo line. */
  readonly memo?: string | undefined;
}

/** Checks that Lob prints and mails. */
export function createLob(settings: LobSettings, log: VendorLog): PayoutProvider {
  return {
    name: lobName,
    methods: settings.methods ?? lobMethods,
    isPolled: true,
    submit: (order) => submit(settings, order, log),
    lookUp: (place) => lookUp(settings, place, log),
    list: (range) => list(settings, range),
    recall: (place) => recall(settings, place),
    readReport: (report, now) => Promise.resolve(readLobReport(settings.webhookSecret, report, now)),
  };
}

async function submit(settings: LobSettings, order: PayoutOrder, log: VendorLog): Promise<SubmitOutcome> {
  const answer = await askVendor(toUrl(settings, '/checks'), {
    ...toCall(settings, { 'idempotency-key': order.key }),
    ...{ method: 'POST', body: toCheck(settings, order) },
  });
  if (answer.kind === 'refused') return { kind: 'refused', code: readLobRefusal(answer.body, log) };
  return { kind: 'accepted', reference: readAnswer(check, answer.body).id };
}

async function lookUp(settings: LobSettings, place: PayoutPlace, log: VendorLog): Promise<LookUpOutcome> {
  const found = takeOnly(lobName, await findChecks(settings, place), log);
  return found ? toNews(found) : { kind: 'notFound' };
}

/** By what we wrote on it, because an idempotency key cannot be asked about and is forgotten after a day. */
async function findChecks(settings: LobSettings, { partnerId, key }: PayoutPlace): Promise<Check[]> {
  const found = await listPage(settings, { 'metadata[handrail_attempt]': key, limit: '10' });
  return found.data.filter(({ metadata }) => readMarks(metadata)?.partnerId === partnerId);
}

async function list(settings: LobSettings, { partnerId, since }: PayoutRange): Promise<PayoutLine[]> {
  const lines: PayoutLine[] = [];
  let after: string | undefined;
  do {
    const page = await listPage(settings, {
      'metadata[handrail_partner]': partnerId,
      'date_created[gte]': since.toISOString(),
      limit: '100',
      ...(after !== undefined && { after }),
    });
    lines.push(...page.data.flatMap((each) => toLine(each, partnerId)));
    after = readAfter(page.next_url);
  } while (after !== undefined);
  return lines;
}

function toLine(each: Check, partnerId: string): PayoutLine[] {
  const marks = readMarks(each.metadata);
  if (marks?.partnerId !== partnerId) return [];
  return [{ key: marks.key, reference: each.id, amountCents: toCents(each.amount), kind: toNews(each).kind }];
}

/** Lob cancels a check until it goes to the printer. */
async function recall(settings: LobSettings, place: PayoutPlace): Promise<RecallOutcome> {
  const [found] = await findChecks(settings, place);
  if (!found) throw new VendorSilence('not found');
  const url = toUrl(settings, `/checks/${encodeURIComponent(found.id)}`);
  const answer = await askVendor(url, { ...toCall(settings), method: 'DELETE' });
  return answer.kind === 'answered' ? 'recalled' : 'tooLate';
}

async function listPage(settings: LobSettings, query: Record<string, string>) {
  const url = toUrl(settings, '/checks');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return readAnswer(checkList, await askForBody(url, toCall(settings)));
}

function readAfter(nextUrl: string | null | undefined): string | undefined {
  if (!nextUrl || !URL.canParse(nextUrl)) return undefined;
  return new URL(nextUrl).searchParams.get('after') ?? undefined;
}

function toUrl({ url = 'https://api.lob.com' }: LobSettings, path: string): URL {
  return new URL(`/v1${path}`, url);
}

function toCall({ apiKey, timeoutMs = 10_000 }: LobSettings, headers = {}): VendorCall {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return { headers: { authorization, ...headers }, timeoutMs };
}
