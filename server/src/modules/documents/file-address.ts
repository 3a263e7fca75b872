import { timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';

/** Which content of which document is meant, by whom, and until when. */
export interface FileAddress {
  readonly partnerId: string;
  readonly documentId: string;
  /** Only this person's session opens it, so a copied address is worth nothing. */
  readonly userId: string;
  readonly variant: FileVariant;
}

const variants = ['original', 'preview'] as const;
export type FileVariant = (typeof variants)[number];

export const addressSeconds = 300;
const bodyBytes = 16 * 3 + 4 + 1;
const macBytes = 16;

/** The path under which a content can be fetched for the next five minutes. */
export function toFilePath(keys: KeyRing, address: FileAddress, now: Date): string {
  const body = Buffer.alloc(bodyBytes);
  [address.partnerId, address.documentId, address.userId].forEach((id, index) => {
    body.write(id.replaceAll('-', ''), index * 16, 'hex');
  });
  body.writeUInt32BE(Math.floor(now.getTime() / 1000) + addressSeconds, 48);
  body.writeUInt8(variants.indexOf(address.variant), 52);
  return `/files/${Buffer.concat([body, sign(keys, address.partnerId, body)]).toString('base64url')}`;
}

/** What an address means, or undefined when we did not make it or its time is over. */
export function readFileToken(keys: KeyRing, token: string, now: Date): FileAddress | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // The same bytes can be written in several ways; only ours is one of ours.
  if (bytes.length !== bodyBytes + macBytes || bytes.toString('base64url') !== token) return undefined;
  const body = bytes.subarray(0, bodyBytes);
  const partnerId = readId(body, 0);
  if (!timingSafeEqual(bytes.subarray(bodyBytes), sign(keys, partnerId, body))) return undefined;
  const variant = variants[body.readUInt8(52)];
  if (variant === undefined || body.readUInt32BE(48) * 1000 <= now.getTime()) return undefined;
  return { partnerId, documentId: readId(body, 16), userId: readId(body, 32), variant };
}

function sign(keys: KeyRing, partnerId: string, body: Buffer): Buffer {
  return keys.blindIndex(partnerId, 'file-address', body.toString('hex'));
}

function readId(body: Buffer, at: number): string {
  return body.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
