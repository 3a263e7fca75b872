import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPayment } from '../../../testing/build-payment.ts';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const id = '0a1b2c3d-0000-4000-8000-000000000001';
const ben = { id: 'u', name: 'Ben Ortiz', email: 'ben@demo.example' };
const batch = {
  ...{
    id,
    method: 'DirectDeposit',
    state: 'open',
    itemCount: 2,
    total: 62_345,
    isOwn: false,
    isCertifier: false,
    heldAt: null,
  },
  ...{ effectiveDate: '2026-11-18', createdAt: '2026-11-17T15:00:00Z', createdBy: ben },
  ...{ approvedAt: null, approvedBy: null, releasedAt: null, sentAt: null, confirmedAt: null },
  ...{ hold: null, files: [] as object[] },
};
const bankLine = {
  ...{
    line: 4,
    problem: null,
    reference: '7',
    outcome: 'fails',
    code: 'R03',
    amount: 40_000,
    isFileDefect: false,
  },
  ...{ displayId: '7GHX-2QPM-1', caseId: 'case-1' },
};

interface World {
  readonly batches?: readonly object[];
  readonly candidates?: readonly object[];
  readonly hasBankFiles?: boolean;
  readonly one?: object | null;
  readonly role?: string;
  readonly answers?: Record<string, unknown>;
}

function open(path: string, { batches = [batch], candidates = [], one, role, ...world }: World = {}) {
  const api = createFakeApi({
    GetBatches: {
      payoutRules: { isConnected: true, hasBankFiles: world.hasBankFiles ?? true },
      batchCandidates: candidates,
      paymentBatches: batches,
    },
    GetBatch: { paymentBatch: one === undefined ? batch : one },
    GetPayments: {
      payments: {
        nodes: [
          {
            payment: buildPayment({ status: 'initiated', method: 'DirectDeposit' }),
            fund: { id: 'fund-1', name: 'General fund' },
            ...{ awardDisplayId: '7GHX-2QPM', caseId: 'case-1', programId: 'program-1' },
          },
        ],
        nextCursor: null,
      },
    },
    MakePaymentBatch: { makePaymentBatch: { ...done, id } },
    ApprovePaymentBatch: { approvePaymentBatch: done },
    HoldPaymentBatch: { holdPaymentBatch: done },
    ImportBankFile: { importBankFile: { ...done, lines: [bankLine] } },
    ...world.answers,
  });
  const staff = buildStaffMember({ role: role ?? 'fiscal' });
  const { person } = renderConsole(buildSession({ staff, request: api.request }), path);
  const sent = (name: string) => api.calls.filter(([called]) => called === name).map(([, input]) => input);
  return { person, sent };
}

