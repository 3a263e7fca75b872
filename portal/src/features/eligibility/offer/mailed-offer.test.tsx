import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildUser } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';
// Loaded beforehand, so that no test waits for it.
import './offer-banner.tsx';

const mailedCheck = {
  ...{ checkedAt: '2026-11-15T15:00:00.000Z', hasChanged: false, areas: [] },
  answers: { rents: 'yes', town: 'Hanover' },
};
const metadata = { status: 200, errors: [] as string[] };
const gone = { status: 404, errors: ['NOT_FOUND', 'This link does not work anymore.'] };

function open(hash: string, payload: object = { metadata, mailedCheck }) {
  return openPortal(`/bayview/application/portal${hash}`, {
    ...answersOf({ user: buildUser({ name: 'Dana' }) }),
    OpenMailedCheck: { openMailedCheck: payload },
  });
}

const findKept = () => JSON.parse(localStorage.getItem('handrail:bayview:eligibility') ?? 'null') as unknown;

describe('the link of a mailed result, opened by someone who is signed in', () => {
  it('offers its answers for the next application, and leaves no secret in the address', async () => {
    const { api, user } = open('#check=se-cret');
    await screen.findByText('You have answers from an eligibility check on November 15, 2026');
    expect(api.callsOf('OpenMailedCheck').map(({ variables }) => variables.input)).toEqual([
      { partnerId: 'partner-1', token: 'se-cret' },
    ]);
    expect(window.location.hash).toBe('');
    expect(findKept()).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Use my answers' }));
    await screen.findByText('Your answers from November 15, 2026 are ready');
    expect(findKept()).toMatchObject({
      ...{ answers: { rents: 'yes', town: 'Hanover' }, checkedAt: mailedCheck.checkedAt },
    });
  });

  it('keeps nothing for whoever declines', async () => {
    const { user } = open('#check=se-cret');
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByText(/You have answers from an eligibility check/)).toBeNull();
    expect(findKept()).toBeNull();
  });

  it('says that a link is gone', async () => {
    open('#check=old', { metadata: gone, mailedCheck: null });
    await screen.findByText('This link does not work anymore.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is not looked for without one', async () => {
    const { api } = open('');
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(api.callsOf('OpenMailedCheck')).toEqual([]);
  });
});
