import { createHmac, hkdfSync } from 'node:crypto';
import { KEY_BYTES } from './aes-gcm.ts';

const INDEX_BYTES = 16;

/** A keyed digest that finds equal values of one partner and purpose without revealing them. */
export function blindIndex(indexKey: Buffer, partnerId: string, purpose: string, value: string): Buffer {
  const info = JSON.stringify(['handrail blind index v1', partnerId, purpose]);
  const key = Buffer.from(hkdfSync('sha256', indexKey, Buffer.alloc(0), info, KEY_BYTES));
  return createHmac('sha256', key).update(value, 'utf8').digest().subarray(0, INDEX_BYTES);
}
