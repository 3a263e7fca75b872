import type { ClaimCode } from '@handrail/engine/payments';
import { z } from 'zod';
import type { Log } from '../../../platform/log/log.ts';

const refusal = z.object({ errors: z.object({ payload: z.unknown() }) });
const recipient = z.object({ reward: z.object({ recipient: z.record(z.string(), z.unknown()) }) });

const notEnoughMoney = 402;

/** Whether our account was empty or the payee's email was wrong; anything else is ours to repair. */
export function readTremendousRefusal(status: number, body: unknown, log: Pick<Log, 'error'>): ClaimCode {
  const payload = refusal.safeParse(body).data?.errors.payload;
  const wrong = Object.keys(recipient.safeParse(payload).data?.reward.recipient ?? {});
  if (wrong.includes('email')) return 'A-004';
  log.error('the payment provider tremendous refused what we sent', { status, faults: listNames(payload) });
  return status === notEnoughMoney ? 'F-001' : 'R-010';
}

/** The names of what was wrong; the values quote what was sent. */
function listNames(payload: unknown, path = ''): string[] {
  if (typeof payload !== 'object' || payload === null) return path === '' ? [] : [path];
  return Object.entries(payload).flatMap(([name, value]) =>
    /^\w{1,40}$/.test(name) ? listNames(value, path === '' ? name : `${path}.${name}`) : [],
  );
}
