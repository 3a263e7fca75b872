import { shortAnswers } from '../../programs/src/emergency-aid/emergency-aid.answers.ts';
import { bayviewCollegeFund } from '../../server/src/demo/partners/bayview-college-fund.ts';
import { applyToProgram, startApplication } from '../driver/apply-to-program.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { getAnsweredProgram } from '../../server/src/testing/list-answered-programs.ts';
import { readApplication } from '../driver/read-application.ts';
import { confirmProfile } from '../support/confirm-profile.ts';
import { expect, inventEmail, test } from '../support/journey.ts';
import { askForLink } from '../support/sign-in.ts';

const advocateName = 'Priya Raman';
const client = 'Luis Ortega';

test('an advocate files for two students and tells them apart at home [P004] [P007] [P144] [P208] [P495]', async ({
  page,
  request,
  look,
  hasTouch,
}) => {
  test.setTimeout(240_000);
  const { definition } = await getAnsweredProgram('emergency-aid');
  const { partner, programName, copyValues } = getDemoProgram(definition.key, bayviewCollegeFund);
  const advocateEmail = inventEmail();
  const hand = createPointerHand({ hasTouch });
  const applying = {
    page,
    hand,
    definition,
    programName,
    copyValues: { ...copyValues, applicantName: `${advocateName}, on behalf of ${client}` },
    client,
    glance: () => Promise.resolve(),
  };
  await page.goto(await askForLink(page, request, partner, advocateEmail));
  await confirmProfile(page, advocateName, 'I am supplying supplemental information for someone else.');

  const from = { kind: 'question', key: 'documents' } as const;
  await applyToProgram({ ...applying, answers: shortAnswers, from });
  await page.goto(`/${partner}/application/portal`);
  const submitted = page.getByRole('table', { name: 'Submitted Programs' });
  await expect(submitted.getByRole('rowheader')).toContainText(client);

  const second = await startApplication({ ...applying, client: 'Noor Aziz' });
  await expect(page.getByText('You are applying for Noor Aziz.')).toBeVisible();
  await look('advocate-client');
  await page.goto(`/${partner}/application/${second}/questions/studentInfo`);
  await expect(page.getByText('You are applying for Noor Aziz.')).toBeVisible();
  await expect(page.getByLabel('Student email')).toHaveValue('');
  await hand.type(page.getByLabel('Student email'), 'noor.aziz@bayview.example');
  await expect
    .poll(async () => (await readApplication(page.request, second)).application.answers.email)
    .toBe('noor.aziz@bayview.example');
  await page.goto(`/${partner}/application/portal`);
  const begun = page.getByRole('table', { name: 'Action Required' });
  await expect(begun.getByRole('rowheader')).toContainText('Noor Aziz');
  await look('advocate-home');

  await hand.press(submitted.getByRole('link', { name: /^View Details/ }));
  await expect(page.getByRole('heading', { level: 1, name: `${programName} Case Details` })).toBeFocused();
  await expect(page.getByText(`For ${client}.`, { exact: true })).toBeVisible();
  const documents = page.getByRole('region', { name: 'Application Documents' });
  const uploaded = documents.getByRole('listitem').filter({ hasNotText: /Application .*pdf/ });
  await expect(uploaded).toHaveCount(1);
  await look('advocate-case');
});
