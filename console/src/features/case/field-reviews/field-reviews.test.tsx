import { RequestError } from '@handrail/ui';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase, buildSubmitted } from '../../../testing/build-case.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import type { FieldReview, ReviewSheet } from './use-field-reviews.ts';

const done = { metadata: { status: 200, errors: [], message: null } };
const at = '2026-11-15T16:00:00Z';
const mark = (key: string, overrides: Partial<FieldReview> = {}): FieldReview => ({
  ...{ key, documentId: null, verdict: 'askAgain', reason: 'mismatch', words: '' },
  ...{ reviewerName: 'Felix Ode', reviewedAt: at },
  ...overrides,
});
const sheet = (overrides: Partial<ReviewSheet> = {}): ReviewSheet => ({
  ...{ applicationId: 'application-1', version: 2, canReview: true, dueOn: '2026-12-01' },
  ...{ reviews: [], rounds: [] },
  ...overrides,
});

function open(fieldReviews: ReviewSheet | null, replies: Record<string, unknown> = {}) {
  const api = createFakeApi({
    OpenCaseForReview: { openCaseForReview: done },
    GetStaffCase: { staffCase: buildCase({ fieldReviews }) },
    GetSubmittedAnswers: buildSubmitted(),
    ...replies,
  });
  const { person } = renderConsole(buildSession({ request: api.request }), '/cases/case-1');
  const sent = (name: string) => api.calls.filter(([called]) => called === name).map(([, input]) => input);
  return { person, sent };
}

const lineOf = async (label: string) =>
  within((await screen.findByText(label, { selector: 'dt' })).parentElement ?? document.body);

