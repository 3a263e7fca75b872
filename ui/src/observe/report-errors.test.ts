import { getClient, type BrowserOptions } from '@sentry/browser';
import { describe, expect, it } from 'vitest';
import { reportErrors } from './report-errors.ts';

describe('reportErrors', () => {
  it('samples as specified and sends nothing about a person [P777] [P778]', () => {
    reportErrors('https://key@errors.example/1', false);

    const options = getClient()?.getOptions() as BrowserOptions & { integrations: { name: string }[] };
    expect(options).toMatchObject({
      tracesSampleRate: 0.05,
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: 0.5,
      dataCollection: {
        userInfo: false,
        cookies: false,
        httpHeaders: false,
        httpBodies: [],
        urlQueryParams: false,
      },
    });
    const names = options.integrations.map(({ name }) => name);
    expect(names).not.toContain('BrowserSession');
    expect(names).toContain('CaptureConsole');
    const scrubbed = options.beforeSend?.(
      {
        type: undefined,
        user: { email: 'dana@mail.example' },
        request: { url: 'https://x.example/#token=1' },
        extra: { arguments: ['could not save dana@mail.example'] },
      },
      {},
    );
    expect(scrubbed).toEqual({ type: undefined });
  });
});
