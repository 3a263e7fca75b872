import { createToken } from '../../platform/crypto/token.ts';

/** A new request id. It names the partner, because the operator's provider answers for all of them at one address. */
export function createRequestId(partnerId: string): string {
  return `_${partnerId}.${createToken().token}`;
}

export function parseRequestId(text: string): { requestId: string; partnerId: string } | undefined {
  const [, partnerId] = /^_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(text) ?? [];
  return partnerId === undefined ? undefined : { requestId: text, partnerId };
}
