import { z } from 'zod';
import type { Log } from '../../platform/log/log.ts';
import type { Challenge, RecaptchaKeys } from '../../ports/challenge.ts';

export interface RecaptchaSettings {
  readonly keys: RecaptchaKeys;
  readonly log: Log;
  /** The host that people use; a token that was solved elsewhere is refused. */
  readonly hostname: string;
  readonly verifyUrl?: string;
  readonly timeoutMs?: number;
}

/** Asks Google whether a person is there: a token of reCAPTCHA v2 or v3 is checked with `siteverify`. */
export function createRecaptcha(settings: RecaptchaSettings): Challenge {
  return {
    issue: ({ recaptchaKeys }) =>
      Promise.resolve({ kind: 'recaptcha', siteKey: (recaptchaKeys ?? settings.keys).siteKey }),
    check: async ({ now, recaptchaKeys, clientAddress }, solution) => {
      const { secretKey } = recaptchaKeys ?? settings.keys;
      const verdict = await askSiteVerify(settings, { secretKey, solution, clientAddress });
      const isPerson =
        verdict === 'unreachable' ||
        (verdict.success && verdict.hostname === settings.hostname && (verdict.score ?? 1) >= leastScore);
      return isPerson
        ? { key: solution, expiresAt: new Date(now.getTime() + tokenMinutes * 60_000) }
        : undefined;
    },
  };
}

const leastScore = 0.5;
/** Google takes a token for two minutes. */
const tokenMinutes = 2;

const answerShape = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

interface Question {
  readonly secretKey: string;
  readonly solution: string;
  readonly clientAddress: string | undefined;
}

async function askSiteVerify(
  {
    verifyUrl = 'https://www.google.com/recaptcha/api/siteverify',
    timeoutMs = 3_000,
    log,
  }: RecaptchaSettings,
  { secretKey, solution, clientAddress }: Question,
): Promise<z.infer<typeof answerShape> | 'unreachable'> {
  const body = new URLSearchParams({ secret: secretKey, response: solution });
  if (clientAddress !== undefined) body.set('remoteip', clientAddress);
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`siteverify answered ${String(response.status)}`);
    return answerShape.parse(await response.json());
  } catch (error) {
    // An outage of the vendor must not lock people out; our own rate limits still apply.
    log.warn('reCAPTCHA could not be asked', { error });
    return 'unreachable';
  }
}
