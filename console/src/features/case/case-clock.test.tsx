import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase } from '../../testing/build-case.ts';
import { buildStaffMember } from '../../testing/build-session.ts';
import { done, openCase as open } from '../../testing/open-case.ts';

const show = (changes: Parameters<typeof buildCase>[0]) => ({
  GetStaffCase: { staffCase: buildCase(changes) },
  SetWaitingList: { setWaitingList: done },
});
const waiting = { since: '2026-11-12T10:00:00.000Z', position: 2, count: 7 };

describe('the clock of a case', () => {
  it('says when a case that waits for the applicant will be withdrawn', async () => {
    open(show({ status: 'Incomplete', withdrawsOn: '2026-12-01' }));
    expect(await screen.findByText('Will be withdrawn on December 1, 2026 if nothing happens')).toBeDefined();
  });

  it('stands still on the waiting list, which says the place and can be left', async () => {
    const { person, sent } = open(show({ waiting }));
    expect(
      await screen.findByText(
        'On the waiting list since November 12, 2026, 2 of 7. The response deadline is paused.',
      ),
    ).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Take off the waiting list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Take off the waiting list' }));
    expect(sent('SetWaitingList')).toEqual([{ caseId: 'case-1', isWaiting: false, reason: '' }]);
  });

  it('is stopped by the waiting list of a program that has one, with a reason', async () => {
    const { person, sent } = open(show({ hasWaitingList: true }));
    await person.click(await screen.findByRole('button', { name: 'Put on the waiting list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Put on the waiting list' }));
    expect(dialog.getByText('Enter a reason')).toBeDefined();
    await person.type(dialog.getByLabelText(/Reason/), ' No money left. ');
    await person.click(dialog.getByRole('button', { name: 'Put on the waiting list' }));
    expect(sent('SetWaitingList')).toEqual([{ caseId: 'case-1', isWaiting: true, reason: 'No money left.' }]);
  });

  it.each([
    ['a program without a waiting list', {}, 'caseWorker'],
    ['a case that is not in review', { hasWaitingList: true, status: 'Denied' }, 'caseWorker'],
    ['those who do not work on cases', { hasWaitingList: true }, 'fiscal'],
  ] as const)('offers no waiting list for %s', async (_whom, changes, role) => {
    open(show(changes), buildStaffMember({ role }));
    await screen.findByRole('heading', { level: 1, name: 'Ada Reyes' });
    expect(screen.queryByRole('button', { name: /waiting list/ })).toBeNull();
  });
});
