import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf, buildPartner, buildUser } from '../testing/demo-portal.ts';
import { openPortal } from '../testing/open-portal.ts';

const signedIn = answersOf({ user: buildUser() });
const signedOut = answersOf({});
const staff = answersOf({ user: buildUser({ admin: true, email: 'admin@bayview.example' }) });

const signIn = 'Applicant sign in';
const welcome = 'Welcome, Dana.';
const notFound = "Sorry, we can't find that page";
const fallback = "We're sorry. Something went wrong.";

describe('addresses of the portal', () => {
  it.each([
    ['a signed-out visitor', '', signedOut, signIn, '/identity/signin'],
    ['an applicant', '', signedIn, welcome, '/application/portal'],
    ['staff', '', staff, signIn, '/identity/signin'],
  ])('lead %s home [P107] [P108] [P109]', async (_who, path, answers, heading, end) => {
    openPortal(`/bayview${path}`, answers);

    await screen.findByRole('heading', { level: 1, name: heading });
    expect(window.location.pathname).toBe(`/bayview${end}`);
  });

  it.each(['/application', '/portal', '/application/nowhere', '/claim/nowhere', '/case/nowhere', '/program'])(
    'lead an applicant from %s to the portal [P048] [P051] [P058] [P070]',
    async (path) => {
      openPortal(`/bayview${path}`, signedIn);

      await screen.findByRole('heading', { level: 1, name: welcome });
      expect(window.location.pathname).toBe('/bayview/application/portal');
    },
  );

  it.each(['/application/portal', '/program/7/intro?a=1', '/claim/bankAccount', '/case/9/details'])(
    'send a signed-out visitor from %s to sign-in and remember it [P047] [P052] [P142]',
    async (path) => {
      openPortal(`/bayview${path}`, signedOut);

      await screen.findByRole('heading', { level: 1, name: signIn });
      expect(window.location.pathname).toBe('/bayview/identity/signin');
      expect(new URLSearchParams(window.location.search).get('redirect_url')).toBe(`/bayview${path}`);
    },
  );

  it('show staff in the applicant area the fallback page [P050]', async () => {
    const ended = { endSession: { metadata: { status: 200, errors: [], message: null } } };
    openPortal('/bayview/application/portal', { ...staff, EndSession: ended });

    await screen.findByRole('heading', { level: 1, name: fallback });
    const console_ = screen.getByRole('link', { name: 'Go to the case queue' });
    expect(console_.getAttribute('href')).toBe('/partner/bayview');
  });

  it.each(['/intro', '/eligibility', '/identity', '/identity/nowhere'])(
    'lead a signed-out visitor from %s to sign-in [P044] [P046] [P106] [P292]',
    async (path) => {
      openPortal(`/bayview${path}`, signedOut);

      await screen.findByRole('heading', { level: 1, name: signIn });
    },
  );

  it('show a not-found page with a way to the portal [P037] [P038] [P039]', async () => {
    openPortal('/bayview/nowhere/at/all', signedOut);

    await screen.findByRole('heading', { level: 1, name: notFound });
    const link = screen.getByRole('link', { name: 'Back to Home' });
    expect(link.getAttribute('href')).toBe('/bayview/application/portal');
  });

  it('bring a signed-in person from sign-in to the page they wanted', async () => {
    openPortal('/bayview/identity/signin?redirect_url=%2Fbayview%2Fapplication%2Fportal', signedIn);

    await screen.findByRole('heading', { level: 1, name: welcome });
  });

  it('treat an account of another partner as nobody [P001] [P474]', async () => {
    const answers = answersOf({ user: buildUser({ partnerId: 'partner-2' }) });
    openPortal('/bayview/application/portal', answers);

    await screen.findByRole('heading', { level: 1, name: signIn });
  });
});

describe('opening a portal', () => {
  it('shows a full-page spinner until the partner of the address is there [P028] [P029] [P036]', async () => {
    let deliver: (reply: object) => void = () => undefined;
    const reply = new Promise<object>((resolve) => {
      deliver = resolve;
    });
    const { api } = openPortal('/bayview/identity/signin', {
      ...signedOut,
      GetPartner: () => reply,
    });

    expect((await screen.findByRole('status')).textContent).toBe('Loading');
    deliver({ partners: { nodes: [buildPartner()] } });
    await screen.findByRole('heading', { level: 1, name: signIn });
    expect(api.callsOf('GetPartner')[0]?.variables).toEqual({ externalId: 'bayview' });
  });

  it('says so when no partner lives at the address', async () => {
    openPortal('/nobody/identity/signin', signedOut);

    await screen.findByRole('heading', { level: 1, name: notFound });
    await waitFor(() => {
      expect(document.title).toBe(`${notFound} - Handrail`);
    });
  });

  it('names the product where the partner has no platform name [P131] [P132]', async () => {
    const partner = buildPartner();
    const plain = { ...partner, whitelabeling: { ...partner.whitelabeling, platformName: null } };
    openPortal('/bayview/identity/signin', answersOf({ partner: plain }));

    await waitFor(() => {
      expect(document.title).toBe('Applicant sign in - Handrail');
    });
  });

  it('says so when the server cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openPortal('/bayview', { ...signedOut, GetPartner: new Error('offline') });

    await screen.findByRole('heading', { level: 1, name: fallback });
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
