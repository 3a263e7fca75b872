import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase } from '../../../testing/build-case.ts';
import { done, openCase } from '../../../testing/open-case.ts';

const sheet = {
  ...{ applicationId: 'application-1', version: 2, canReview: true, dueOn: '2026-12-01' },
  ...{ reviews: [], rounds: [] },
};

async function openMarks() {
  const opened = openCase({
    GetStaffCase: { staffCase: buildCase({ fieldReviews: sheet }) },
    ReviewField: { reviewField: { ...done, fieldReviews: null } },
  });
  await screen.findByRole('button', { name: 'Fine Rent' });
  return opened;
}

const focused = () => document.activeElement?.textContent;

describe('the keys of the marks', () => {
  it('go to the first answer, mark it as fine and go on', async () => {
    const { person, sent } = await openMarks();
    await person.keyboard('y');
    expect(focused()).toBe('Fine Full name');
    expect(sent('ReviewField')).toEqual([]);

    await person.keyboard('y');
    expect(focused()).toBe('Fine Rent');
    expect(sent('ReviewField')).toEqual([expect.objectContaining({ key: 'name', verdict: 'fine' })]);
  });

  it('open the form of asking again and return to its button', async () => {
    const { person } = await openMarks();
    await person.keyboard('r');
    await person.keyboard('r');
    await screen.findByRole('form', { name: 'Ask again: Full name' });
    expect(document.activeElement?.tagName).toBe('SELECT');

    await person.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Ask again: Full name' })).toBeNull();
    expect(focused()).toBe('Ask again Full name');

    await person.keyboard('r');
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(focused()).toBe('Ask again Full name');
  });

  it('go to the next document', async () => {
    const { person, router } = await openMarks();
    await person.keyboard('d');
    await waitFor(() => {
      expect(router.state.location.search).toContain('document=document-2');
    });
  });
});