describe('the list of batches', () => {
  it('says of each how it stands, what it declares and who prepared it', async () => {
    open('/payments/batches');
    const row = within(await screen.findByRole('row', { name: /0A1B2C3D/ }));
    for (const text of ['Waiting for approval', '2', '$623.45', 'Ben Ortiz', 'Nobody yet'])
      expect(row.getByText(text)).toBeDefined();
    expect(row.getByRole('link').getAttribute('href')).toMatch(new RegExp(`/payments/batches/${id}$`));
  });

  it('prepares a batch of what waits, as it was seen', async () => {
    const { person, sent } = open('/payments/batches', {
      candidates: [{ method: 'Zelle', count: 3, total: 1_200 }],
    });
    const row = within(await screen.findByRole('row', { name: /Zelle/ }));
    await person.click(row.getByRole('button', { name: 'Prepare batch' }));
    expect(await screen.findByRole('heading', { level: 1, name: /0A1B2C3D/ })).toBeDefined();
    expect(sent('MakePaymentBatch')).toEqual([{ method: 'Zelle', itemCount: 3, total: 1_200 }]);
  });

  it('says what is missing where no bank takes files', async () => {
    open('/payments/batches', { batches: [], hasBankFiles: false });
    expect(await screen.findByText('No bank is set up that takes files from here')).toBeDefined();
    expect(screen.getByText('There are no batches yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Read a file from the bank' })).toBeNull();
  });

  it('offers to try again when it cannot be loaded', async () => {
    open('/payments/batches', { answers: { GetBatches: new Error('down') } });
    expect(await screen.findByText('We could not load the batches.')).toBeDefined();
  });

  it('is not for staff who issue no payments', async () => {
    const { sent } = open('/payments/batches', { role: 'caseWorker' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(sent('GetBatches')).toEqual([]);
  });

  it('goes from batch to batch by key', async () => {
    const second = { ...batch, id: '1a1b2c3d-0000-4000-8000-000000000002' };
    const { person } = open('/payments/batches', { batches: [batch, second] });
    await screen.findByRole('row', { name: /0A1B2C3D/ });
    await person.keyboard('j');
    expect(document.activeElement?.textContent).toBe('0A1B2C3D');
    await person.keyboard('j');
    expect(document.activeElement?.textContent).toBe('1A1B2C3D');
  });
});

describe('a file of the bank', () => {
  it('says line by line what it would do before it is applied', async () => {
    const { person, sent } = open('/payments/batches');
    await person.click(await screen.findByRole('button', { name: 'Read a file from the bank' }));
    const file = new File(['101'], 'returns.ach', { type: 'text/plain' });
    await person.upload(screen.getByLabelText(/^File/), file);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Check the file' })).toHaveProperty('disabled', false);
    });
    await person.click(screen.getByRole('button', { name: 'Check the file' }));
    const table = within(await screen.findByRole('table', { name: 'What the file would do' }));
    expect(table.getByText('Will be marked as failed')).toBeDefined();
    expect(table.getByRole('link', { name: '7GHX-2QPM-1' })).toBeDefined();
    expect(sent('ImportBankFile')).toEqual([{ method: 'DirectDeposit', content: '101', isDryRun: true }]);

    await person.click(screen.getByRole('button', { name: 'Apply the file' }));
    expect(await screen.findByRole('table', { name: 'What the file did' })).toBeDefined();
    expect(sent('ImportBankFile').at(-1)).toMatchObject({ content: '101', isDryRun: false });
  });

  it('says why it cannot be used', async () => {
    const message = 'line 1: is not a file header';
    const { person } = open('/payments/batches', {
      answers: {
        ImportBankFile: {
          importBankFile: { metadata: { status: 400, errors: ['BATCH_FILE_REFUSED'], message }, lines: null },
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Read a file from the bank' }));
    await person.upload(screen.getByLabelText(/^File/), new File(['x'], 'returns.ach'));
    await person.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Apply the file' })).toBeNull();
  });
});

describe('the page of a batch', () => {
  const path = `/payments/batches/${id}`;

  it('lists its payments, and lets a second person approve it after saying what that does', async () => {
    const { person, sent } = open(path);
    expect(await screen.findByRole('row', { name: /7GHX-2QPM-1/ })).toBeDefined();
    expect(sent('GetPayments')).toMatchObject([{ filter: { batchId: id } }]);
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Payments: 2, \$623\.45 in total/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The batch was approved')).toBeDefined();
    expect(sent('ApprovePaymentBatch')).toEqual([{ batchId: id, seen: 'open' }]);
  });

  it('does not offer approval to whoever prepared it', async () => {
    open(path, { one: { ...batch, isOwn: true } });
    expect(await screen.findByText('You prepared this batch, so someone else approves it')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('is put on hold with a note, and says why it is', async () => {
    const { person, sent } = open(path);
    await person.click(await screen.findByRole('button', { name: 'Put on hold' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Put on hold' }));
    expect(dialog.getByText('Say why, in a few words')).toBeDefined();
    await person.type(dialog.getByLabelText(/^Note/), 'Ask the bank first');
    await person.click(dialog.getByRole('button', { name: 'Put on hold' }));
    expect(await screen.findByText('The batch is on hold')).toBeDefined();
    expect(sent('HoldPaymentBatch')).toEqual([{ batchId: id, seen: 'open', note: 'Ask the bank first' }]);
  });

  it('offers a held batch to be resumed or canceled alone', async () => {
    const hold = { note: 'Ask the bank first', by: ben };
    open(path, { one: { ...batch, heldAt: '2026-11-17T16:00:00Z', hold } });
    expect(await screen.findByText('Ben Ortiz put this batch on hold')).toBeDefined();
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => /Approve|Resume|Cancel batch|Put on hold/.test(name))).toEqual([
      'Resume',
      'Cancel batch',
    ]);
  });

  it('says that there is no such batch', async () => {
    open(path, { one: null });
    expect(await screen.findByRole('heading', { name: 'There is no such batch' })).toBeDefined();
  });
});

describe('the page of funds', () => {
  it('leads to payments and batches that wait', async () => {
    open('/funds', {
      candidates: [{ method: 'Zelle', count: 3, total: 1_200 }],
      answers: {
        ...{
          GetFunds: { funds: [] },
          GetAwardsToApprove: { awardsToApprove: [] },
          GetBookGaps: { bookGaps: [] },
        },
      },
    });
    expect(await screen.findByText('Payments that wait for a batch: 3')).toBeDefined();
    expect(screen.getByText('Batches that wait for your approval: 1')).toBeDefined();
  });
});
