import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf, buildPartner } from '../testing/demo-portal.ts';
import { openPortal } from '../testing/open-portal.ts';
import { identityRoutes } from './identity-routes.ts';

const partner = buildPartner({ features: ['employee-authentication'] });
const session = {
  partner,
  user: undefined,
  incidents: [],
  request: () => Promise.reject(new Error('Unused')),
};
const routes = identityRoutes(session).children ?? [];

/** Every address of identity that shows a page instead of leading elsewhere. */
const pages = routes.flatMap(({ path, lazy }) => (path !== undefined && lazy ? [path] : []));

describe('the pages of identity', () => {
  it('are all here', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['signin', 'basic', 'emailSent', 'magicLink', 'verifyEmail']),
    );
  });

  it.each(pages)('tell someone who cannot sign in whom to ask: %s', async (path) => {
    openPortal(`/bayview/identity/${path}`, {
      ...answersOf({ partner }),
      GetSingleSignOn: { partners: { nodes: [{ id: partner.id, singleSignOn: { advocate: null } }] } },
    });

    const line = await screen.findByText(/^Need help\?/);
    expect(line.textContent).toBe('Need help? Write to aid@bayview.example or call (555) 010-0100.');
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:aid@bayview.example',
      'tel:5550100100',
    ]);
  });

  it.each([
    ['signin', 'Email me a sign-in link', 'SendMagicLinkV2'],
    ['basic', 'Sign In', 'SignInWithPassword'],
    ['resetPassword', 'Email me a link', 'SendPasswordReset'],
  ])('begin the title with the error while there is one: %s', async (path, button, operation) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openPortal(`/bayview/identity/${path}`, {
      ...answersOf({ partner }),
      [operation]: new Error('offline'),
    });

    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByText('Please enter a valid email address');
    expect(document.title).toMatch(/^Error: \w.* - Student Care Fund$/);

    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@mail.example');
    if (path === 'basic') await user.type(screen.getByLabelText('Password'), 'tulip-7-vase');
    await user.click(screen.getByRole('button', { name: button }));
    // A broken connection is an error of its own.
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Error: /);
    expect(document.title).toMatch(/^Error: (?!Error)/);
  });
});
