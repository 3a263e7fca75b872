import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const questions = [
  { id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?', description: null, props: {} },
];
const eligibility = {
  ...{ id: 'e', version: 3, title: null, copy: null, description: null, message: null, questions },
  incomeKeys: [],
};
const program = (fit: string) => ({ programId: fit, name: fit, fit, reasons: [], missing: [] });

async function check(fits: readonly string[]) {
  const check = { result: 'eligible', reasons: [], programs: fits.map(program) };
  const { user } = openPortal('/bayview/eligibility', {
    ...answersOf({}),
    GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility }] } },
    CheckEligibility: { checkEligibility: { metadata: { status: 200, errors: [] }, check } },
  });
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
  await screen.findByRole('heading', { level: 2, name: 'You are eligible to apply!' });
}

const fitsNone =
  'You can apply, but based on your answers, you probably do not qualify for any of the programs below.';

describe('an eligible result', () => {
  it('says plainly that no program fits [P295]', async () => {
    await check(['unlikely']);
    expect(screen.getByText(fitsNone)).toBeTruthy();
  });

  it.each([[[]], [['maybe', 'unlikely']]])('says no such thing for the fits %j', async (fits) => {
    await check(fits);
    expect(screen.queryByText(fitsNone)).toBeNull();
  });
});
