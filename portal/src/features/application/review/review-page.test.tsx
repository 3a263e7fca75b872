import { defineQuestion, defineQuestionGroup, defineSection } from '@handrail/engine';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  buildDefinition,
  completeAnswers,
} from '../../../testing/demo-application.ts';
import { accountAnswers } from '../../../testing/demo-account.ts';
import type { Answer } from '../../../testing/fake-api.ts';
import { openPortal } from '../../../testing/open-portal.ts';

type Demo = Parameters<typeof buildApplicationServer>[0];

function openPage(page: string, demo: Demo = {}, changes: Readonly<Record<string, Answer>> = {}) {
  const { server, api } = buildApplicationServer(demo);
  return { server, ...openPortal(`${applicationAddress}/${page}`, { ...api, ...changes }) };
}

const homeSection = defineSection({
  key: 'home',
  name: 'Your home',
  questionGroups: [
    defineQuestionGroup({
      key: 'home',
      questions: [
        defineQuestion({
          key: 'where',
          copy: { title: 'Where you live' },
          fields: [
            { key: 'home', type: 'Address', copy: 'Home address' },
            { key: 'mailing', type: 'Address', copy: 'Mailing address', copyAddressKey: 'home' },
            { key: 'rent', type: 'Text', inputType: 'Currency', copy: 'Monthly rent' },
            {
              key: 'yearly',
              type: 'Calculated',
              copy: 'Rent a year',
              display: 'currency',
              formula: { multiply: [{ answer: 'rent' }, 12] },
            },
            { key: 'moved', type: 'Date', copy: 'Move-in date' },
          ],
        }),
        defineQuestion({
          key: 'talk',
          copy: { title: 'Your story' },
          skippable: true,
          fields: [{ key: 'story', type: 'Text', copy: 'What happened?' }],
        }),
      ],
    }),
  ],
});
const reviewSection = defineSection({ key: 'review', name: 'Review', questionGroups: [] });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string) => screen.findByRole('region', { name });

