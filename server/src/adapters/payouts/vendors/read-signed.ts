import { createHash, createHmac } from 'node:crypto';
import type { PayoutReport } from '../../../ports/payouts.ts';
import { isSameText } from '../is-same-text.ts';

/** One header of a report; nothing where it is missing or comes more than once. */
export function readHeader({ headers }: PayoutReport, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether a hexadecimal HMAC-SHA-256 was made of this text with this key. */
export function isSignedWith(key: string, text: string, signature: string | undefined): boolean {
  if (signature === undefined) return false;
  return isSameText(signature, createHmac('sha256', key).update(text).digest('hex'));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is signed names the report: a header that is not signed could be changed to send it again. */
export function nameReport(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