describe('marking an answer', () => {
  it('says below the button what went wrong, in the words of a busy server', async () => {
    const busyText = 'This service cannot answer right now.';
    const { person } = open(sheet(), { ReviewField: new RequestError('Unavailable', { busyText }) });
    const line = await lineOf('Rent');
    await person.click(line.getByRole('button', { name: 'Ask again Rent' }));
    await person.selectOptions(line.getByLabelText(/Why are you asking again/), 'mismatch');
    const save = line.getByRole('button', { name: 'Save' });
    await person.click(save);

    const alert = await line.findByRole('alert');
    expect(alert.textContent).toContain(busyText);
    expect(save.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('asks again with a reason and words, by keyboard alone, and says who marked it', async () => {
    const marked = sheet({ reviews: [mark('rent', { words: 'The lease says $900.' })] });
    const { person, sent } = open(sheet(), {
      ReviewField: { reviewField: { ...done, fieldReviews: marked } },
    });
    const line = await lineOf('Rent');
    const ask = line.getByRole('button', { name: 'Ask again Rent' });
    expect(ask.getAttribute('aria-pressed')).toBe('false');
    ask.focus();
    await person.keyboard('{Enter}');

    await person.click(line.getByRole('button', { name: 'Save' }));
    expect(line.getByText('Choose a reason', { selector: 'p, span' })).toBeDefined();
    expect(document.activeElement).toBe(line.getByLabelText(/Why are you asking again/));
    await person.selectOptions(line.getByLabelText(/Why are you asking again/), 'mismatch');
    await person.type(line.getByLabelText(/What the applicant should do/), ' The lease says $900. ');
    await person.click(line.getByRole('button', { name: 'Save' }));

    expect(await line.findByText('To ask again')).toBeDefined();
    expect(line.getByText(/^Felix Ode, November 15, 2026/)).toBeDefined();
    expect(ask.getAttribute('aria-pressed')).toBe('true');
    expect(sent('ReviewField')).toEqual([
      {
        ...{ applicationId: 'application-1', version: 2, key: 'rent', documentId: null },
        ...{ verdict: 'askAgain', reason: 'mismatch', words: 'The lease says $900.' },
      },
    ]);
    expect(screen.getByText('1 to ask again, 0 fine')).toBeDefined();
  });

  it('marks a document as fine beside its answer and beside its picture, and takes it back', async () => {
    const fine = mark('lease', { documentId: 'document-1', verdict: 'fine', reason: null });
    const { person, sent } = open(sheet({ reviews: [fine] }), {
      ReviewField: { reviewField: { ...done, fieldReviews: sheet() } },
    });
    const documents = within(await screen.findByRole('region', { name: 'Documents' }));
    const line = await lineOf('Lease');
    const buttons = [
      line.getByRole('button', { name: 'Fine lease.pdf' }),
      await documents.findByRole('button', { name: 'Fine lease.pdf' }),
    ];
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true']);

    await person.click(buttons[1] ?? document.body);
    expect(sent('ReviewField')).toMatchObject([{ key: 'lease', documentId: 'document-1', verdict: null }]);
    expect(await line.findByRole('button', { name: 'Fine lease.pdf', pressed: false })).toBeDefined();
  });

  it('is not offered where the person cannot send the case back, nor for an earlier version', async () => {
    open(sheet({ canReview: false, reviews: [mark('rent')] }));
    expect((await lineOf('Rent')).getByText('To ask again')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Ask again/ })).toBeNull();
  });

  it('says why a mark was refused', async () => {
    const refusal = 'Answers can be marked while the case is in review.';
    const { person } = open(sheet(), {
      ReviewField: {
        reviewField: {
          metadata: { status: 409, errors: ['CASE_ACTION_REFUSED', refusal], message: refusal },
          fieldReviews: null,
        },
      },
    });
    await person.click((await lineOf('Rent')).getByRole('button', { name: 'Fine Rent' }));
    expect(await screen.findByText(refusal)).toBeDefined();
  });
});

describe('sending back', () => {
  it('shows what the applicant will read: the reason, the list and the day', async () => {
    const reviews = [
      mark('lease', { documentId: 'document-1', reason: 'outdated' }),
      mark('rent', { reason: 'other', words: 'Is this per week?' }),
      mark('fullName', { verdict: 'fine', reason: null }),
    ];
    const { person } = open(sheet({ reviews }));
    await person.click(await screen.findByRole('button', { name: 'Send back' }));
    const preview = within(await screen.findByRole('region', { name: 'What Ada Reyes will read' }));
    await person.type(screen.getByLabelText(/^Reason/), 'Two things.');

    expect(preview.getByText('Two things.')).toBeDefined();
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lease (lease.pdf)It’s out of date',
      'RentIs this per week?',
    ]);
    expect(preview.getByText('Please submit your application again by December 1, 2026.')).toBeDefined();
  });

  it('says that everything can be changed where nothing is marked', async () => {
    const { person } = open(sheet());
    await person.click(await screen.findByRole('button', { name: 'Send back' }));
    expect(
      await screen.findByText('You marked nothing to ask again, so every answer can be changed.'),
    ).toBeDefined();
  });
});

describe('a case that was submitted again', () => {
  const round: ReviewSheet['rounds'][number] = {
    ...{ number: 1, version: 1, reason: 'Two things.', dueOn: '2026-12-01', openedAt: at },
    ...{ closedAt: at, closedVersion: 2 },
    requests: ['rent', 'name'].map((key) => ({
      ...{ id: key, key, label: key, documentId: null, filename: null },
      ...{ reason: 'mismatch', words: 'Please check.' },
    })),
  };

  it('shows old and new value of what was asked, and what was left as it was', async () => {
    open(sheet({ rounds: [round] }));
    const rent = await lineOf('Rent');
    expect(rent.getByText('$1,400.00').tagName).toBe('DEL');
    expect(rent.getByText(/Please check\./)).toBeDefined();
    expect(rent.queryByText('The applicant did not change it.')).toBeNull();
    expect((await lineOf('Full name')).getByText('The applicant did not change it.')).toBeDefined();
  });
});
