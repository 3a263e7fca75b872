import { describe, expect, it } from 'vitest';
import { type HttpRecorder, startHttpRecorder } from '../../testing/servers/http-recorder.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { combineAnalytics } from './combine-analytics.ts';
import { createCounterAnalytics } from './counter-analytics.ts';
import { createPosthogAnalytics } from './posthog-analytics.ts';
import { createRegistry } from '../../platform/metrics/registry.ts';

const view = {
  partnerId: 'b7f1c1f0-0000-4000-8000-000000000001',
  app: 'portal',
  route: '/application/:applicationId',
} as const;

describe('analytics', () => {
  it('counts page views by app and route pattern [P689]', async () => {
    const registry = createRegistry();
    const analytics = createCounterAnalytics({ registry });

    analytics.recordPageView(view);
    analytics.recordPageView(view);

    expect(await registry.print()).toContain(
      'handrail_page_views_total{app="portal",route="/application/:applicationId"} 2',
    );
  });

  it('sends PostHog the partner, app and route of a page view and nothing else [P031] [P689]', async () => {
    await withPosthog(async (recorder, url) => {
      const hostile = { ...view, email: 'canary-ana@example.org' };
      const analytics = createPosthogAnalytics({
        key: 'phc_test',
        url,
        log: createRecordingLog(),
        random: () => 0,
      });
      analytics.recordPageView(hostile);
      await analytics.close();

      const [request] = recorder.requests;
      expect(request?.path).toBe('/batch/');
      expect(request?.body).not.toContain('canary');
      const { api_key: key, batch } = JSON.parse(request?.body ?? '') as PosthogBatch;
      expect(key).toBe('phc_test');
      expect(batch).toHaveLength(1);
      expect(batch[0]?.event).toBe('$pageview');
      expect(batch[0]?.properties).toEqual({
        ...view,
        distinct_id: expect.stringMatching(/^server-/) as string,
        $ip: null,
        $geoip_disable: true,
        $process_person_profile: false,
      });
    });
  });

  it('sends no page view of a session outside of the sample [P776]', async () => {
    await withPosthog(async (recorder, url) => {
      const analytics = createPosthogAnalytics({
        key: 'phc_test',
        url,
        log: createRecordingLog(),
        random: () => 0.05,
      });
      analytics.recordPageView(view);
      await analytics.close();

      expect(recorder.requests).toEqual([]);
    });
  });

  it('survives a vendor that refuses', async () => {
    await withPosthog(async (recorder, url) => {
      recorder.answer({ status: 400 });
      const registry = createRegistry();
      const log = createRecordingLog();
      const analytics = combineAnalytics(
        createCounterAnalytics({ registry }),
        createPosthogAnalytics({ key: 'phc_test', url, log, random: () => 0 }),
      );
      analytics.recordPageView(view);
      await analytics.close();

      expect(await registry.print()).toContain('route="/application/:applicationId"} 1');
      expect(log.lines).toContainEqual(
        expect.objectContaining({ level: 'warn', message: 'page views could not be sent' }),
      );
    });
  });
});

interface PosthogBatch {
  readonly api_key: string;
  readonly batch: readonly { readonly event: string; readonly properties: Record<string, unknown> }[];
}

async function withPosthog(work: (recorder: HttpRecorder, url: string) => Promise<void>): Promise<void> {
  const recorder = await startHttpRecorder();
  try {
    await work(recorder, recorder.url);
  } finally {
    await recorder.close();
  }
}
