import type { Page } from '@playwright/test';
import { goldenStateCaregivers } from '../../server/src/demo/partners/golden-state-caregivers.ts';
import { getAnsweredProgram } from '../../server/src/testing/list-answered-programs.ts';
import { applyToProgram, startApplication } from '../driver/apply-to-program.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { readApplication } from '../driver/read-application.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { askForLink, logOut, signIn } from '../support/sign-in.ts';

const applicantName = 'Marisol Tan';
const glance = () => Promise.resolve();

test('a caregiver registers, is referred to both tracks, starts one and finds it again after logging out [Q032] [P018] [P170] [P631] [P759] [P780] [P781]', async ({
  page,
  request,
  look,
  hasTouch,
}) => {
  test.setTimeout(240_000);
  const registration = await getAnsweredProgram('caregiver-registration');
  const track = await getAnsweredProgram('caregiver-track-1');
  const offered = getDemoProgram('caregiver-registration', goldenStateCaregivers);
  const tracks = ['caregiver-track-1', 'caregiver-track-2'].map((key) =>
    getDemoProgram(key, goldenStateCaregivers),
  );
  const applicantEmail = inventEmail();
  const hand = createPointerHand({ hasTouch });
  const used = await signIn(page, request, offered.partner, applicantEmail, applicantName);
  for (const { programName } of tracks) {
    await expect(page.getByRole('heading', { level: 3, name: programName })).toHaveCount(0);
  }

  await applyToProgram({
    ...{ page, hand, glance, definition: registration.definition, programName: offered.programName },
    from: { kind: 'question', key: 'affirmation' },
    answers: registration.sets[0]?.answers ?? {},
    copyValues: { ...offered.copyValues, applicantName, applicantEmail },
  });
  const others = page.getByRole('region', { name: 'Other open programs' });
  for (const { programName } of tracks) {
    await expect(others.getByRole('link', { name: programName })).toBeVisible();
  }

  await page.goto(`/${offered.partner}/application/portal`);
  const available = page.getByRole('region', { name: 'Available Programs' });
  for (const { programName } of tracks) {
    await expect(available.getByRole('heading', { name: programName })).toBeVisible();
  }
  await look('referred-home');
  const [{ programName, copyValues }] = tracks as [(typeof tracks)[0]];
  const started = await startApplication({
    ...{ page, hand, glance, definition: track.definition, programName },
    copyValues: { ...copyValues, applicantName, applicantEmail },
  });

  const question = `/${offered.partner}/application/${started}/questions/firstTimeApplying`;
  await page.goto(question);
  await hand.press(page.getByRole('radio', { name: 'Yes' }));
  await expect
    .poll(async () => (await readApplication(page.request, started)).application.answers.firstTimeApplying)
    .toBe('yes');
  await logOut(page);
  const email = [page, request, offered.partner, applicantEmail] as const;
  await page.goto(await askForLink(...email, new Set([used])));
  const begun = page.getByRole('region', { name: 'Action Required' });
  await expect(begun.getByRole('heading', { name: programName })).toBeVisible();
  await page.goto(question);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();

  await checkLayout(page, `/${offered.partner}/application/portal`);
});

/** The measures of the specification, on the pages that a person just used. */
async function checkLayout(page: Page, home: string): Promise<void> {
  await page.goto(home);
  const toolbar = page.getByRole('navigation', { name: 'Toolbar' });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(toolbar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(toolbar).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 800 });
  const submitted = page.getByRole('region', { name: 'Submitted Programs' });
  await expect.poll(async () => (await submitted.boundingBox())?.width).toBe(48 * 16);

  await submitted.getByRole('listitem').click();
  const activity = page.getByRole('region', { name: 'Activity' }).getByRole('list');
  await expect(activity).toHaveCSS('max-height', `${26.5 * 16}px`);
  await expect(activity).toHaveCSS('overflow-y', 'auto');
}
