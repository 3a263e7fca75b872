import { getDemoProgram } from '../driver/get-demo-program.ts';
import { readApplication } from '../driver/read-application.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { askForLink, signIn } from '../support/sign-in.ts';
import { startApplication } from '../support/start-application.ts';

const { partner, programName } = getDemoProgram('capital-readiness');

test('someone who answers on two devices decides between the answers', async ({
  page,
  request,
  context,
  browser,
  baseURL,
  look,
}) => {
  const email = inventEmail();
  const usedLink = await signIn(page, request, partner, email);
  const id = await startApplication(page, programName);
  const address = `/${partner}/application/${id}/questions/socialMedia`;
  await page.goto(address);

  const library = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const libraryPage = await library.newPage();
  await libraryPage.goto(await askForLink(libraryPage, request, partner, email, new Set([usedLink])));
  await expect(libraryPage.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await libraryPage.goto(address);

  for (const [here, there] of [
    ['/danas-bakes', '/dana.okafor'],
    ['/danas-bakery', '/dana-okafor-bakery'],
  ] as const) {
    await expect(libraryPage.getByText('Saved', { exact: true })).toBeVisible();
    await library.setOffline(true);
    await libraryPage.getByLabel('Instagram').fill(there);
    await expect(libraryPage.getByText('Not saved yet because you are offline')).toBeVisible();
    await page.getByLabel('Instagram').fill(here);
    await expect(page.getByText('Saving...')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await library.setOffline(false);
    await expect(libraryPage.getByText(here, { exact: true })).toBeVisible();
  }

  const notice = libraryPage.getByText('You also answered "Instagram" in another tab or on another device');
  await expect(notice).toHaveCount(1);
  await look('answers-of-two-devices', libraryPage);
  await libraryPage.getByRole('button', { name: 'Use the other answer: /danas-bakery' }).click();

  await expect(notice).toHaveCount(0);
  await expect(libraryPage.getByLabel('Instagram')).toHaveValue('/danas-bakery');
  await expect(libraryPage.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(libraryPage.getByText('Saved', { exact: true })).toBeVisible();
  const { application } = await readApplication(context.request, id);
  expect(application.answers['socialMedia.instagram']).toBe('/danas-bakery');
  await library.close();
});
