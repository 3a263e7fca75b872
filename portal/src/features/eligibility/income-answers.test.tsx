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
});
