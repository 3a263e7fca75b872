import { expect, test } from '../support/journey.ts';

const pages = [
  { app: 'portal', path: '/bayview-college-fund/identity/signin', route: '/identity/signin' },
  { app: 'portal', path: '/bayview-college-fund/identity/basic', route: '/identity/basic' },
  { app: 'portal', path: '/bayview-college-fund/identity/magicLink', route: '/identity/magicLink' },
  { app: 'portal', path: '/bayview-college-fund/nowhere', route: 'other' },
  { app: 'console', path: '/partner/bayview-college-fund/sign-in', route: '/sign-in' },
];

for (const { app, path, route } of pages) {
  test(`a visit of ${path} is counted as ${route} [P689]`, async ({ page, request }) => {
    await page.addInitScript(() => sessionStorage.setItem('handrail:sampled', 'yes'));
    const counted = page.waitForResponse(
      (answer) => answer.request().headers()['x-operation-name'] === 'RecordPageView',
    );
    await page.goto(path);
    expect((await counted).ok()).toBe(true);

    const metrics = await (await request.get('/metrics')).text();
    expect(metrics).toContain(`handrail_page_views_total{app="${app}",route="${route}"}`);
  });
}
