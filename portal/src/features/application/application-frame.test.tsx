import { describe, expect, it, vi } from 'vitest';
import { applicationAddress, buildApplicationServer } from '../../testing/demo-application.ts';
import { renderPortal } from '../../testing/render-portal.ts';

describe('the pages of an application on the server', () => {
  it('come with their fields and answers from a server that has no window, and carry the form along', async () => {
    vi.stubGlobal('window', undefined);
    const { api } = buildApplicationServer({ answers: { fullName: 'Dana Okafor' } });
    const { status, html } = await renderPortal(`${applicationAddress}/questions/you-name`, api);
    vi.unstubAllGlobals();

    expect(status).toBe(200);
    expect(html).toMatch(/<input[^>]*value="Dana Okafor"/);
    expect(html).toContain('/assets/definitions/relief/1/abc.json');
    expect(html).not.toContain('Loading');
  });

  it.each([
    ['/questions/you-name', ['Home', 'My Profile', 'Progress', 'Log Out']],
    ['', ['Home', 'My Profile', 'Log Out']],
  ])('come with every place of the toolbar, so that nothing moves later: %s [P118]', async (page, places) => {
    const { api } = buildApplicationServer();
    const { html } = await renderPortal(`${applicationAddress}${page}`, api);

    const toolbar = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('nav[aria-label=Toolbar]');
    expect([...(toolbar?.children ?? [])].map(({ textContent }) => textContent)).toEqual(places);
  });

  it('lead to the portal where the application is not theirs', async () => {
    const { api } = buildApplicationServer();
    const answers = { ...api, GetApplication: { application: null } };
    const { status, headers } = await renderPortal(applicationAddress, answers);

    expect(status).toBe(302);
    expect(headers?.location).toBe('/bayview/application/portal');
  });
});
