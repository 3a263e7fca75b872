import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const ok = { status: 200, errors: [] };
const questions = [
  { id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?', description: null, props: {} },
  { id: '2', key: 'town', type: 'TextInput', copy: 'Which town?', description: null, props: { label: '' } },
];
const eligibility = {
  ...{ id: 'e', version: 3, title: null, copy: null, description: null, message: null, questions },
  incomeKeys: [],
};
const mailed = {
  ...{ checkedAt: '2026-11-15T15:00:00.000Z', hasChanged: false, areas: [] },
  answers: { rents: 'yes', town: 'Hanover' },
};
const opened = (mailedCheck: object | null, metadata: object = ok) => ({
  OpenMailedCheck: { openMailedCheck: { metadata, mailedCheck } },
});

function open(address: string, answers: object) {
  return openPortal(address, {
    ...answersOf({}),
    GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility }] } },
    ...answers,
  });
}

const findTown = () => screen.findByLabelText<HTMLInputElement>(/^Which town\?/);

describe('the link of a mailed result', () => {
  it('fills in the answers, says where they are from, and leaves no secret in the address', async () => {
    const { api, close } = open('/bayview/eligibility#check=se-cret', opened(mailed));
    const note = await screen.findByText('We filled in your answers from November 15, 2026');
    expect(note.closest('[role=status]')?.textContent).toContain('They are from the link in your email.');
    expect((await findTown()).value).toBe('Hanover');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    expect(api.callsOf('OpenMailedCheck').map(({ variables }) => variables.input)).toEqual([
      { partnerId: 'partner-1', token: 'se-cret' },
    ]);
    expect(window.location.hash).toBe('');
    close();

    open('/bayview/eligibility', {});
    await screen.findByText('We filled in your answers from November 15, 2026');
    expect((await findTown()).value).toBe('Hanover');
  });

  it('never overwrites what was typed without asking', async () => {
    const typing = open('/bayview/eligibility', {});
    await typing.user.type(await findTown(), 'Lyme');
    typing.close();

    const { user } = open('/bayview/eligibility#check=se-cret', opened(mailed));
    const question = await screen.findByText('There are other answers on this page already');
    expect(question.closest('[role=status]')?.textContent).toContain('answers from November 15, 2026');
    expect((await findTown()).value).toBe('Lyme');
    await user.click(screen.getByRole('button', { name: 'Keep the answers on this page' }));
    expect((await findTown()).value).toBe('Lyme');
    expect(screen.queryByText(/We filled in/)).toBeNull();
  });

  it('replaces them when the person says so', async () => {
    const typing = open('/bayview/eligibility', {});
    await typing.user.type(await findTown(), 'Lyme');
    typing.close();

    const { user } = open('/bayview/eligibility#check=se-cret', opened(mailed));
    await user.click(await screen.findByRole('button', { name: 'Use the answers from the link' }));
    expect((await findTown()).value).toBe('Hanover');
    await screen.findByText('We filled in your answers from November 15, 2026');
  });

  it('says that the questions have changed since', async () => {
    open('/bayview/eligibility#check=se-cret', opened({ ...mailed, hasChanged: true, answers: {} }));
    await screen.findByText(/The questions have changed since: please answer what is missing\./);
  });

  it('says that a link is gone, in the words of the server', async () => {
    open('/bayview/eligibility#check=old', opened(null, { status: 404, errors: ['NOT_FOUND', 'Gone.'] }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Gone.');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  it('tries again after a dead line', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDead = true;
    const { user } = open('/bayview/eligibility#check=se-cret', {
      OpenMailedCheck: () => {
        if (isDead) throw new Error('offline');
        return { openMailedCheck: { metadata: ok, mailedCheck: mailed } };
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not open your answers.');
    isDead = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => {
      expect((await findTown()).value).toBe('Hanover');
    });
  });
});
