import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  applicationAddress,
  applicationId,
  buildApplicationServer,
  completeAnswers,
} from '../../../testing/demo-application.ts';
import { accountAnswers } from '../../../testing/demo-account.ts';
import { buildUser } from '../../../testing/demo-portal.ts';
import type { Answer } from '../../../testing/fake-api.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const overview = '/bayview/program/program-1/intro/sections';

async function apply(changes: Readonly<Record<string, Answer>> = {}) {
  const { api } = buildApplicationServer();
  const opened = openPortal(overview, { ...api, ...changes });
  await opened.user.click(await screen.findByRole('button', { name: 'Apply' }));
  return opened;
}

const refuse = (...errors: string[]) => ({
  createApplication: { metadata: { status: 400, errors }, application: null },
});

describe('starting an application', () => {
  it('leads from the sections overview to the welcome page of the new application [P150] [P152] [P153]', async () => {
    const { api } = await apply();

    await screen.findByRole('heading', { level: 1, name: 'Emergency Aid Grant' });
    expect(window.location.pathname).toBe(applicationAddress);
    expect(api.callsOf('CreateApplication')[0]?.variables).toMatchObject({
      input: { programId: 'program-1' },
    });
    const begin = screen.getByRole('link', { name: 'Begin Application' });
    expect(begin.getAttribute('href')).toBe(`/bayview/application/${applicationId}/sections/about`);
    const list = screen.getByText('2 sections').closest('details');
    // The page before showed the same sections, so that this one has other things to say first.
    expect(list?.open).toBe(false);
    expect(screen.getByText(/^Your answers are saved as you type\./)).toBeTruthy();
    expect(screen.queryByRole('complementary', { name: 'Progress' })).toBeNull();
  });

  it('uses the answers of a pre-check once, where they are not old', async () => {
    const carried = { answers: { rents: 'yes' }, checkedAt: new Date().toISOString() };
    localStorage.setItem('handrail:bayview:eligibility', JSON.stringify(carried));
    const { api, close } = await apply();
    await screen.findByRole('heading', { level: 1, name: 'Emergency Aid Grant' });
    expect(api.callsOf('CreateApplication')[0]?.variables.input).toMatchObject({ eligibility: carried });
    expect(localStorage.getItem('handrail:bayview:eligibility')).toBeNull();
    close();

    const old = { ...carried, checkedAt: '2026-01-01T00:00:00.000Z' };
    const byLink = { ...old, keptAt: carried.checkedAt };
    localStorage.setItem('handrail:bayview:eligibility', JSON.stringify(byLink));
    const { api: linked, close: closeLinked } = await apply();
    await screen.findByRole('heading', { level: 1, name: 'Emergency Aid Grant' });
    expect(linked.callsOf('CreateApplication')[0]?.variables).toHaveProperty('input.eligibility', old);
    closeLinked();

    localStorage.setItem('handrail:bayview:eligibility', JSON.stringify(old));
    const { api: later } = await apply();
    await screen.findByRole('heading', { level: 1, name: 'Emergency Aid Grant' });
    expect(later.callsOf('CreateApplication')[0]?.variables.input).not.toHaveProperty('eligibility');
    expect(localStorage.getItem('handrail:bayview:eligibility')).toBeNull();
  });

  it('marks on the welcome page what is done and started, and goes on from there [P059] [P152] [P405]', async () => {
    const prefilled = { reasonText: { from: 'profile' } as const };
    const { api } = buildApplicationServer({
      answers: { fullName: 'Dana Okafor', reasonText: 'The pipes froze' },
      prefilled,
      nextStep: 'questions/you-name',
    });
    openPortal(applicationAddress, api);

    await screen.findByRole('heading', { level: 1, name: 'Emergency Aid Grant' });
    const list = screen.getByText('2 sections').closest('details');
    expect(list?.open).toBe(true);
    const lines = within(list!).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'About youStarted',
      'Your situationFilled in for you',
    ]);
    expect(screen.getByText('1 of 2 sections complete')).toBeTruthy();
    expect(screen.getByText('Next: About you')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue Application' }).getAttribute('href')).toBe(
      `${applicationAddress}/questions/you-name`,
    );
  });

  it('opens an application that was left at the first question that needs an answer [P405]', async () => {
    const { api } = buildApplicationServer({
      answers: { fullName: 'Dana Okafor', email: 'dana@mail.example' },
    });
    openPortal(`${applicationAddress}/continue`, api);

    await screen.findByRole('heading', { level: 1, name: 'Your home' });
    expect(window.location.pathname).toBe(`${applicationAddress}/questions/ownership`);
  });

  it('opens an application whose sections are all complete at its review [P406]', async () => {
    openPortal(`${applicationAddress}/continue`, buildApplicationServer({ answers: completeAnswers }).api);

    await screen.findByRole('heading', { level: 1, name: 'Check your answers' });
  });

  it('leads to the portal who may not apply by what we know here [P738]', async () => {
    const programAccess = [{ programId: 'program-1', isOpen: true, refusal: 'You have one in progress.' }];
    const { api } = await apply({ GetOpenPrograms: { currentUser: { id: 'user-1', programAccess } } });

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(api.callsOf('CreateApplication')).toEqual([]);
  });

  it.each([
    ['NOT_ELIGIBLE_TO_REAPPLY', 'Each person can apply to this program only once.'],
    ['Applicant is not eligible to reapply'],
  ])('leads to the portal and says why when the server answers %s [P739]', async (...errors) => {
    await apply({ CreateApplication: refuse(...errors) });

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(screen.getByText('You are not eligible to start a new application.')).toBeTruthy();
  });

  it('leads to the profile dialog who has not told us who they are', async () => {
    const { api, user } = openPortal(overview, buildApplicationServer().api);
    const button = await screen.findByRole('button', { name: 'Apply' });
    api.answer('CreateApplication', refuse('PROFILE_INCOMPLETE', 'Please tell us your first and last name.'));
    api.answer('GetPlatformUser', { currentUser: buildUser({ profileGaps: ['Name'] }) });
    api.answer('GetAccount', accountAnswers({ user: { profileGaps: ['Name'] } }).GetAccount!);
    api.answer('GetDraftKey', accountAnswers().GetDraftKey!);
    await user.click(button);

    await screen.findByRole('dialog', { name: 'Tell us who you are' });
    expect(window.location.pathname).toBe('/bayview/application/portal');
    expect(screen.getByText('Please tell us your first and last name.')).toBeTruthy();
  });

  it.each([
    ['a refusal', refuse('PROGRAM_NOT_OPEN')],
    ['a broken connection', new Error('offline')],
  ])(
    'stays with a way to try again after %s, which starts no second application [P740]',
    async (_, answer) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { api, user } = await apply({ CreateApplication: answer });

      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('There was an error starting your application.');
      api.answer('CreateApplication', buildApplicationServer().api.CreateApplication!);
      await user.click(screen.getByRole('button', { name: 'Try Again' }));

      await screen.findByRole('link', { name: 'Begin Application' });
      const ids = api
        .callsOf('CreateApplication')
        .map(({ variables }) => (variables.input as { requestId: string }).requestId);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    },
  );
});

