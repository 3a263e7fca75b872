import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase, staffOfCase } from '../../../testing/build-case.ts';
import { done, openCase } from '../../../testing/open-case.ts';

const mail = {
  name: 'Ada Reyes',
  email: 'ada@demo.example',
  subject: 'A decision about your application',
  text: 'Hello Ada Reyes,\n\nYour income is over the limit.',
};

describe('the dialog of a decision', () => {
  it('starts from a reason of the program, keeps added words, and shows the email as it will be sent', async () => {
    const { person, sent } = openCase({
      PreviewCaseAction: { caseActionPreview: { ...done, mail } },
      PerformCaseAction: { performCaseAction: { ...done, case: null } },
    });
    await person.click(await screen.findByRole('button', { name: 'Deny' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('group', { name: 'Email preview' })).toBeNull();
    await person.selectOptions(dialog.getByLabelText('Start from a reason'), 'Over the limit');
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    expect(reason).toHaveProperty('value', 'Your income is over the limit.');
    await person.type(reason, ' Sorry.');

    const preview = within(await dialog.findByRole('group', { name: 'Email preview' }));
    expect(await preview.findByText('Ada Reyes (ada@demo.example)')).toBeDefined();
    expect(preview.getByText('A decision about your application')).toBeDefined();
    expect(preview.getByText(/Your income is over the limit/)).toBeDefined();
    await person.selectOptions(dialog.getByLabelText('Start from a reason'), 'In my own words');
    expect(reason).toHaveProperty('value', 'Sorry.');
    await person.click(dialog.getByRole('button', { name: 'Deny' }));
    await screen.findByText('The case was denied');
    expect(sent('PerformCaseAction')).toMatchObject([{ action: 'denyCase', reason: 'Sorry.' }]);
  });

  it('says before approving that something is still marked to ask again', async () => {
    const review = {
      ...({ key: 'rent', documentId: null, verdict: 'askAgain', reason: 'mismatch', words: '' } as const),
      ...{ reviewerName: 'Priya Nair', reviewedAt: '2026-11-15T16:00:00Z' },
    };
    const sheet = {
      applicationId: 'application-1',
      version: 2,
      canReview: true,
      dueOn: '2026-12-01',
      rounds: [],
    };
    const { person } = openCase({
      GetStaffCase: { staffCase: buildCase({ fieldReviews: { ...sheet, reviews: [review] } }) },
    });
    await person.click(await screen.findByRole('button', { name: 'Deny' }));
    expect(screen.queryByText('One answer is still marked to ask again.')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('One answer is still marked to ask again.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', false);
  });

  it('says why other actions are not available, each name once', async () => {
    openCase();
    const list = (await screen.findByText('Why other actions are not available')).closest('details');
    expect(within(list as HTMLElement).getByRole('listitem', { hidden: true }).textContent).toBe(
      '"Archive" is not part of your role. An admin can change your role.',
    );
  });

  it('names the advocate who reads it, where one filed for a client', async () => {
    const found = buildCase();
    const [application] = found.applications;
    if (!application) throw new Error('The case has no application');
    const submitter = { id: 'user-8', name: 'Priya Raman', email: 'raman@demo.example' };
    const { person } = openCase({
      GetStaffCase: {
        staffCase: {
          ...found,
          party: { ...found.party, isClient: true },
          applications: [{ ...application, submitter }],
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Deny' }));
    expect(screen.getByRole('dialog').textContent).toContain('Priya Raman will read this.');
  });

  it('writes a reason once where the words already begin with it, as those of a kept draft do', async () => {
    const { person } = openCase({ PreviewCaseAction: { caseActionPreview: { ...done, mail } } });
    await person.click(await screen.findByRole('button', { name: 'Deny' }));
    const dialog = within(screen.getByRole('dialog'));
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await person.type(reason, 'Your income is over the limit.');
    await person.selectOptions(dialog.getByLabelText('Start from a reason'), 'Over the limit');
    expect(reason).toHaveProperty('value', 'Your income is over the limit.');
  });
});

describe('the dialog that sends a case back', () => {
  it('shows once what the applicant will read, and the email only on request', async () => {
    const { person, sent } = openCase({
      PreviewCaseAction: { caseActionPreview: { ...done, mail } },
      GetStaffCase: {
        staffCase: buildCase({
          fieldReviews: {
            applicationId: 'application-1',
            version: 2,
            canReview: true,
            dueOn: '2026-12-01',
            reviews: [],
            rounds: [],
          },
        }),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Send back' }));
    const dialog = within(screen.getByRole('dialog'));
    await person.type(dialog.getByLabelText(/Reason/), 'Page 2 is missing.');
    const read = within(dialog.getByRole('region', { name: 'What Ada Reyes will read' }));
    expect(read.getByText('Page 2 is missing.')).toBeDefined();
    expect(dialog.queryByRole('group', { name: 'Email preview' })).toBeNull();
    expect(sent('PreviewCaseAction')).toEqual([]);
    await person.click(dialog.getByText('Show the email'));
    const preview = within(await dialog.findByRole('group', { name: 'Email preview' }));
    expect(await preview.findByText('A decision about your application')).toBeDefined();
  });
});

describe('the checklist', () => {
  it('is ticked line by line, with who did', async () => {
    const line = { key: 'income', label: 'Income matches', tickedAt: null, tickedBy: null };
    const ticked = { ...line, tickedAt: '2026-11-15T16:00:00Z', tickedBy: staffOfCase.felix };
    const { person, sent } = openCase({
      GetStaffCase: [
        { staffCase: buildCase({ checklist: [line] }) },
        { staffCase: buildCase({ checklist: [ticked] }) },
      ],
      TickChecklistItem: { tickChecklistItem: done },
    });
    expect(await screen.findByText('Checklist: 0 of 1 done')).toBeDefined();
    await person.click(screen.getByLabelText('Income matches'));
    expect(await screen.findByText('Checklist: 1 of 1 done')).toBeDefined();
    expect(sent('TickChecklistItem')).toEqual([{ caseId: 'case-1', key: 'income', isTicked: true }]);
    expect(screen.getByLabelText('Income matches').closest('li')?.textContent).toContain(
      'Felix Ode, November 15, 2026 at 11:00 AM EST',
    );
  });
});

describe('amounts', () => {
  const amount = (id: string, cents: number) => ({
    id,
    amount: cents,
    recommendedAt: '2026-11-15T16:00:00Z',
    recommendedBy: staffOfCase.felix,
  });

  it('are warned about above the limit of the program, and can be recommended all the same', async () => {
    const { person, sent } = openCase({
      RecommendAmount: { recommendAmount: done },
    });
    await person.click(await screen.findByRole('button', { name: 'Recommend an amount' }));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByLabelText(/^Amount/);
    await person.clear(field);
    await person.type(field, '1,500.00');
    expect(dialog.queryByText(/above the limit/)).toBeNull();
    await person.clear(field);
    await person.type(field, '1,500.01');
    expect(dialog.getByText('This is above the limit of the program, $1,500.00.')).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Recommend' }));
    await screen.findByText('The amount was saved');
    expect(sent('RecommendAmount')).toEqual([{ caseId: 'case-1', amount: 150_001 }]);
  });

  it('stand in the decision bar with what was asked, and a new one is recommended', async () => {
    const { person, sent } = openCase({
      GetStaffCase: {
        staffCase: buildCase({ recommendedAmounts: [amount('a', 90_000), amount('b', 80_000)] }),
      },
      RecommendAmount: { recommendAmount: done },
    });
    const bar = within(await screen.findByRole('region', { name: 'Decision' }));
    expect(bar.getByText('Requested: $1,200.00')).toBeDefined();
    expect(bar.getByText('Recommended: $900.00')).toBeDefined();
    await person.click(bar.getByRole('button', { name: 'Recommend an amount' }));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByLabelText(/Amount/);
    await person.clear(field);
    await person.click(dialog.getByRole('button', { name: 'Recommend' }));
    expect(dialog.getByText('Enter an amount, such as 1,250.00')).toBeDefined();
    await person.type(field, '850');
    await person.click(dialog.getByRole('button', { name: 'Recommend' }));
    expect(await screen.findByText('The amount was saved')).toBeDefined();
    expect(sent('RecommendAmount')).toEqual([{ caseId: 'case-1', amount: 85_000 }]);
  });
});
