import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answersOf, buildProgram, buildUser } from '../testing/demo-portal.ts';
import { openPortal } from '../testing/open-portal.ts';

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
