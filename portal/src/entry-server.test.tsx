import { describe, expect, it, vi } from 'vitest';
import { findPageState } from './app/page-state.ts';
import { answersOf, buildPartner, buildProgram, buildUser } from './testing/demo-portal.ts';
import { demoEligibility, every } from './testing/open-eligibility.ts';
import { renderPortal } from './testing/render-portal.ts';

const signedIn = answersOf({ user: buildUser(), programs: [buildProgram()] });

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('render', () => {
  it('sends the whole sign-in page with brand, styles, icon and data inside [P009] [P012] [P094]', async () => {
    const { status, html } = await renderPortal('/bayview/identity/signin', answersOf({}));
    const page = parse(html);

    expect(status).toBe(200);
    expect(page.title).toBe('Applicant sign in - Student Care Fund');
    expect(page.querySelector('h1')?.textContent).toBe('Applicant sign in');
    expect(page.querySelector('style')?.textContent).toContain('--brand:#1b5e43');
    expect(page.querySelector('style')?.textContent).toContain('.a{color:red}');
    expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/assets/demo/bayview.ico');
    expect(findPageState(page)?.portal?.partner.externalId).toBe('bayview');
  });

  it('sends the questions of a pre-check whole, though their script comes later', async () => {
    const { html } = await renderPortal('/bayview/eligibility', {
      ...answersOf({}),
      GetPartnerEligibility: {
        partners: { nodes: [{ id: 'partner-1', eligibility: { ...demoEligibility, questions: every } }] },
      },
    });
    const page = parse(html);

    expect(page.querySelector('select')?.labels[0]?.textContent).toContain('How many people');
    expect(page.querySelector('[role=combobox]')).toBeTruthy();
    expect(page.querySelector('section[aria-label="Your result"]')?.textContent).toBe(
      'Your result will be shown here.',
    );
    // A boundary that the server could not finish would be drawn anew by the browser.
    expect(html).toContain('<!--$-->');
    expect(html).not.toContain('<!--$!-->');
  });

  it('uses the default color and icon where the partner has none [P010] [P013]', async () => {
    const whitelabeling = { logo: null, platformName: null, brandColor: null, favicon: null };
    const { html } = await renderPortal(
      '/bayview/identity/signin',
      answersOf({ partner: buildPartner({ whitelabeling }) }),
    );

    expect(html).toContain('--brand:#14213d');
    expect(parse(html).querySelector('link[rel=icon]')?.getAttribute('href')).toBe(
      '/assets/portal/favicon.svg',
    );
  });

  it('gives every script, preload and style the nonce of the answer', async () => {
    const { html } = await renderPortal('/bayview/identity/signin', answersOf({}));

    const guarded = parse(html).querySelectorAll('script[src], style, link[rel=modulepreload]');
    expect(guarded).toHaveLength(4);
    for (const element of guarded) expect(element.getAttribute('nonce')).toBe('n0nce');
  });

  it('names every file of script before anything long, so that all of them are asked for at once', async () => {
    const { html } = await renderPortal('/bayview/identity/signin', answersOf({}));
    const [head = ''] = html.split('<style');

    const named = [...parse(head).querySelectorAll('link[rel=modulepreload]')];
    expect(named.map((link) => link.getAttribute('href'))).toEqual([
      '/assets/portal/entry.js',
      '/assets/portal/vendor.js',
    ]);
  });

  it('lets no text of a partner break out of the page', async () => {
    const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const partner = buildPartner({
      name: hostile,
      whitelabeling: {
        logo: null,
        platformName: hostile,
        brandColor: '#fff;}</style>',
        favicon: `"${hostile}`,
      },
    });
    const { html } = await renderPortal('/bayview/identity/signin', answersOf({ partner }));

    const page = parse(html);
    expect(html).not.toContain('<script>alert');
    expect(page.querySelectorAll('script')).toHaveLength(3);
    expect(page.querySelectorAll('img')).toHaveLength(0);
    expect(findPageState(page)?.portal?.partner.name).toBe(hostile);
  });

  it.each([
    ['/bayview', answersOf({}), '/bayview/identity/signin'],
    ['/bayview/portal', signedIn, '/bayview/application/portal'],
    [
      '/bayview/program/7/intro?a=1',
      answersOf({}),
      '/bayview/identity/signin?redirect_url=%2Fbayview%2Fprogram%2F7%2Fintro%3Fa%3D1',
    ],
  ])('answers %s with a redirect [P052]', async (url, answers, location) => {
    const { status, headers } = await renderPortal(url, answers);

    expect(status).toBe(302);
    expect(headers?.location).toBe(location);
  });

  it('renders the portal home with its programs for an applicant [P058]', async () => {
    const { html } = await renderPortal('/bayview/application/portal', signedIn);

    expect(parse(html).querySelector('h1')?.textContent).toBe('Welcome, Dana.');
    expect(parse(html).querySelector('article h3')?.textContent).toBe('Emergency Aid Grant');
  });

  it.each([
    ['an unknown page', '/bayview/nowhere', "Sorry, we can't find that page - Student Care Fund"],
    ['an unknown partner', '/nobody/identity/signin', "Sorry, we can't find that page - Handrail"],
  ])('answers %s with 404 [P037]', async (_case, url, title) => {
    const { status, html } = await renderPortal(url, answersOf({}));

    expect(status).toBe(404);
    expect(parse(html).title).toBe(title);
  });

  it('answers staff in the applicant area with 403 [P050]', async () => {
    const { status } = await renderPortal(
      '/bayview/application/portal',
      answersOf({ user: buildUser({ admin: true }) }),
    );

    expect(status).toBe(403);
  });

  it('shows the debug id of an error that the server logged [P043]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status, html } = await renderPortal('/bayview/application/portal', {
      ...signedIn,
      GetPrograms: { errors: [{ message: 'Unexpected', extensions: { debugId: 'debug-7' } }] },
    });

    expect(status).toBe(500);
    expect(parse(html).querySelector('code')?.textContent).toBe('debug-7');
  });
});
