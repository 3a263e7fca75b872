import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf, buildPartner, buildUser } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import { watchLocation } from '../../../testing/watch-location.ts';

const page = '/bayview/identity/beam/saml';
const returned = `${page}?step=return#token=proof&userId=user-7&tenantId=bayview-advocates`;
const ok = { status: 200, errors: [], message: null };
const refused = { status: 400, errors: ['auth/invalid-verification-code'], message: 'no' };

const partner = buildPartner({ features: ['employee-authentication'] });
const provider = { name: 'Employer Login', tenantId: 'bayview-advocates' };
const withProvider = (advocate: typeof provider | null) => ({
  GetSingleSignOn: { partners: { nodes: [{ id: 'partner-1', singleSignOn: { advocate } }] } },
});
const answers = { ...answersOf({ partner }), ...withProvider(provider) };

describe('the employee single sign-on page', () => {
  it('leads to the provider that the partner connected, in the advocate tenant [P103] [P607]', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { api, user } = openPortal(`${page}?redirect_url=%2Fbayview%2Fprogram%2F7%2Fintro`, {
      ...answers,
      StartSingleSignOn: {
        startSingleSignOn: { metadata: ok, url: 'https://idp.example/sso?SAMLRequest=x' },
      },
    });

    await screen.findByRole('heading', { level: 1, name: 'Employee single sign-on' });
    await user.click(screen.getByRole('button', { name: 'Sign in with Employer Login' }));

    await waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://idp.example/sso?SAMLRequest=x');
    });
    expect(api.callsOf('StartSingleSignOn')[0]?.variables.input).toEqual({
      partnerId: 'partner-1',
      tenantId: 'bayview-advocates',
      redirectUrl: '/bayview/program/7/intro',
    });
  });

  it('turns what the provider proved into a session, and forgets it [P653]', async () => {
    const { replace } = watchLocation();
    const { api } = openPortal(returned, { ...answers, BeginSession: { beginSession: { metadata: ok } } });

    await waitFor(() => {
      expect(replace).toHaveBeenCalledExactlyOnceWith('/bayview/application/portal');
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeTruthy();
    expect(window.location.hash).toBe('');
    expect(api.callsOf('BeginSession').map(({ variables }) => variables.input)).toEqual([
      {
        partnerId: 'partner-1',
        tenantId: 'bayview-advocates',
        token: 'proof',
        userId: 'user-7',
        authenticationMechanism: 'SAML',
      },
    ]);
    expect(api.callsOf('BeginSession')[0]?.headers.get('x-tenant-id')).toBeNull();
  });

  it('also when an applicant is signed in in this browser', async () => {
    const { replace } = watchLocation();
    openPortal(returned, {
      ...answersOf({ partner, user: buildUser() }),
      ...withProvider(provider),
      BeginSession: { beginSession: { metadata: ok } },
    });

    await waitFor(() => {
      expect(replace).toHaveBeenCalledExactlyOnceWith('/bayview/application/portal');
    });
  });

  it('says that the sign-in failed, with the id that support can look up [P699]', async () => {
    const debugId = '6f1c1f0e-8a51-4a4c-9a8b-1f8f2a3c4d5e';
    openPortal(`${page}?failed=${debugId}`, answers);

    expect((await screen.findByRole('alert')).textContent).toContain('Error signing in');
    expect(screen.getByText(debugId)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in with Employer Login' })).toBeTruthy();
  });

  it('shows nothing of an id that someone wrote into a link', async () => {
    openPortal(`${page}?failed=Call+555-0100+now`, answers);

    await screen.findByRole('alert');
    expect(document.body.textContent).not.toContain('555-0100');
  });

  it('says that the sign-in failed when the proof is refused or gone [P699]', async () => {
    openPortal(returned, { ...answers, BeginSession: { beginSession: { metadata: refused } } });

    expect((await screen.findByRole('alert')).textContent).toContain('Error signing in');
  });

  it('lets the person try again when the start fails [P699]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openPortal(page, { ...answers, StartSingleSignOn: new Error('offline') });

    await user.click(await screen.findByRole('button', { name: 'Sign in with Employer Login' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Error signing in');
    expect(screen.getByRole('button', { name: 'Sign in with Employer Login' })).toBeTruthy();
  });

  it('says whom to ask when no provider is connected', async () => {
    openPortal(page, { ...answers, ...withProvider(null) });

    expect(await screen.findByText('Single sign-on is not set up for Bayview College yet.')).toBeTruthy();
    // In the sentence, and in the line below that every page of identity has.
    const links = screen.getAllByRole('link', { name: 'aid@bayview.example' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:aid@bayview.example',
      'mailto:aid@bayview.example',
    ]);
    expect(screen.queryByRole('button', { name: /Sign in with/ })).toBeNull();
  });

  it('leads home while the feature is off [P104] [P105]', async () => {
    openPortal(page, answersOf({}));

    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(window.location.pathname).toBe('/bayview/identity/signin');
  });

  it('leads a case worker to the page where cases are reviewed [P609]', async () => {
    const { replace } = watchLocation();
    openPortal(page, {
      ...answersOf({ partner, user: buildUser({ admin: true }) }),
      ...withProvider(provider),
    });

    await waitFor(() => {
      expect(replace).toHaveBeenCalledExactlyOnceWith('/partner/bayview');
    });
  });

  it('leads someone who is signed in to the portal', async () => {
    openPortal(page, answersOf({ partner, user: buildUser() }));

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
  });
});
