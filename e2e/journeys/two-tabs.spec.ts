import { expect, inventEmail, test } from '../support/journey.ts';
import { logOut, signIn } from '../support/sign-in.ts';

test('logging out in one tab leaves nothing of the person in the other', async ({
  page,
  context,
  request,
  look,
}) => {
  await signIn(page, request, 'home-child-care-cash', inventEmail());
  const otherTab = await context.newPage();
  await otherTab.goto('/home-child-care-cash/application/portal');
  await expect(otherTab.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  await logOut(page);

  await expect(otherTab.getByRole('heading', { name: 'Applicant sign in' })).toBeVisible();
  await expect(otherTab.getByRole('heading', { name: /^Welcome, / })).toHaveCount(0);
  await look('other-tab-after-log-out', otherTab);
});
