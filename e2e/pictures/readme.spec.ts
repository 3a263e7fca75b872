import { expect, test, type Page } from '@playwright/test';
import { demoPassword } from '../../server/src/demo/demo-accounts.ts';
import { bayviewCollegeFund } from '../../server/src/demo/partners/bayview-college-fund.ts';
import { getAnsweredProgram } from '../../server/src/testing/list-answered-programs.ts';
import { applyToProgram } from '../driver/apply-to-program.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { takePicture } from './take-picture.ts';

const applicantName = bayviewCollegeFund.applicantName;
const applicantEmail = 'applicant@demo.example';
/** A README should open fast, and every clone keeps every version of a picture. */
const mostBytes = 200_000;

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  isMobile: true,
});

test('the pictures of the README', async ({ page, hasTouch }) => {
  test.setTimeout(240_000);
  const { definition, sets } = await getAnsweredProgram('emergency-aid');
  const { partner, programName, copyValues } = getDemoProgram(definition.key, bayviewCollegeFund);
  await signInWithPassword(page, partner);

  let bytes = 0;
  await applyToProgram({
    page,
    hand: createPointerHand({ hasTouch }),
    definition,
    programName,
    // It fits on one screen with its answers, from its title to its button.
    from: { kind: 'question', key: 'bankAccountStatus' },
    answers: sets[0]?.answers ?? {},
    copyValues: { ...copyValues, applicantName, applicantEmail },
    glance: async () => {
      if (!page.url().endsWith('/questions/bankAccountStatus')) return;
      await expect(page.getByText(/^Saved/)).toBeVisible();
      bytes += await takePicture(page, 'question');
    },
  });

  await page.getByRole('link', { name: 'View Application Status' }).click();
  await expect(page.getByRole('heading', { name: 'Awaiting Review' })).toBeVisible();
  bytes += await takePicture(page, 'case');
  expect(bytes).toBeLessThan(mostBytes);
});

async function signInWithPassword(page: Page, partner: string): Promise<void> {
  await page.goto(`/${partner}/identity/basic`);
  await page.getByLabel('Email').fill(applicantEmail);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
}