describe('an application', () => {
  it.each([
    ['is not there', { GetApplication: { application: null } }],
    ['is to a program that is not open to the person', buildApplicationServer({ isOpen: false }).api],
  ])('leads to the portal when it %s [P404]', async (_case, changes) => {
    openPortal(applicationAddress, { ...buildApplicationServer().api, ...changes });

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(window.location.pathname).toBe('/bayview/application/portal');
  });

  it('that was submitted leads to its case instead of its questions [P404]', async () => {
    const submitted = { status: 'InReview', submittedAt: '2026-11-14T10:00:00.000Z', isOpen: false };
    openPortal(`${applicationAddress}/questions/you-name`, buildApplicationServer(submitted).api);

    await screen.findByRole('heading', { level: 1, name: 'You submitted this application' });
    const status = screen.getByRole('link', { name: 'View Application Status' });
    expect(status.getAttribute('href')).toBe('/bayview/case/case-1/details');
    expect(screen.queryByLabelText(/Full name/)).toBeNull();
  });

  it('leads from an address that it does not have to its first page', async () => {
    openPortal(`${applicationAddress}/questions/nobody`, buildApplicationServer().api);

    await screen.findByRole('link', { name: 'Begin Application' });
    expect(window.location.pathname).toBe(applicationAddress);
  });
});
