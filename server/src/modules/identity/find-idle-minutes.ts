import { z } from 'zod';
import type { Flags } from '../../ports/flags.ts';
import { absoluteHours, defaultIdleMinutes } from './session.ts';

const payload = z.object({
  timeoutMinutes: z
    .number()
    .min(1)
    .max(absoluteHours * 60),
});

/** How long a session of this partner may be idle, from the flag's payload when that is sound (P754). */
export async function findIdleMinutes(flags: Flags | undefined, partnerId: string): Promise<number> {
  const flag = await flags?.evaluate(partnerId, 'session-timeouts');
  if (!flag?.enabled) return defaultIdleMinutes;
  const parsed = payload.safeParse(flag.payload);
  return parsed.success ? parsed.data.timeoutMinutes : defaultIdleMinutes;
}
