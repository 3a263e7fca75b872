import { bayviewCollegeFund } from '../../server/src/demo/partners/bayview-college-fund.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { startApplication } from '../support/start-application.ts';

test('the four places at the bottom of a narrow phone keep their distance, and are there before any script', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const { partner, programName } = getDemoProgram('emergency-aid', bayviewCollegeFund);
  await signIn(page, request, partner, inventEmail(), 'Ana Reyes');
  await startApplication(page, programName);
  const address = new RegExp(`/${partner}/application/[\\w-]+`).exec(page.url())?.[0] ?? '';

  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${address}/continue`);
  const places = page.getByRole('navigation', { name: 'Toolbar' }).locator(':scope > *');
  await expect(places).toHaveText(['Home', 'My Profile', 'Progress', 'Log Out']);
  const edges = await places.evaluateAll((all) =>
    all.map((place) => {
      const words = document.createRange();
      words.selectNodeContents(place.lastChild ?? place);
      const { left, right } = words.getBoundingClientRect();
      return { left, right };
    }),
  );
  const gaps = edges.slice(1).map(({ left }, index) => left - (edges[index]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  expect(edges.at(-1)?.right).toBeLessThanOrEqual(320);
});
