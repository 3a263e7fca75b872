import { goldenStateCaregivers } from '../../server/src/demo/partners/golden-state-caregivers.ts';
import { getAnsweredProgram } from '../../server/src/testing/list-answered-programs.ts';
import { applyToProgram, startApplication } from '../driver/apply-to-program.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const applicantName = 'Marisol Tan';
const glance = () => Promise.resolve();

test('a caregiver registers, is referred to both tracks and starts one of them [Q032] [P170] [P424]', async ({
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
  await signIn(page, request, offered.partner, applicantEmail, applicantName);
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
  await startApplication({
    ...{ page, hand, glance, definition: track.definition, programName },
    copyValues: { ...copyValues, applicantName, applicantEmail },
  });
  await expect(page.getByRole('link', { name: 'Begin Application' })).toBeVisible();
});
