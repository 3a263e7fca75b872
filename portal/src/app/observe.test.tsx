import { getClient, type BrowserOptions } from '@sentry/browser';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answersOf, buildProgram, buildUser } from '../testing/demo-portal.ts';
import { openPortal } from '../testing/open-portal.ts';
import { reportErrors } from './report-errors.ts';
import { isSampledTab } from './sampled-tab.ts';

beforeEach(() => {
  sessionStorage.clear();
});

describe('page views', () => {
  it('name the pattern of each page that is opened, never its address', async () => {
    sessionStorage.setItem('handrail:sampled', 'yes');
    const { api, user } = openPortal('/bayview/application/portal', {
      ...answersOf({ user: buildUser(), programs: [buildProgram()] }),
      RecordPageView: { recordPageView: { metadata: { status: 200 } } },
    });

    await user.click(await screen.findByRole('link', { name: /^Start Application/ }));

    await waitFor(() => {
      expect(api.callsOf('RecordPageView').map(({ variables }) => variables.input)).toEqual([
        { partnerId: 'partner-1', app: 'portal', route: '/application/portal' },
        { partnerId: 'partner-1', app: 'portal', route: '/program/:programId/intro' },
      ]);
    });
  });

  it('are not sent from a tab that is not drawn', async () => {
    sessionStorage.setItem('handrail:sampled', 'no');
    const { api } = openPortal('/bayview/nowhere', answersOf({}));

    await screen.findByRole('heading', { level: 1 });
    expect(api.callsOf('RecordPageView')).toEqual([]);
  });
});

describe('isSampledTab', () => {
  it.each([
    [0.0499, true],
    [0.05, false],
  ])('draws a tab with the number %d: %s, and only once [P776]', (number, isSampled) => {
    expect(isSampledTab(() => number)).toBe(isSampled);
    expect(isSampledTab(() => 1 - number)).toBe(isSampled);
  });
});

describe('reportErrors', () => {
  it('samples as specified and sends nothing about a person [P777] [P778]', () => {
    reportErrors('https://key@errors.example/1', false);

    const options = getClient()?.getOptions() as BrowserOptions & { integrations: { name: string }[] };
    expect(options).toMatchObject({
      tracesSampleRate: 0.05,
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: 0.5,
      sendDefaultPii: false,
    });
    expect(options.integrations.map(({ name }) => name)).not.toContain('BrowserSession');
    const scrubbed = options.beforeSend?.(
      {
        type: undefined,
        user: { email: 'dana@mail.example' },
        request: { url: 'https://x.example/#token=1' },
      },
      {},
    );
    expect(scrubbed).toEqual({ type: undefined });
    vi.restoreAllMocks();
  });
});
