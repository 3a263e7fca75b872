import type { ClaimCode } from '@handrail/engine/payments';
import { z } from 'zod';
import type { Log } from '../../../platform/log/log.ts';
import { VendorSilence } from '../vendors/vendor-silence.ts';

const refusal = z.object({
  error: z.object({ code: z.string().optional(), message: z.string().optional() }),
});

const addressCodes = [
  'address_length_exceeds_limit',
  'failed_deliverability_strictness',
  'invalid_check_international',
];
const fundingCodes = ['bank_error', 'deleted_bank_account', 'invalid_bank_account'];

/** Whether the payee's address was wrong, or our account; anything else is ours to repair. */
export function readLobRefusal(body: unknown, log: Pick<Log, 'error'>): ClaimCode {
  const { code = '', message = '' } = refusal.safeParse(body).data?.error ?? {};
  // Another request with the same key is under way: nobody knows yet what comes of it.
  if (code === 'conflict') throw new VendorSilence('conflict');
  if (addressCodes.includes(code) || namesAddress(message)) return 'R-001';
  log.error('the payment provider lob refused what we sent', { code: /^\w{1,80}$/.test(code) ? code : '' });
  return fundingCodes.includes(code) ? 'F-001' : 'R-010';
}

/** Faults of the address have no code of their own: the message names the field, such as `to.address_zip`. */
function namesAddress(message: string): boolean {
  return /^to\b|\bto[.[]|address_(line|city|state|zip)/.test(message);
}
