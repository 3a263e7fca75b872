import { parseJson } from './read-signed.ts';
import { isRefusal, VendorSilence } from './vendor-silence.ts';

export interface VendorCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs: number;
}

/** What a vendor said: an answer to the question, or a refusal that is its last word. */
export type VendorAnswer =
  | { readonly kind: 'answered'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown };

/** Asks a vendor once. Whatever leaves it open whether the vendor did it is thrown as its silence. */
export async function askVendor(
  url: URL,
  { method = 'GET', headers, body, timeoutMs }: VendorCall,
): Promise<VendorAnswer> {
  const { status, text } = await send(url, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A redirect would take the key and the payee's address somewhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isAnswered = status >= 200 && status < 300;
  if (!isAnswered && !isRefusal(status)) throw new VendorSilence(`status ${String(status)}`);
  const said = parseJson(text);
  if (!isAnswered) return { kind: 'refused', status, body: said };
  if (said === undefined) throw new VendorSilence('unreadable');
  return { kind: 'answered', body: said };
}

async function send(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch {
    throw new VendorSilence('no answer');
  }
}

/** What a vendor answered where a refusal makes no sense, such as in a list. */
export async function askForBody(url: URL, call: VendorCall): Promise<unknown> {
  const answer = await askVendor(url, call);
  if (answer.kind === 'refused') throw new VendorSilence(`status ${String(answer.status)}`);
  return answer.body;
}

/** Amounts travel in dollars there. */
export function toDollars(cents: number): number {
  return cents / 100;
}

export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
