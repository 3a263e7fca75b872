import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const limits = [1, 2, 3].map((householdSize) => ({ householdSize, incomeLimit: 50_000 }));
const kings = {
  ...{ id: 'kings', town: null, county: 'Kings County', state: 'NY' },
  incomeLimit: { id: '2024', year: 2024, limits: { extremelyLow: limits, veryLow: limits, low: limits } },
};
const question = { id: '1', key: 'income', type: 'AMIComponent', copy: 'You', description: null, props: {} };
const eligibility = {
  ...{ id: 'e', version: 3, title: null, copy: null, description: null, message: null },
  ...{ questions: [question], incomeKeys: ['income'] },
};
const checked = {
  metadata: { status: 200, errors: [] },
  check: { result: 'eligible', reasons: [], programs: [] },
};

/** Opens the page with a household of three in Kings County. */
async function open() {
  const answers = { 'income.location': 'kings', 'income.householdSize': '3' };
  const kept = { answers, areas: { income: kings }, kinds: { income: 'AMIComponent' } };
  sessionStorage.setItem('handrail:bayview:eligibility-answers', JSON.stringify(kept));
  const opened = openPortal('/bayview/eligibility', {
    ...answersOf({}),
    GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility }] } },
    CheckEligibility: { checkEligibility: checked },
  });
  const { user } = opened;
  const field = await screen.findByLabelText<HTMLInputElement>(/^What is your household’s yearly income\?/);
  const answer = async (above: 'Yes' | 'No', income: string) => {
    await user.click(screen.getByRole('radio', { name: above }));
    await user.clear(field);
    await user.type(field, income);
  };
  const check = () => user.click(screen.getByRole('button', { name: /^(Rec|C)heck Eligibility$/ }));
  return { ...opened, field, answer, check };
}

const findResult = () => screen.findByRole('heading', { level: 2, name: 'You are eligible to apply!' });

describe('the yearly income', () => {
  it('goes to the account as it was judged, not as it was typed', async () => {
    const { answer, check, user } = await open();
    await answer('No', '$48,000');
    await check();
    await findResult();
    await user.click(screen.getByRole('checkbox', { name: 'Use my answers to fill in my application' }));
    await user.click(screen.getByRole('link', { name: 'Create Your Free Account' }));
    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(JSON.parse(localStorage.getItem('handrail:bayview:eligibility') ?? '{}')).toMatchObject({
      answers: { 'income.income': '48000', 'income.householdSize': '3' },
    });
  });

  it.each(['48k', '-90000', '9.0000', '1e5', '💰', '12,50'])(
    'asks again for %s, which does not read as an amount',
    async (typed) => {
      const { api, answer, check, field } = await open();
      await answer('No', typed);
      await check();
      expect(screen.getByText('Enter a yearly amount in dollars, like 48,000')).toBeTruthy();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(api.callsOf('CheckEligibility')).toEqual([]);
    },
  );

  it('stands in the result as it was understood, with the day of the check', async () => {
    const { answer, check } = await open();
    await answer('No', '$48,000.70');
    await check();
    await findResult();
    const result = screen.getByRole('region', { name: 'Your result' });
    expect(result.textContent).toContain('The yearly income that you entered: $48,000');
    expect(result.textContent).toMatch(/Checked on \w+ \d+, \d{4}$/);
    expect(result.textContent).not.toContain('match');
  });

  it.each([
    ['No', '1,000,000', 'is not above $50,000, but you entered $1,000,000 a year.'],
    ['Yes', '100', 'is above $50,000, but you entered $100 a year.'],
  ] as const)('is said not to match the answer %s with %s', async (above, income, words) => {
    const { answer, check, user } = await open();
    await answer(above, income);
    expect(screen.queryByText(/don’t match/)).toBeNull();
    await user.tab();
    const told = screen.getByText('Two of your answers don’t match').closest('[role=status]');
    expect(told?.textContent).toContain(words);
    await check();
    await findResult();
    expect(screen.getByRole('region', { name: 'Your result' }).textContent).toContain(words);
  });

  it('matches at the limit itself', async () => {
    const { answer, user } = await open();
    await answer('No', '50,000');
    await user.tab();
    expect(screen.queryByText(/don’t match/)).toBeNull();
  });
});

describe('a household that is too large', () => {
  it('is told the range, at the field that has to change', async () => {
    const { check, user } = await open();
    await user.selectOptions(screen.getByLabelText(/^How many people/), '8+');
    const exact = screen.getByLabelText<HTMLInputElement>(/^How many exactly\?/);
    await user.clear(exact);
    await user.type(exact, '99');
    await check();
    expect(screen.getByText('Enter a number from 8 to 30')).toBeTruthy();
    expect(document.activeElement).toBe(exact);
    await user.clear(exact);
    expect(screen.queryByText('Enter a number from 8 to 30')).toBeNull();
    await user.type(exact, '9');
    expect(exact.getAttribute('aria-invalid')).not.toBe('true');
  });
});
