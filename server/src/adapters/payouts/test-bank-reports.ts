import { isUuid } from '@handrail/engine/uuid';
import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import type { PayoutEvent, ReadReport } from '../../ports/payouts.ts';
import { isSameText } from './is-same-text.ts';

type Keys = Pick<KeyRing, 'deriveKey'>;

/** What the test bank puts on its reports, so that nobody else can write one. */
export function signTestReport(keys: Keys, partnerId: string, body: string): string {
  const key = keys.deriveKey(partnerId, 'test-bank', 'events');
  return createHmac('sha256', key).update(body).digest('hex');
}

/** Each partner has a key of its own, so a report names its partner and is signed for it. */
export function readTestReport(keys: Keys, body: string, signature: unknown): ReadReport {
  const event = parse(body);
  if (typeof signature !== 'string' || !event) return 'forged';
  return isSameText(signature, signTestReport(keys, event.partnerId, body)) ? event : 'forged';
}

function parse(body: string): PayoutEvent | undefined {
  try {
    const event = JSON.parse(body) as PayoutEvent | null;
    return typeof event?.partnerId === 'string' && isUuid(event.partnerId) ? event : undefined;
  } catch {
    return undefined;
  }
}
