import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase } from '../../../testing/build-case.ts';
import { openCase } from '../../../testing/open-case.ts';
import type { CaseView } from '../use-case.ts';

type PreCheck = CaseView['preChecks'][number];

const limit = 'The household’s income is not above $50,000, the limit for 3 people in Kings County, NY.';
const verdict: PreCheck['verdict'] = {
  result: 'eligible',
  reasons: [{ text: limit }],
  missing: [],
  programs: [
    {
      programId: 'program-1',
      name: 'Rent Relief',
      fit: 'likely',
      reasons: [{ text: 'You rent.' }],
      missing: [],
    },
  ],
};
const check: PreCheck = {
  applicationId: 'application-1',
  version: 3,
  checkedAt: '2026-11-10T17:00:00Z',
  answers: [{ key: 'home.location', label: 'Where do you live?', value: 'Kings County, NY' }],
  verdict,
  today: { version: 3, changes: [], verdict },
};

async function open(preCheck: PreCheck) {
  openCase({ GetStaffCase: { staffCase: buildCase({ preChecks: [preCheck] }) } });
  const summary = await screen.findByText(/Pre-check of November 10, 2026/);
  return within(summary.closest('details') ?? document.body);
}

describe('the pre-check of a case', () => {
  it('says what the applicant was told, with its reasons and their answers', async () => {
    const part = await open(check);

    expect(part.getByText('November 10, 2026, version 3 of the pre-check')).toBeDefined();
    expect(part.getAllByText(limit)).toHaveLength(2);
    expect(part.getAllByText('You rent.')).toHaveLength(2);
    expect(part.getByText('Kings County, NY')).toBeDefined();
    expect(part.getByText(/^Nothing: the questions/)).toBeDefined();
    expect(part.queryByText('Today:')).toBeNull();
  });

  it('names what changed where the same answers get another verdict today', async () => {
    const change = 'The limit for 3 people in Kings County, NY is now $48,000 (2025). It was $50,000 (2024).';
    const missing = [{ text: 'Is your household’s income above the limit?' }];
    const today = {
      version: 4,
      changes: [change],
      verdict: { result: null, reasons: [], missing, programs: [] },
    };
    const part = await open({ ...check, today });

    expect(part.getByText('Today:')).toBeDefined();
    expect(part.getAllByText('Answers are missing')).toHaveLength(2);
    expect(part.getByText(change)).toBeDefined();
    expect(part.getByText('Is your household’s income above the limit?')).toBeDefined();
  });

  it('stands alone where nothing is asked today', async () => {
    const part = await open({ ...check, today: null });
    expect(part.getByText('Your organization has no pre-check today.')).toBeDefined();
    expect(part.queryByText('What changed since')).toBeNull();
  });

  it('takes no room where there is none', async () => {
    openCase();
    await screen.findByRole('heading', { level: 1, name: 'Ada Reyes' });
    expect(screen.queryByText(/Pre-check of/)).toBeNull();
  });
});
