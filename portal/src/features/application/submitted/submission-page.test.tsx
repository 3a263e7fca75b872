import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  buildDefinition,
  completeAnswers,
} from '../../../testing/demo-application.ts';
import type { Answer } from '../../../testing/fake-api.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import { watchLocation } from '../../../testing/watch-location.ts';

type Demo = Parameters<typeof buildApplicationServer>[0];

function openPage(page: string, demo: Demo = {}, changes: Readonly<Record<string, Answer>> = {}) {
  const { server, api } = buildApplicationServer(demo);
  return { server, ...openPortal(`${applicationAddress}/${page}`, { ...api, ...changes }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the submission page', () => {
  const submitted = {
    answers: completeAnswers,
    status: 'ReadyForReview',
    submittedAt: '2026-11-15T15:00:00.000Z',
  };
  const page = 'submit/confirmation';

  it('says thanks, what happens next, and where to go from here [P168] [P169] [P170] [P172]', async () => {
    openPage(page, submitted);

    await heading('Thanks for applying');
    expect(screen.getByText('BAY-2048')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'What happens next' })).toBeTruthy();
    expect(screen.getByText(/^We will send it to /).textContent).toBe(
      'We will send it to dana.okafor@mail.example.',
    );
    const others = within(await screen.findByRole('region', { name: 'Other open programs' }));
    expect(others.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Laptop Loan', '/bayview/program/program-2/intro'],
    ]);
    expect(screen.getByRole('link', { name: 'View Application Status' }).getAttribute('href')).toBe(
      '/bayview/case/case-1/details',
    );
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe(
      '/bayview/application/portal',
    );
  });

  it('has nothing beside it that speaks of work to do', async () => {
    const { user } = openPage('review', { answers: completeAnswers });
    expect((await screen.findAllByText('Review')).length).toBeGreaterThan(0);
    expect(screen.getByRole('complementary', { name: 'Progress' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    await heading('Thanks for applying');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Progress' })).toBeNull();
    expect(screen.queryByText(/Not started/)).toBeNull();
  });

  it.each([
    [
      'the days of the program',
      { decisionDays: 10 },
      'A decision usually takes 10 business days. If you have not heard from us by November 27, 2026, please contact us. You can see the status here at any time.',
    ],
    [
      'no days',
      {},
      "We can't give you a date yet. We will email you as soon as there is news. You can see the status here at any time.",
    ],
    [
      'words of its own and no days',
      { statusOverrides: [{ status: 'AwaitingReview' as const, message: 'You are registered.' }] },
      'We will email you as soon as there is news. You can see the status here at any time.',
    ],
  ])('says when to expect news, of a program with %s', async (_program, program, words) => {
    vi.setSystemTime('2026-11-15T16:00:00.000Z');
    openPage(page, { ...submitted, program });

    const title = await screen.findByRole('heading', { level: 3, name: 'When you will hear from us' });
    expect(title.nextElementSibling?.textContent).toBe(words);
    vi.useRealTimers();
  });

  it("says what happens next in the program's own words [P169]", async () => {
    const submissionScreen = {
      title: 'Your next steps at {{partnerName}}',
      bullets: [{ key: 'a', icon: 'people' as const, title: 'Meet us', description: 'We call you.' }],
    };
    openPage(page, { ...submitted, definition: buildDefinition({ submissionScreen }) });

    await screen.findByRole('heading', { level: 2, name: 'Your next steps at Bayview College' });
    expect(screen.getByRole('heading', { level: 3, name: 'Meet us' })).toBeTruthy();
    expect(screen.queryByText('We review your application')).toBeNull();
  });

  it('offers to log out [P171]', async () => {
    const { reload } = watchLocation();
    const ended = { endSession: { metadata: { status: 200, errors: [], message: null } } };
    const { user } = openPage(page, submitted, { EndSession: ended });

    await heading('Thanks for applying');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => {
      expect(reload).toHaveBeenCalled();
    });
  });

  it('is not there before the application is submitted', async () => {
    openPage(page);

    await screen.findByRole('link', { name: 'Begin Application' });
  });
});
