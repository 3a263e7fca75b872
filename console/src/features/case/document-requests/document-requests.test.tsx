import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase, staffOfCase } from '../../../testing/build-case.ts';
import { done, openCase as open } from '../../../testing/open-case.ts';

const request = {
  ...{ id: 'request-1', name: 'Pay stub', words: '', dueOn: '2099-06-30', documentIds: [] },
  ...{ requestedAt: '2026-11-12T10:00:00.000Z', requestedBy: staffOfCase.felix },
  ...{ answeredAt: null, withdrawnAt: null },
};
const asked = { caseId: 'case-1', name: 'Pay stub', words: 'All pages.', dueOn: '2099-06-30' };
const requested = async () => within(await screen.findByRole('region', { name: 'Requested documents' }));

describe('documents that are requested', () => {
  it('are asked for by name and day, with words if there are any', async () => {
    const { person, sent } = open({ RequestDocument: { requestDocument: done } });
    await person.click(await screen.findByRole('button', { name: 'Request a document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a document' }));
    await person.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(dialog.getByText('Enter the name of the document')).toBeDefined();
    expect(dialog.getByText('Choose a day')).toBeDefined();
    expect(sent('RequestDocument')).toEqual([]);

    await person.type(dialog.getByLabelText(/Which document/), 'Pay stub');
    await person.type(dialog.getByLabelText(/What the applicant should know/), 'All pages.');
    await person.type(dialog.getByLabelText(/By when/), '2099-06-30');
    await person.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(sent('RequestDocument')).toEqual([{ ...asked, key: expect.any(String) as string }]);
  });

  it('are asked for under the same key again when the answer got lost', async () => {
    const { person, sent } = open({ RequestDocument: [new Error('lost'), { requestDocument: done }] });
    await person.click(await screen.findByRole('button', { name: 'Request a document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a document' }));
    await person.type(dialog.getByLabelText(/Which document/), 'Pay stub');
    await person.type(dialog.getByLabelText(/By when/), '2099-06-30');
    await person.click(dialog.getByRole('button', { name: 'Send the request' }));
    await dialog.findByText('Something went wrong. Please try again.');
    await person.click(dialog.getByRole('button', { name: 'Send the request' }));

    await screen.findByText('The request was sent to the applicant');
    const [first, second] = sent('RequestDocument') as { key: string }[];
    expect(first?.key).toEqual(expect.any(String));
    expect(second?.key).toBe(first?.key);
  });

  it('say who asked, by when, and that they are late, received or no longer needed', async () => {
    const { person, sent, router } = open({
      GetStaffCase: {
        staffCase: buildCase({
          documentRequests: [
            request,
            { ...request, id: 'request-2', name: 'Lease', dueOn: '2026-01-31' },
            {
              ...{ ...request, id: 'request-3', name: 'Budget' },
              ...{ answeredAt: '2026-11-13T10:00:00.000Z', documentIds: ['document-2'] },
            },
            { ...request, id: 'request-4', name: 'Letter', withdrawnAt: '2026-11-13T10:00:00.000Z' },
          ],
        }),
      },
      WithdrawDocumentRequest: { withdrawDocumentRequest: done },
    });
    const lines = (await requested()).getAllByRole('listitem').map(({ textContent }) => textContent);
    const by = 'Requested by Felix Ode, November 12, 2026';
    expect(lines).toEqual([
      `Pay stubAsked for by June 30, 2099${by}No longer needed Pay stub`,
      `LeaseOverdue since January 31, 2026${by}No longer needed Lease`,
      `BudgetReceived November 13, 2026${by}Show the document Budget`,
      `LetterNo longer needed${by}`,
    ]);
    await person.click((await requested()).getByRole('button', { name: 'Show the document Budget' }));
    expect(router.state.location.search).toContain('document=document-2');
    await person.click((await requested()).getByRole('button', { name: 'No longer needed Lease' }));
    expect(sent('WithdrawDocumentRequest')).toEqual([{ id: 'request-2' }]);
  });

  it('are not offered for a case that is closed', async () => {
    open({ GetStaffCase: { staffCase: buildCase({ status: 'Denied' }) } });
    await screen.findByRole('heading', { level: 1, name: 'Ada Reyes' });
    expect(screen.queryByRole('button', { name: 'Request a document' })).toBeNull();
  });
});
