import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const text = (key: string, copy: string) => ({
  ...{ id: key, key, type: 'TextInput', copy, description: null, props: { label: '' } },
});
const yesNo = (key: string, copy: string) => ({
  ...{ id: key, key, type: 'YesOrNo', copy, description: null, props: {} },
});
const work = (items: readonly string[]) => ({
  ...{ id: 'work', key: 'work', type: 'Dropdown', copy: 'Do you work?', description: null },
  props: { label: '', items: items.map((value) => ({ value, label: value })), answer: [] },
});
const asked = (version: number, questions: readonly object[]) => ({
  partners: {
    nodes: [
      {
        id: 'partner-1',
        eligibility: {
          ...{ id: `e${version}`, version, title: null, copy: null, description: null, message: null },
          ...{ questions, incomeKeys: [] },
        },
      },
    ],
  },
});
const changed = {
  metadata: { status: 409, errors: ['ELIGIBILITY_CHANGED', 'The questions have changed.'] },
  check: null,
};
const eligible = {
  metadata: { status: 200, errors: [] },
  check: { result: 'eligible', reasons: [], programs: [] },
};

const before = asked(3, [
  text('town', 'Which town?'),
  yesNo('rents', 'Do you rent?'),
  work(['full', 'half']),
  text('pet', 'Which pet?'),
]);
const after = asked(4, [
  text('town', 'Which town?'),
  text('rents', 'What is your rent?'),
  work(['full']),
  yesNo('kids', 'Do you have children?'),
]);

const open = () =>
  openPortal('/bayview/eligibility', {
    ...answersOf({}),
    GetPartnerEligibility: before,
    CheckEligibility: { checkEligibility: changed },
  });

async function answerAll(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText(/^Which town\?/), 'Lyme');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.selectOptions(screen.getByLabelText(/^Do you work\?/), 'half');
  await user.type(screen.getByLabelText(/^Which pet\?/), 'Cat');
}

const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('questions that are published during a check', () => {
  it('says and focuses that they have changed, and keeps what still answers them', async () => {
    const { api, user } = open();
    await answerAll(user);
    api.answer('GetPartnerEligibility', after);
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The questions have changed.');
    expect((await screen.findByLabelText<HTMLInputElement>(/^What is your rent\?/)).value).toBe('');
    expect(valueOf(/^Which town\?/)).toBe('Lyme');
    expect(valueOf(/^Do you work\?/)).toBe('');
    expect(screen.getByText('3 answers are missing')).toBeTruthy();
    expect(document.activeElement).toBe(alert.parentElement);

    await user.type(screen.getByLabelText(/^What is your rent\?/), '900');
    await user.selectOptions(screen.getByLabelText(/^Do you work\?/), 'full');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    api.answer('CheckEligibility', { checkEligibility: eligible });
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    await screen.findByRole('heading', { level: 2, name: 'You are eligible to apply!' });
    expect(api.callsOf('CheckEligibility').at(-1)?.variables.input).toMatchObject({
      version: 4,
      answers: { town: 'Lyme', rents: '900', work: 'full', kids: 'yes' },
    });
  });

  it('keeps the answers over a reload too', async () => {
    const first = open();
    await answerAll(first.user);
    first.close();

    const { api } = openPortal('/bayview/eligibility', { ...answersOf({}), GetPartnerEligibility: after });
    await waitFor(() => {
      expect(valueOf(/^Which town\?/)).toBe('Lyme');
    });
    expect(screen.getByText('3 answers are missing')).toBeTruthy();
    expect(api.callsOf('CheckEligibility')).toEqual([]);
  });
});

describe('a check that was made before a reload', () => {
  it('is checked again, not counted anew, until the answers are cleared', async () => {
    const first = open();
    first.api.answer('CheckEligibility', { checkEligibility: eligible });
    await answerAll(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    await screen.findByRole('heading', { level: 2, name: 'You are eligible to apply!' });
    first.close();

    const { api, user } = open();
    api.answer('CheckEligibility', { checkEligibility: eligible });
    await user.click(await screen.findByRole('button', { name: 'Recheck Eligibility' }));
    await screen.findByRole('heading', { level: 2, name: 'You are eligible to apply!' });
    expect(api.callsOf('CheckEligibility')[0]?.variables.input).toMatchObject({ isRecheck: true });
    await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
    expect(screen.getByRole('button', { name: 'Check Eligibility' })).toBeTruthy();
  });
});
