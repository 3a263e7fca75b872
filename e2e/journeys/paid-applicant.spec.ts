import { homeChildCareCash } from '../../server/src/demo/partners/home-child-care-cash.ts';
import { applyToProgram } from '../driver/apply-to-program.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import type { Glance } from '../driver/glance.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { getAnsweredProgram } from '../../server/src/testing/list-answered-programs.ts';
import { fillBankAccount } from '../driver/steps/fill-apart.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { sampledPrograms } from '../support/sampled-programs.ts';
import { signIn } from '../support/sign-in.ts';

const applicantName = 'Beatriz Quintanilla';

test('someone who will be paid signs a tax form, follows the case and gives a bank account [P060] [P072] [P138] [P175] [P178] [P182] [P189] [P193] [P202] [P204] [P275] [P416] [P447]', async ({
  page,
  request,
  look,
  hasTouch,
}) => {
  test.setTimeout(240_000);
  const { definition, sets } = await getAnsweredProgram(sampledPrograms.paid);
  const { partner, programName, copyValues } = getDemoProgram(definition.key, homeChildCareCash);
  const applicantEmail = inventEmail();
  const hand = createPointerHand({ hasTouch });
  // The other pages are looked at where every program is applied to.
  const glance: Glance = (kind) => (kind === 'w9' || kind === 'review' ? look(kind) : Promise.resolve());
  await signIn(page, request, partner, applicantEmail, applicantName);
  await applyToProgram({
    page,
    hand,
    definition,
    programName,
    glance,
    from: { kind: 'question', key: 'affirmation' },
    answers: sets[0]?.answers ?? {},
    copyValues: { ...copyValues, applicantName, applicantEmail },
  });

  await hand.press(page.getByRole('link', { name: 'View Application Status' }));
  const title = page.getByRole('heading', { level: 1, name: `${programName} Case Details` });
  await expect(title).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Awaiting Review' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    'You submitted your application',
  );
  await hand.press(page.getByText('Provider Information'));
  await expect(page.getByText('731204')).toBeVisible();
  await look('case');

  await hand.press(page.getByRole('link', { name: 'Back To Application Portal' }));
  const submitted = page.getByRole('region', { name: 'Submitted Programs' }).getByRole('listitem');
  await expect(submitted).toContainText('Awaiting Review');
  await look('home-submitted');
  await hand.press(submitted);
  await expect(title).toBeFocused();

  await hand.press(page.getByRole('button', { name: 'My Profile' }));
  await hand.press(page.getByRole('link', { name: 'Bank Account Details' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Bank Account Details' })).toBeFocused();
  await hand.press(page.getByRole('button', { name: 'Submit', exact: true }));
  await expect(page.getByText('You have 5 required fields incomplete.')).toBeVisible();
  await look('bank-account-refused');
  await fillBankAccount({ page, hand });
  await hand.press(page.getByRole('button', { name: 'Submit', exact: true }));
  await expect(page.getByText('Your bank account details are saved.')).toBeVisible();
  await expect(page.getByText(/6789$/)).toBeVisible();
  await expect(page.getByText('000123456789')).toHaveCount(0);
  await look('bank-account-saved');
});
