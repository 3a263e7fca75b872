import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase, caseAnswers, caseId } from '../../../testing/demo-case.ts';
import { buildPartner } from '../../../testing/demo-portal.ts';
import type { Answer } from '../../../testing/fake-api.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import type { CaseView } from '../case-query.ts';

const resubmission: NonNullable<CaseView['resubmission']> = {
  number: 1,
  reason: 'Two things are not clear yet.',
  dueOn: '2099-12-01',
  requests: [
    {
      ...{ id: 'r1', key: 'monthlyRent', label: 'Monthly rent', filename: null },
      ...{ reason: 'mismatch', words: 'The lease says $900.' },
    },
    {
      ...{ id: 'r2', key: 'lease', label: 'Lease', filename: 'lease.pdf' },
      ...{ reason: 'other', words: 'Please send all pages.' },
    },
  ],
};
const sentBack = (overrides: Partial<CaseView> = {}) =>
  buildCase({ status: 'Incomplete', resubmission, ...overrides });

const features = ['resubmission-requests'] as const;
const partnerWith = (on: readonly string[]) => ({
  GetPartner: { partners: { nodes: [buildPartner({ features: [...on] })] } },
});

const unchanged = { latestSubmission: [], currentVersion: [], documents: [] };

describe('the resubmission request block', () => {
  const open = (found: CaseView, on: readonly string[] = features) =>
    openPortal(`/bayview/case/${caseId}/details`, {
      ...caseAnswers(found),
      ...partnerWith(on),
      GetApplicationFieldReviews: { applicationFieldReviews: unchanged },
    });
  const block = () => screen.findByRole('region', { name: 'What we need from you' });

  it('says what was asked, why and by when, with the way to the first application [P199] [P200]', async () => {
    open(sentBack());
    const words = within(await block());

    expect(words.getByText('Two things are not clear yet.')).toBeTruthy();
    expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Monthly rentIt doesn’t match the rest of the applicationThe lease says $900.',
      'Lease (lease.pdf)Please send all pages.',
    ]);
    expect(words.getByText('Please submit your application again by December 1, 2099.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue Application' })).toBeNull();
    const change = words.getByRole('link', { name: 'Change Your Answers' });
    expect(change.getAttribute('href')).toBe('/bayview/application/application-1/review');
    expect(words.queryByRole('link', { name: 'See what changed' })).toBeNull();
  });

  it('is left out without the feature, with another status or without an application [P199]', async () => {
    const { close: leave } = open(sentBack(), []);
    const words = within(await block());
    // The reason for the whole application is told all the same.
    expect(words.getByText('Two things are not clear yet.')).toBeTruthy();
    expect(words.queryByText('Monthly rent')).toBeNull();
    expect(words.queryByRole('link', { name: 'Change Your Answers' })).toBeNull();
    leave();

    const { close } = open(sentBack({ status: 'InReview', resubmission: null }));
    await screen.findByRole('list', { name: 'Progress of your case' });
    expect(screen.queryByRole('region', { name: 'What we need from you' })).toBeNull();
    close();

    open(sentBack({ applications: [], resubmission: null }));
    await screen.findByRole('list', { name: 'Progress of your case' });
    expect(screen.queryByRole('region', { name: 'What we need from you' })).toBeNull();
  });

  it('says that it can still be submitted after the day', async () => {
    open(sentBack({ resubmission: { ...resubmission, dueOn: '2020-01-02' } }));
    expect(
      within(await block()).getByText('We asked for this by January 2, 2020. You can still submit it.'),
    ).toBeTruthy();
  });
});

describe('the Requested Resubmissions page', () => {
  const field = (key: string, copy: string, value: unknown, isAsked = true) => ({
    definition: { key, type: 'Text', copy },
    answer: {
      ...{ key, value },
      ...(isAsked && { fieldReviewsRequiringResubmission: [{ id: key, reviewStatus: 'NeedsResubmission' }] }),
    },
  });
  const section = (...questions: [string, ReturnType<typeof field>[]][]) => [
    {
      ...{ key: 'about', name: 'About you' },
      questionGroups: [
        {
          key: 'you',
          questions: questions.map(([title, fields]) => ({ key: title, copy: { title }, fields })),
        },
      ],
    },
  ];
  const reviews = {
    latestSubmission: section(
      ['Your name', [field('name', 'Full name', 'Dana'), field('nick', 'Nickname', undefined)]],
      ['Your home', [field('city', 'City', 'Troy'), field('zip', 'ZIP', '12180', false)]],
    ),
    currentVersion: section(
      ['Your name', [field('name', 'Full name', 'Dana Okafor'), field('nick', 'Nickname', undefined)]],
      ['Your home', [field('city', 'City', 'Troy'), field('zip', 'ZIP', '12180', false)]],
    ),
    documents: [],
  };
  const open = (reply: Answer, found = sentBack()) =>
    openPortal(`/bayview/case/${caseId}/resubmissions`, {
      ...caseAnswers(found),
      ...partnerWith(features),
      GetApplicationFieldReviews: reply,
    });
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

  it('has a table for each question with the values before and now [P215] [P216] [P220] [P221]', async () => {
    open({ applicationFieldReviews: reviews });

    expect(await rowsOf('Your name')).toEqual([
      ['Question', 'Previous Value', 'New Value'],
      ['Full name', 'Dana', 'Dana Okafor'],
      ['Nickname', 'Not answered', 'Not updated'],
    ]);
    expect(await rowsOf('Your home')).toEqual([
      ['Question', 'Previous Value', 'New Value'],
      ['City', 'Troy', 'Not updated'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Requested Resubmissions' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review application' }).getAttribute('href')).toBe(
      '/bayview/application/application-1/review',
    );
  });

  it('says that it is loading [P217]', async () => {
    open(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading')).toBeTruthy();
  });

  it('says when loading fails [P218]', async () => {
    open(new Error('broken'));
    expect(await screen.findByText('Error')).toBeTruthy();
  });

  it('says when there is no such application [P219]', async () => {
    open({ applicationFieldReviews: null });
    expect(await screen.findByText('Application not found')).toBeTruthy();
  });

  it('asks the server anew at every visit [P645]', async () => {
    const { user, api } = open({ applicationFieldReviews: reviews });
    await screen.findByRole('table', { name: 'Your name' });
    await user.click(screen.getByRole('link', { name: 'Back To Case Details' }));
    await user.click(await screen.findByRole('link', { name: 'See what changed' }));
    await screen.findByRole('table', { name: 'Your name' });

    const asked = api.callsOf('GetApplicationFieldReviews');
    // Once for each page, and once for the link between them.
    expect(asked).toHaveLength(3);
    expect(asked[0]?.variables).toEqual({ applicationSubmissionId: 'application-1' });
  });
});
