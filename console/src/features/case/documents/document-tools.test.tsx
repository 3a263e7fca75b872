import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase, staffOfCase } from '../../../testing/build-case.ts';
import { buildStaffMember } from '../../../testing/build-session.ts';
import { done, openCase as open } from '../../../testing/open-case.ts';

const mark = { documentId: 'document-2', label: null, isPinned: false, checkedAt: null, checkedBy: null };
const withMark = (changes: object) => ({
  GetStaffCase: { staffCase: buildCase({ documentMarks: [{ ...mark, ...changes }] }) },
});
const pane = async () => within(await screen.findByRole('region', { name: 'Documents' }));
const place = { caseId: 'case-1', documentId: 'document-1' };

describe('documents of a case', () => {
  it('are labeled, pinned and marked as checked', async () => {
    const { person, sent } = open({ MarkDocument: { markDocument: done } });
    const documents = await pane();
    const more = async () => person.click(documents.getByRole('button', { name: 'More' }));
    await more();
    await person.click(documents.getByRole('button', { name: 'Add a label lease.pdf' }));
    // The letters must not reach the page, where some of them mark answers.
    expect(document.activeElement).toBe(documents.getByLabelText(/What is this document/));
    await person.keyboard(' Lease ');
    await person.click(documents.getByRole('button', { name: 'Save the label' }));
    await more();
    await person.click(await documents.findByRole('button', { name: 'Pin to top lease.pdf' }));
    await more();
    await person.click(documents.getByRole('button', { name: 'Mark as checked lease.pdf' }));
    expect(sent('MarkDocument')).toEqual([
      { ...place, label: 'Lease' },
      { ...place, isPinned: true },
      { ...place, isChecked: true },
    ]);
  });

  it('come with the pinned one first, and say who checked it, which can be undone', async () => {
    const { person, sent } = open({
      ...withMark({
        ...{ label: 'Budget', isPinned: true },
        ...{ checkedAt: '2026-11-12T10:00:00.000Z', checkedBy: staffOfCase.felix },
      }),
      MarkDocument: { markDocument: done },
    });
    const documents = await pane();
    const names = documents.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['PinnedBudget checked', 'lease.pdf']);
    expect(documents.getByText(/^Checked by Felix Ode, November 12, 2026/)).toBeDefined();
    await person.click(documents.getByRole('button', { name: 'Undo the check of budget.csv' }));
    expect(sent('MarkDocument')).toEqual([{ caseId: 'case-1', documentId: 'document-2', isChecked: false }]);
  });

  it('are marked by those who work on cases; others only read the marks', async () => {
    const { person } = open(
      withMark({ isPinned: true, label: 'Budget' }),
      buildStaffMember({ role: 'fiscal' }),
    );
    const documents = await pane();
    expect(documents.getAllByText('Budget')).toHaveLength(2);
    await person.click(documents.getByRole('button', { name: 'More' }));
    for (const name of [/label/, /^Pin to top/, /as checked/, 'Request a document'])
      expect(documents.queryByRole('button', { name })).toBeNull();
  });
});
