import type { ClaimCode } from '@handrail/engine/payments';
import { z } from 'zod';
import type { Log } from '../../../platform/log/log.ts';

const refusal = z.object({
  errors: z.object({ code: z.string().optional(), parameter: z.string().nullish() }),
});

/** Which part of the payee's account was wrong, by the name of the parameter; anything else is ours to repair. */
export function readRefusal(body: unknown, log: Pick<Log, 'error'>): ClaimCode {
  const { errors } = refusal.safeParse(body).data ?? {};
  const parameter = errors?.parameter ?? '';
  if (parameter.includes('routing')) return 'A-001';
  if (/account_number|account_details/.test(parameter)) return 'A-003';
  if (/account_type|party_name|receiving_account$/.test(parameter)) return 'A-007';
  const said = [errors?.code ?? '', parameter].filter((word) => /^[\w.[\]]{1,80}$/.test(word));
  log.error('the payment provider modern-treasury refused what we sent', { faults: [said.join(' ')] });
  return 'A-010';
}
