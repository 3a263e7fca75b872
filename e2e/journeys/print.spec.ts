import { homeChildCareCash } from '../../server/src/demo/partners/home-child-care-cash.ts';
import { getAnsweredProgram } from '../../server/src/testing/list-answered-programs.ts';
import { applyToProgram, startApplication } from '../driver/apply-to-program.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { expectDocument } from '../support/print.ts';
import { signIn } from '../support/sign-in.ts';

const applicantName = 'Beatriz Quintanilla';

test('review, submission and case print as documents', async ({ page, request, hasTouch }, testInfo) => {
  test.setTimeout(240_000);
  const { definition, sets } = await getAnsweredProgram('child-care-cash-nyc');
  const { partner, programName, copyValues } = getDemoProgram(definition.key, homeChildCareCash);
  const applicantEmail = inventEmail();
  const hand = createPointerHand({ hasTouch });
  const answers = ['731204'];
  const head = [
    programName,
    applicantName,
    /Application number[\dA-Z]{4}-[\dA-Z]{4}/,
    /Printed\w+ \d+, 20\d\d/,
  ];
  await signIn(page, request, partner, applicantEmail, applicantName);
  await applyToProgram({
    page,
    hand,
    definition,
    programName,
    from: { kind: 'question', key: 'affirmation' },
    answers: sets[0]?.answers ?? {},
    copyValues: { ...copyValues, applicantName, applicantEmail },
    glance: async (kind) => {
      if (kind !== 'review') return;
      await expectDocument(page, testInfo, {
        ...{ name: 'review', answers },
        head: [...head, 'SubmittedNot submitted yet'],
      });
    },
  });
  const submitted = [...head, /Submitted\w+ \d+, 20\d\d/];
  await expectDocument(page, testInfo, { name: 'submission', head: submitted, answers });
  const application = page.url().replace('/submit/confirmation', '');

  await hand.press(page.getByRole('link', { name: 'View Application Status' }));
  await expect(page.getByRole('region', { name: 'What you submitted' }).locator('details')).not.toHaveCount(
    0,
  );
  await expectDocument(page, testInfo, {
    ...{ name: 'case', answers },
    head: [...submitted, /Case number[\dA-Z]{4}-[\dA-Z]{4}/],
  });
  await expect(page.locator('details[open]')).toHaveCount(0);

  await page.goto(application);
  await expect(page.getByRole('link', { name: 'View Application Status' })).toBeVisible();
  await expectDocument(page, testInfo, { name: 'submitted-application', head: submitted, answers });
});

test('a review that is not complete prints without links to its gaps', async ({
  page,
  request,
  hasTouch,
}) => {
  const { definition } = await getAnsweredProgram('child-care-cash-nyc');
  const { partner, programName, copyValues } = getDemoProgram(definition.key, homeChildCareCash);
  await signIn(page, request, partner, inventEmail(), applicantName);
  await startApplication({
    ...{ page, hand: createPointerHand({ hasTouch }), definition, programName, copyValues },
    glance: () => Promise.resolve(),
  });
  await page.goto(`${page.url()}/review`);
  const link = page.getByRole('link', { name: 'Go to the first one' }).first();
  await expect(link).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByText('Section incomplete').first()).toBeVisible();
  await expect(link).toBeHidden();
});