describe('the review page', () => {
  it('shows one box for each section with its answers as people would say them [P163]', async () => {
    openPage('review', { answers: { ...completeAnswers, rents: 'yes', monthlyRent: 127_500 } });

    const about = await box('About you');
    expect(
      within(about)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Full name', 'Nickname', 'Email', 'Do you rent?', 'Monthly rent']);
    expect(
      within(about)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dana Okafor', 'Not answered', 'dana@mail.example', 'Yes', '$1,275.00']);
    expect(within(await box('Your situation')).getByText('The pipes froze')).toBeTruthy();
    expect(screen.queryByText('Section incomplete')).toBeNull();
  });

  it('shows under a changed answer what was submitted before', async () => {
    const previousAnswers = { ...completeAnswers, fullName: 'Dana Oka' };
    openPage('review', { answers: completeAnswers, status: 'Incomplete', previousAnswers });

    const about = await box('About you');
    expect(
      within(about)
        .getAllByText(/^Before: /)
        .map(({ textContent }) => textContent),
    ).toEqual(['Before: Dana Oka']);
  });

  it('leads to the first question of a section and back once it is saved [P164] [P165]', async () => {
    const { user, server } = openPage('review', { answers: completeAnswers });

    const edit = within(await box('About you')).getByRole('link', { name: 'Edit About you' });
    expect(edit.getAttribute('href')).toBe(`${applicationAddress}/questions/you-name?review=true`);
    await user.click(edit);
    await heading('Your name');
    await user.type(screen.getByRole('textbox', { name: /^Nickname/ }), 'Dee');
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));

    await heading('Check your answers');
    expect(within(await box('About you')).getByText('Dee')).toBeTruthy();
    await waitFor(() => {
      expect(server.answers.nickname).toBe('Dee');
    });
  });

  it('says which section is incomplete, and Confirm proceeds only when none is [P166] [P167] [P451] [P452]', async () => {
    const { user, api } = openPage('review', { answers: { ...completeAnswers, email: '' } });

    const about = await box('About you');
    expect(within(about).getByText('Section incomplete')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You have 1 incomplete section(s) that are required');
    expect(api.callsOf('SubmitApplication')).toEqual([]);

    await user.click(within(alert).getByRole('link', { name: 'Finish About you' }));
    await heading('Your name');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await waitFor(() => {
      expect(document.activeElement).toBe(email);
    });
    expect(screen.getByText('Email is required')).toBeTruthy();
    await user.type(email, 'dana@mail.example');
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await heading('Check your answers');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    await heading('Thanks for applying');
    expect(window.location.pathname).toBe(`${applicationAddress}/submit/confirmation`);
  });

  it('leads to what is still missing after each answer, without a reload', async () => {
    const { user } = openPage('review', { answers: { ...completeAnswers, fullName: '', email: '' } });
    const gap = async () =>
      within(await box('About you'))
        .getByRole('link', { name: 'Go to the first one' })
        .getAttribute('href');

    expect(within(await box('About you')).getByText(/2 answers need to be checked/)).toBeTruthy();
    expect(await gap()).toMatch(/questions\/you-name\?review=true#.*fullName/);
    await user.click(within(await box('About you')).getByRole('link', { name: 'Go to the first one' }));
    await user.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Dana Okafor');
    await user.click(screen.getByRole('link', { name: 'Back' }));

    expect(within(await box('About you')).getByText(/1 answer needs to be checked/)).toBeTruthy();
    expect(await gap()).toMatch(/questions\/you-name\?review=true#.*email/);
  });

  it('shows what was copied, calculated and skipped as what it is', async () => {
    const home = { addressLine1: '12 Main St', city: 'Bronx', state: 'NY', zip: '10451' };
    openPage('review', {
      definition: buildDefinition({ sections: [homeSection, reviewSection] }),
      answers: {
        home,
        mailing: { copied: true },
        rent: 127_500,
        moved: '2024-04-01',
        'talk.skipped': true,
        story: 'Not to be shown',
      },
    });

    const lines = within(await box('Your home'));
    expect(
      lines
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    ).toEqual([
      'Home address: 12 Main St, Bronx, NY 10451',
      'Mailing address: 12 Main St, Bronx, NY 10451Same as Home address',
      'Monthly rent: $1,275.00',
      'Rent a year: $15,300.00Calculated from your other answers',
      'Move-in date: April 1, 2024',
    ]);
    expect(lines.getByText('You skipped this question.')).toBeTruthy();
    expect(screen.queryByText('Not to be shown')).toBeNull();
    expect(screen.queryByText('Section incomplete')).toBeNull();
  });

  it.each([
    ['a broken connection', new Error('offline')],
    [
      'a refusal',
      {
        submitApplication: {
          metadata: { status: 422, errors: ['APPLICATION_INCOMPLETE', 'About you, Email: x'] },
        },
      },
    ],
  ])('says that submitting failed after %s, with a way to try again [P741]', async (_case, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, api } = openPage('review', { answers: completeAnswers }, { SubmitApplication: answer });

    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('There was an error submitting your application.');

    api.answer('SubmitApplication', buildApplicationServer().api.SubmitApplication!);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await heading('Thanks for applying');
  });

  it('leads to the profile dialog who has not agreed to the terms', async () => {
    const errors = ['PROFILE_INCOMPLETE', 'Please agree to our Terms of Service and Privacy Policy.'];
    const refusal = { submitApplication: { metadata: { status: 422, errors }, application: null } };
    const { user, api } = openPage(
      'review',
      { answers: completeAnswers },
      { SubmitApplication: refusal, ...accountAnswers({ user: { profileGaps: ['Terms'] } }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));

    await screen.findByRole('dialog', { name: 'Tell us who you are' });
    expect(window.location.pathname).toBe('/bayview/application/portal');
    expect(api.callsOf('SubmitApplication')).toHaveLength(1);
  });

  it('submits only what the server has: a save that fails comes first [P741]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, api } = openPage(
      'questions/you-name?review=true',
      { answers: completeAnswers },
      { UpdateApplication: new Error('offline') },
    );

    await user.type(await screen.findByRole('textbox', { name: /^Nickname/ }), 'Dee');
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));

    await screen.findByText('There was an error submitting your application.');
    expect(api.callsOf('SubmitApplication')).toEqual([]);
    api.answer('UpdateApplication', buildApplicationServer().api.UpdateApplication!);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await heading('Thanks for applying');
  });
});
