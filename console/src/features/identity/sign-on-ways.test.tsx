import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Request } from '../../shared/api/request.ts';
import { buildPartner, buildSession } from '../../testing/build-session.ts';
import { renderConsole } from '../../testing/render-console.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const staff = { name: 'County Login', tenantId: 'staff-tenant' };
const platform = { name: 'Platform staff', tenantId: 'platform' };

describe('single sign-on of staff', () => {
  it('leads to the provider of the partner, and remembers the wanted page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { calls, session } = setUp({ staff, platform: null });
    const { person } = renderConsole(session, '/cases?view=mine');

    await person.click(await screen.findByRole('button', { name: 'Sign in with County Login' }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://idp.example/sso');
    });
    expect(calls).toEqual([
      [
        'StartSingleSignOn',
        {
          partnerId: 'partner-1',
          tenantId: 'staff-tenant',
          redirectUrl: '/partner/bayview-college-fund/cases?view=mine',
        },
      ],
    ]);
    expect(screen.queryByRole('button', { name: 'Platform staff' })).toBeNull();
  });

  it('leads platform staff to the operator, in their own tenant [P608]', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { calls, session } = setUp({ staff: null, platform });
    const { person } = renderConsole(session, '/sign-in');

    await person.click(await screen.findByRole('button', { name: 'Platform staff' }));
    expect(calls[0]?.[1]).toMatchObject({ tenantId: 'platform' });
  });

  it('turns what the provider proved into a session, and forgets it [P653]', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/x#token=proof&userId=user-7&tenantId=platform');
    const { calls, session } = setUp({ staff, platform });
    renderConsole(session, '/sign-in?step=return');

    await waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('/partner/bayview-college-fund/cases');
    });
    expect(calls).toEqual([
      [
        'BeginSession',
        {
          partnerId: 'partner-1',
          tenantId: 'platform',
          token: 'proof',
          userId: 'user-7',
          authenticationMechanism: 'SAML',
        },
      ],
    ]);
    expect(window.location.hash).toBe('');
  });

  it.each(['/sign-in?step=return', '/sign-in?failed=6f1c1f0e-8a51-4a4c-9a8b-1f8f2a3c4d5e'])(
    'says at %s that the sign-in failed [P699]',
    async (address) => {
      renderConsole(setUp({ staff, platform: null }).session, address);

      expect((await screen.findByRole('alert')).textContent).toContain('Error signing in');
      expect(screen.getByRole('button', { name: 'Sign in with County Login' })).toBeDefined();
      expect(screen.queryAllByText('6f1c1f0e-8a51-4a4c-9a8b-1f8f2a3c4d5e')).toHaveLength(
        address.includes('failed') ? 1 : 0,
      );
    },
  );

  it('is not offered where nobody set it up', async () => {
    renderConsole(setUp({ staff: null, platform: null }).session, '/sign-in');

    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: /Sign in with|Platform staff/ })).toBeNull();
  });
});

function setUp(singleSignOn: { staff: typeof staff | null; platform: typeof platform | null }) {
  const calls: [string, unknown][] = [];
  const metadata = { status: 200, errors: [] };
  const request = ((operation: { name: string }, variables: { input: unknown }) => {
    calls.push([operation.name, variables.input]);
    return Promise.resolve({
      startSingleSignOn: { metadata, url: 'https://idp.example/sso' },
      beginSession: { metadata },
    });
  }) as unknown as Request;
  const session = buildSession({ partner: buildPartner({ singleSignOn }), staff: undefined, request });
  return { calls, session };
}
