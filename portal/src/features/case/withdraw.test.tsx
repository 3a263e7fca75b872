import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationAddress, applicationId, buildApplicationServer } from '../../testing/demo-application.ts';
import { buildCase, buildEvent, caseAnswers, caseId, toGetCase } from '../../testing/demo-case.ts';
import { openPortal } from '../../testing/open-portal.ts';
import type { CaseView } from './case-query.ts';

const address = `/bayview/case/${caseId}/details`;
const draft = {
  id: applicationId,
  displayId: '7MQX-2C4H',
  submittedAt: null,
  createdAt: '2026-11-08T15:00:00.000Z',
};
const done = { performCaseAction: { metadata: { status: 200, errors: [], message: '' }, case: null } };
const refuse = (text: string) => ({
  performCaseAction: {
    metadata: { status: 409, errors: ['CASE_CHANGED', text], message: text },
    case: null,
  },
});

const buildWithdrawn = (overrides: Partial<CaseView> = {}) =>
  buildCase({
    status: 'Withdrawn',
    possibleActions: [],
    workflowEvents: [
      buildEvent({
        action: 'withdrawApplication',
        previousValue: 'InReview',
        newValue: 'Withdrawn',
        user: { id: 'user-1', name: 'Dana Okafor', email: 'dana@example.org' },
      }),
    ],
    ...overrides,
  });

async function askToWithdraw(found: CaseView) {
  const opened = openPortal(address, { ...caseAnswers(found), PerformCaseAction: done });
  await opened.user.click(await screen.findByRole('button', { name: 'Withdraw Application' }));
  return { ...opened, dialog: await screen.findByRole('dialog') };
}

describe('withdrawing an application', () => {
  it('says what it means, does it, and shows the new status', async () => {
    const { api, user, dialog } = await askToWithdraw(buildCase());
    expect(within(dialog).getByRole('heading', { name: 'Withdraw your application?' })).toBeTruthy();
    expect(dialog.textContent).toContain('You cannot undo this.');
    api.answer('GetCase', toGetCase(buildWithdrawn()));

    await user.click(within(dialog).getByRole('button', { name: 'Withdraw Application' }));

    await screen.findByRole('heading', { level: 2, name: 'Withdrawn' });
    expect(
      screen.getByText('You withdrew this application. We will not look at it any further.'),
    ).toBeTruthy();
    expect(screen.getByText('You withdrew your application')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Withdraw|Resume/ })).toBeNull();
    expect(api.callsOf('PerformCaseAction').map(({ variables }) => variables)).toEqual([
      { input: { caseId, action: 'withdrawApplication', seen: 'InReview' } },
    ]);
  });

  it('says of a draft that it can be resumed, and does nothing when the person keeps it', async () => {
    const { api, user, dialog } = await askToWithdraw(
      buildCase({ status: 'InProgress', applications: [draft] }),
    );
    expect(dialog.textContent).toContain('you can resume it later from this page');

    await user.click(within(dialog).getByRole('button', { name: 'Keep Application' }));

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(api.callsOf('PerformCaseAction')).toEqual([]);
  });

  it.each([
    ['refuses', refuse('This case changed since you opened it.'), 'This case changed since you opened it.'],
    ['fails', new Error('offline'), 'We could not withdraw your application. Please try again.'],
  ])('stays in the dialog and says why when the server %s', async (_what, answer, text) => {
    const { api, user, dialog } = await askToWithdraw(buildCase());
    api.answer('PerformCaseAction', answer);

    await user.click(within(dialog).getByRole('button', { name: 'Withdraw Application' }));

    expect(await within(dialog).findByText(text)).toBeTruthy();
  });

  it('is not offered where the server says that it is not possible', async () => {
    openPortal(address, caseAnswers(buildCase({ status: 'Approved', possibleActions: [] })));

    await screen.findByRole('heading', { level: 2, name: 'Approved' });
    expect(screen.queryByRole('button', { name: 'Withdraw Application' })).toBeNull();
  });
});

describe('resuming a withdrawn draft', () => {
  const resumable = (overrides: Partial<CaseView> = {}) =>
    buildWithdrawn({ applications: [draft], possibleActions: ['resumeApplication'], ...overrides });

  it('moves the case and leads into the form [P396] [P404]', async () => {
    const { api: form } = buildApplicationServer();
    const { api, user } = openPortal(address, {
      ...form,
      ...caseAnswers(resumable({ workflowEvents: [] })),
      PerformCaseAction: done,
    });
    const resume = await screen.findByRole('button', { name: 'Resume' });
    expect(
      screen.getByText(
        'Your application was withdrawn because there was no activity for a while. You can still resume and submit it.',
      ),
    ).toBeTruthy();

    await user.click(resume);

    await waitFor(() => {
      expect(window.location.pathname).toMatch(new RegExp(`^${applicationAddress}/questions/`));
    });
    expect(api.callsOf('PerformCaseAction').map(({ variables }) => variables)).toEqual([
      { input: { caseId, action: 'resumeApplication', seen: 'Withdrawn' } },
    ]);
  });

  it('says so when the server refuses, and stays', async () => {
    const { user } = openPortal(address, {
      ...caseAnswers(resumable()),
      PerformCaseAction: refuse('This case changed since you opened it.'),
    });
    await screen.findByText(
      'You withdrew this application. Everything you filled in was kept. You can resume it.',
    );

    await user.click(screen.getByRole('button', { name: 'Resume' }));

    await screen.findByText('This case changed since you opened it.');
    expect(window.location.pathname).toBe(address);
  });

  it('is not offered once the program is closed [P397]', async () => {
    openPortal(address, caseAnswers(resumable(), { status: 'Closed' }));

    await screen.findByText(/the program is closed\. Please contact your case manager\.$/);
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Continue Application' })).toBeNull();
  });
});
