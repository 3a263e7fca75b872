import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  eligible,
  findResult,
  ineligible,
  openEligibility,
  verdict,
} from '../../testing/open-eligibility.ts';

describe('the result of a pre-check', () => {
  it('shows an eligible result in words and green, and goes on to sign-in [P287] [P288] [P293] [P295] [P296] [P480]', async () => {
    const { api, user } = openEligibility({}, verdict(eligible));
    await findResult();
    expect(screen.getByText('1 answer is missing')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByText(/missing/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    await screen.findByRole('heading', { level: 2, name: 'You are eligible to apply!' });
    const result = await findResult();
    expect(result.firstElementChild?.className).toMatch(/eligible/);
    expect(result.textContent).toContain('This is not a guarantee');
    expect(document.activeElement).toBe(result);
    expect(api.callsOf('CheckEligibility')[0]?.variables.input).toEqual({
      partnerId: 'partner-1',
      version: 3,
      answers: { rents: 'yes' },
      isRecheck: false,
    });

    await user.click(screen.getByRole('link', { name: 'Create Your Free Account' }));
    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(localStorage.getItem('handrail:bayview:eligibility')).toBeNull();
  });

  it('carries the answers to the application only when the person says so', async () => {
    const { user } = openEligibility({}, verdict(eligible));
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    await user.click(
      await screen.findByRole('checkbox', { name: 'Use my answers to fill in my application' }),
    );
    await user.click(screen.getByRole('link', { name: 'Create Your Free Account' }));
    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(JSON.parse(localStorage.getItem('handrail:bayview:eligibility') ?? '{}')).toMatchObject({
      version: 3,
      answers: { rents: 'yes' },
    });
  });

  it('shows an ineligible result in words and red, and checks again [P286] [P294] [P297] [P298] [P299] [P300] [P481]', async () => {
    const { api, user } = openEligibility({}, verdict(ineligible));
    await findResult();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    await screen.findByRole('heading', { level: 2, name: "You're ineligible to apply for assistance." });
    const result = await findResult();
    expect(result.firstElementChild?.className).toMatch(/ineligible/);
    expect(result.textContent).toContain(
      'you probably will not qualify for the programs that Bayview College',
    );
    expect(result.textContent).toContain('You answered “No” to “Do you rent your home?”');
    expect(result.textContent).toContain('Please review your answers');
    expect(within(result).getByRole('link', { name: 'aid@bayview.example' }).getAttribute('href')).toBe(
      'mailto:aid@bayview.example',
    );

    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(result.textContent).toContain('Your result will be shown here.');
    await user.click(screen.getByRole('button', { name: 'Recheck Eligibility' }));
    await waitFor(() => {
      expect(api.callsOf('CheckEligibility')[1]?.variables.input).toMatchObject({ isRecheck: true });
    });
  });

  it('lists the programs with how they fit and why', async () => {
    const programs = [
      {
        programId: '1',
        name: 'Rent Relief',
        fit: 'likely',
        reasons: [{ key: 'rents', text: 'You rent.' }],
        missing: [],
      },
      {
        programId: '2',
        name: 'Child Care',
        fit: 'maybe',
        reasons: [],
        missing: [{ key: 'income.income', text: 'What is your household’s yearly income?' }],
      },
      {
        programId: '3',
        name: 'Repairs',
        fit: 'unlikely',
        reasons: [{ key: 'rents', text: 'For owners.' }],
        missing: [],
      },
    ];
    const { user } = openEligibility({}, verdict({ ...eligible, programs }));
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    await screen.findByRole('heading', { level: 4, name: 'Rent Relief' });
    const texts = screen
      .getAllByRole('heading', { level: 4 })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(texts).toEqual([
      'Rent ReliefYou likely qualifyYou rent.',
      'Child CareYou may qualifyTo be sure, we need to know: What is your household’s yearly income?',
      'RepairsYou probably do not qualifyFor owners.',
    ]);
  });

  it('says that a check failed, and keeps the answers for another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openEligibility({}, { CheckEligibility: new Error('offline') });
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    expect((await screen.findByRole('alert')).textContent).toContain('We could not check your answers.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Check Eligibility' })).toBeTruthy();
  });

  it('loads the questions anew when they have changed', async () => {
    const changed = { status: 409, errors: ['ELIGIBILITY_CHANGED', 'The questions have changed.'] };
    const { api, user } = openEligibility(
      {},
      { CheckEligibility: { checkEligibility: { metadata: changed, check: null } } },
    );
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The questions have changed.');
    expect(api.callsOf('GetPartnerEligibility')).toHaveLength(2);
  });
});
