import type { Log } from '../../platform/log/log.ts';
import type { Flags } from '../../ports/flags.ts';
import { cacheFlags } from './cache-flags.ts';
import type { FlagSet } from './flag-source.ts';
import { readPosthogFlags } from './posthog-answer.ts';
import { toFlags } from './to-flags.ts';

export interface PosthogFlagsSettings {
  /** The project key. */
  readonly key: string;
  /** For example `https://us.i.posthog.com`. */
  readonly url: string;
  readonly log: Log;
  readonly cacheSeconds?: number;
  readonly timeoutMs?: number;
}

/** Reads flags from PostHog. It learns the partner's id and nothing about the person who asks. */
export function createPosthogFlags(settings: PosthogFlagsSettings): Flags {
  const { log, cacheSeconds = 30 } = settings;
  const source = cacheFlags((partnerId) => askPosthog(settings, partnerId), { seconds: cacheSeconds });
  return toFlags(source, log);
}

async function askPosthog(
  { key, url, timeoutMs = 2_000 }: PosthogFlagsSettings,
  partnerId: string,
): Promise<FlagSet> {
  const response = await fetch(new URL('/flags/?v=2', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: key,
      distinct_id: partnerId,
      groups: { partner: partnerId },
      geoip_disable: true,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`PostHog answered ${String(response.status)}.`);
  return readPosthogFlags(await response.json());
}
