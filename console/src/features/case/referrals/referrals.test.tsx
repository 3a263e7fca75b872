import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPartner, buildSession } from '../../../testing/build-session.ts';
import { buildCase } from '../../../testing/build-case.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderInConsole } from '../../../testing/render-console.tsx';
import type { CaseView } from '../use-case.ts';
import { Referrals } from './referrals.tsx';

const programs = [
  { id: 'program-1', name: 'Emergency Aid Grant', features: ['referral-programs'] },
  { id: 'program-2', name: 'Matched Savings', features: [] },
];

function open(overrides: Partial<CaseView>, features = programs[0]?.features ?? []) {
  const api = createFakeApi({
    ReferApplicant: {
      referApplicant: {
        metadata: { status: 400, errors: [], message: 'The applicant was referred already.' },
      },
    },
  });
  const [own, other] = programs;
  const partner = buildPartner({ programs: [{ ...own, features }, other] as never });
  const found = buildCase({ programId: 'program-1', ...overrides });
  return {
    ...renderInConsole(buildSession({ partner, request: api.request }), <Referrals found={found} />),
    calls: api.calls,
  };
}

describe('Referrals', () => {
  it('refers to another program, and says why not where it is refused', async () => {
    const { person, calls } = open({ referredProgramIds: [] });
    await person.click(screen.getByText('Referrals to other programs: 0'));
    await person.click(screen.getByRole('button', { name: 'Refer to a program' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('option', { name: 'Emergency Aid Grant' })).toBeNull();
    await person.selectOptions(dialog.getByLabelText('Program'), 'Matched Savings');
    await person.click(dialog.getByRole('button', { name: 'Refer' }));
    expect(await dialog.findByText('The applicant was referred already.')).toBeDefined();
    expect(calls[0]?.[1]).toMatchObject({ programId: 'program-2' });
  });

  it('is not there without its feature, unless there are referrals [P624]', () => {
    open({ referredProgramIds: [] }, []);
    expect(screen.queryByText(/Referrals to other programs/)).toBeNull();
  });
});
