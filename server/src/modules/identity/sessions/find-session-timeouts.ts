import { z } from 'zod';
import type { Flags } from '../../../ports/flags.ts';
import { absoluteHours, defaultIdleMinutes, defaultWarningMinutes } from './session.ts';

/** When an idle session ends, and how long before that the person is warned. */
export interface SessionTimeouts {
  readonly warningMinutes: number;
  readonly timeoutMinutes: number;
}

const payload = z
  .object({
    warningMinutes: z.number().positive().default(defaultWarningMinutes),
    timeoutMinutes: z
      .number()
      .min(1)
      .max(absoluteHours * 60),
  })
  .transform(({ warningMinutes, timeoutMinutes }) => ({
    // A warning at the very start would never leave the screen.
    warningMinutes: Math.min(warningMinutes, timeoutMinutes * 0.9),
    timeoutMinutes,
  }));

const defaults: SessionTimeouts = {
  warningMinutes: defaultWarningMinutes,
  timeoutMinutes: defaultIdleMinutes,
};

/** The timeouts of a partner's sessions, from the flag's payload when that is sound (P753, P754). */
export async function findSessionTimeouts(
  flags: Flags | undefined,
  partnerId: string,
): Promise<SessionTimeouts> {
  const flag = await flags?.evaluate(partnerId, 'session-timeouts');
  if (!flag?.enabled) return defaults;
  const parsed = payload.safeParse(flag.payload);
  return parsed.success ? parsed.data : defaults;
}
