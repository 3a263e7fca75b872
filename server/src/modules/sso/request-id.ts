import { isWrittenUuid } from '@handrail/engine/uuid';
import { createToken } from '../../platform/crypto/token.ts';

/** A new request id. It names the partner, because the operator's provider answers for all of them at one address. */
export function createRequestId(partnerId: string): string {
  return `_${partnerId}.${createToken().token}`;
}

export function parseRequestId(text: string): { requestId: string; partnerId: string } | undefined {
  const [, partnerId = ''] = /^_([^.]+)\.[\w-]{43}$/.exec(text) ?? [];
  return isWrittenUuid(partnerId) ? { requestId: text, partnerId } : undefined;
}
