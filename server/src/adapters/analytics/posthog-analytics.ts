import { randomUUID } from 'node:crypto';
import type { Log } from '../../platform/log/log.ts';
import type { Analytics, PageView } from '../../ports/analytics.ts';
import { isSessionSampled } from './session-sampling.ts';

export interface PosthogAnalyticsSettings {
  /** The project key. */
  readonly key: string;
  /** For example `https://us.i.posthog.com`. */
  readonly url: string;
  readonly log: Log;
  readonly random?: () => number;
}

const batchSize = 50;
const flushMs = 10_000;
const timeoutMs = 5_000;

/** Sends a sample of page views to PostHog in batches, without anything about the person who looks. */
export function createPosthogAnalytics(settings: PosthogAnalyticsSettings): Analytics {
  const { key, url, log, random } = settings;
  // One id for the whole process: views cannot be joined into the path of a person.
  const distinctId = `server-${randomUUID()}`;
  let waiting: PosthogEvent[] = [];
  let sending = Promise.resolve();
  const timer = setInterval(flush, flushMs).unref();

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    // A failed batch is dropped: page views are not worth a growing queue.
    sending = sending
      .then(() => postBatch(new URL('/batch/', url), { api_key: key, batch }))
      .catch((error: unknown) => {
        log.warn('page views could not be sent', { count: batch.length, error });
      });
  }

  return {
    recordPageView: (view) => {
      if (!isSessionSampled(view.pageLoadId, random)) return;
      waiting.push(toEvent(view, distinctId));
      if (waiting.length >= batchSize) flush();
    },
    close: () => {
      clearInterval(timer);
      flush();
      return sending;
    },
  };
}

type PosthogEvent = ReturnType<typeof toEvent>;

function toEvent({ partnerId, app, route }: PageView, distinctId: string) {
  return {
    event: '$pageview',
    timestamp: new Date().toISOString(),
    properties: {
      ...{ distinct_id: distinctId, partnerId, app, route },
      ...{ $ip: null, $geoip_disable: true, $process_person_profile: false },
    },
  };
}

async function postBatch(url: URL, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`PostHog answered ${String(response.status)}.`);
}
