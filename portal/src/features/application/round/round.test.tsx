import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  completeAnswers,
} from '../../../testing/demo-application.ts';
import type { Answer } from '../../../testing/fake-api.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import type { ResubmissionRequest } from '../application-query.ts';

const request = (key: string, overrides: Partial<ResubmissionRequest> = {}): ResubmissionRequest => ({
  ...{ id: key, key, label: key, questionKey: null, filename: null, reason: 'other', words: '' },
  ...overrides,
});

const submitted = { ...completeAnswers, rents: 'no' };

function open(
  page: string,
  requests: readonly ResubmissionRequest[],
  changes: Readonly<Record<string, Answer>> = {},
  previousAnswers: typeof submitted | null = null,
) {
  const { server, api } = buildApplicationServer({
    ...{ answers: submitted, status: 'Incomplete', submittedAt: '2026-11-10T15:00:00.000Z' },
    previousAnswers,
    resubmission: { number: 1, reason: 'Please look again.', dueOn: '2026-12-01', submitted, requests },
  });
  return { server, ...openPortal(`${applicationAddress}/${page}`, { ...api, ...changes }) };
}

const askRents = request('rents', {
  ...{ label: 'Do you rent?', questionKey: 'ownership', reason: 'mismatch', words: 'The lease says so.' },
});
const askName = request('fullName', { label: 'Full name', questionKey: 'you.name', words: 'As on your ID.' });

describe('the form of someone who was asked again', () => {
  it('lets them change what was asked, and shows the rest to be read [P453]', async () => {
    const { user, server } = open('questions/you-name', [askName]);
    const name = await screen.findByRole('textbox', { name: /Full name/ });
    expect(screen.getByText('As on your ID.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
    expect(screen.getByText(completeAnswers.email as string)).toBeTruthy();
    expect(screen.getAllByText('You can’t change this answer now.').length).toBeGreaterThan(0);
    expect(screen.getByText('You can only change what we asked about. The rest is read-only.')).toBeTruthy();

    await user.clear(name);
    await user.type(name, 'Dana B. Okafor');
    await waitFor(() => {
      expect(server.answers.fullName).toBe('Dana B. Okafor');
    });
  });

  it('thanks them for their changes, and not for applying', async () => {
    const { user } = open('review', [askRents], {}, submitted);
    await user.click(await screen.findByRole('button', { name: /^(Confirm|Submit)/ }));
    await user.click(await screen.findByRole('button', { name: 'Submit Anyway' }));
    await screen.findByRole('heading', { level: 1, name: 'Thank you. We have your changes.' });
    expect(screen.queryByText('Thanks for applying')).toBeNull();
  });

  it('opens what comes to light because of a changed answer', async () => {
    const { user } = open('questions/ownership?review=true', [askRents]);
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: /Save/ }));
    await screen.findByRole('heading', { level: 1, name: 'Check your answers' });

    await user.click(screen.getByRole('link', { name: 'Edit Your rent' }));
    expect(await screen.findByRole('textbox', { name: /Monthly rent/ })).toBeTruthy();
  });

  it('shows the answer of before under a changed one where changes are shown [P627]', async () => {
    const { user } = open('questions/you-name', [askName], {}, submitted);
    const name = await screen.findByRole('textbox', { name: /Full name/ });
    await user.type(name, ' Jr.');
    expect(await screen.findByText('Before: Dana Okafor')).toBeTruthy();
  });

  it('says on the review page what is asked, why and by when, and offers nothing else to edit', async () => {
    open('review', [askRents, askName]);
    const notice = within(await screen.findByRole('region', { name: 'What we ask you to change' }));

    expect(notice.getByText('Please look again.')).toBeTruthy();
    expect(notice.getByText('Please submit your application again by December 1, 2026.')).toBeTruthy();
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Do you rent?It doesn’t match the rest of the application. The lease says so.Not changed yet',
      'Full nameAs on your ID.Not changed yet',
    ]);
    expect(notice.getByRole('link', { name: 'Full name' }).getAttribute('href')).toContain(
      '/questions/you-name?review=true#',
    );
    expect(screen.getAllByRole('link', { name: /^Edit/ }).map(({ textContent }) => textContent)).toEqual([
      'Edit About you',
      'Edit Your home',
    ]);
  });

  it('asks before it submits what was not changed', async () => {
    const { user, api } = open('review', [askRents, askName]);
    await user.click(await screen.findByRole('button', { name: /^(Confirm|Submit)/ }));

    const dialog = await screen.findByRole('dialog', { name: 'Submit without these changes?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Do you rent?', 'Full name']);
    expect(api.callsOf('SubmitApplication')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Go Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf('SubmitApplication')).toEqual([]);

    await user.click(screen.getByRole('button', { name: /^(Confirm|Submit)/ }));
    await user.click(await screen.findByRole('button', { name: 'Submit Anyway' }));
    await waitFor(() => {
      expect(api.callsOf('SubmitApplication')).toHaveLength(1);
    });
  });

  it('leaves the whole form open where nothing was asked', async () => {
    open('questions/you-name', []);
    expect(await screen.findByRole('textbox', { name: /Email/ })).toBeTruthy();
    expect(screen.queryByText('You can’t change this answer now.')).toBeNull();
  });

  it('keeps what was typed where the server asks for something else by now', async () => {
    const locked = {
      updateApplication: {
        metadata: { status: 409, errors: ['ANSWER_LOCKED', 'We did not ask about "Full name".'] },
        application: null,
        replaced: [],
      },
    };
    const { user } = open('questions/you-name', [askName], { UpdateApplication: locked });
    await user.type(await screen.findByRole('textbox', { name: /Full name/ }), ' Jr.');

    expect(
      await screen.findByText(
        'Only the answers that we asked about can be changed now. Refresh the page to see what we ask for.',
        undefined,
        { timeout: 5000 },
      ),
    ).toBeTruthy();
    expect(screen.getByText('What you typed is saved on this device.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh This Page' })).toBeTruthy();
  });
});
