import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const line = {
  ...{ payeeId: 'user-1', payeeName: 'Yolanda Okafor', payeeType: 'User', box: '1099-MISC box 3' },
  ...{ label: '1099-MISC, box 3: Other income', total: 250_000, payments: 2, state: 'correction' },
  ...{ tinLast4: '4321', exportedAmount: 300_000, exportedAt: '2027-01-20T12:00:00Z' },
};
const year = {
  ...{ year: 2026, threshold: 200_000, isThresholdAssumed: false, hasPayerNumber: true, nextCursor: null },
  programs: [
    { id: 'program-1', name: 'Rent Aid', reportableAs: '1099-MISC, box 3: Other income' },
    { id: 'program-2', name: 'Food Aid', reportableAs: null },
  ],
  lines: [line],
};

function open(role: 'caseWorker' | 'fiscal' | 'admin', taxYear: object = year) {
  const api = createFakeApi({
    GetTaxYear: { taxYear },
    ExportVendorCopies: {
      exportVendorCopies: {
        ...{ ...done, filename: 'copy-b-2026-vendors.pdf', content: btoa('%PDF'), copies: 2, leftOut: 1 },
      },
    },
    ExportIris: { exportIris: { ...done, files: [] } },
  });
  const staff = buildStaffMember({ role });
  const { person } = renderConsole(buildSession({ staff, request: api.request }), '/taxes?year=2026');
  return { person, sent: (name: string) => api.calls.filter(([called]) => called === name) };
}

describe('the taxes page', () => {
  it('shows what each payee got, how it stands and how each program is reported', async () => {
    open('fiscal');
    const row = within(await screen.findByRole('row', { name: /Yolanda Okafor/ }));
    expect(row.getByText('$2,500.00')).toBeDefined();
    expect(row.getByText('Needs a correction')).toBeDefined();
    expect(row.getByText('•••4321')).toBeDefined();
    const programs = within(screen.getByRole('table', { name: 'How programs are reported' }));
    expect(programs.getByText('Not set, so not reported')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export for IRIS' })).toBeNull();
  });

  it('asks an admin why the tax numbers are needed before it exports them', async () => {
    const { person, sent } = open('admin');
    await person.click(await screen.findByRole('button', { name: 'Export for IRIS' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Save files' }));
    expect(sent('ExportIris')).toEqual([]);
    await person.type(dialog.getByRole('textbox'), 'Filing for 2026');
    await person.selectOptions(dialog.getByRole('combobox'), '1099-MISC');
    expect(dialog.getByText(/one public source only/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Save files' }));
    expect(await screen.findByText('There is nothing new to export')).toBeDefined();
    expect(sent('ExportIris').map(([, variables]) => variables)).toEqual([
      { year: 2026, form: '1099-MISC', reason: 'Filing for 2026', again: false },
    ]);
  });

  it('saves the copies of vendors, of one and of all, and says who was left out', async () => {
    const vendor = {
      ...{ ...line, payeeId: 'vendor-1', payeeName: 'Harbor Property', payeeType: 'Vendor' },
      state: 'exported',
    };
    const { person, sent } = open('fiscal', { ...year, lines: [line, vendor] });
    await person.click(await screen.findByRole('button', { name: 'Save Copy B of Harbor Property' }));
    expect(
      await screen.findByText('Copies saved: 2. Left out: 1. Export their correction first.'),
    ).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Copy B for vendors' }));
    expect(sent('ExportVendorCopies').map(([, variables]) => variables)).toEqual([
      { year: 2026, vendorId: 'vendor-1' },
      { year: 2026, vendorId: null },
    ]);
    expect(screen.queryByRole('button', { name: 'Save Copy B of Yolanda Okafor' })).toBeNull();
  });

  it('says what is missing, and that there is nothing', async () => {
    open('admin', { ...year, lines: [], hasPayerNumber: false, isThresholdAssumed: true });
    expect(await screen.findByText('Nothing to report in this year')).toBeDefined();
    expect(screen.getByText('Your employer identification number is missing')).toBeDefined();
    expect(screen.getByText(/nobody has entered this year's yet/)).toBeDefined();
  });

  it('is not for case workers', async () => {
    const { sent } = open('caseWorker');
    expect(await screen.findByText('Only fiscal officers and admins see the funds')).toBeDefined();
    expect(sent('GetTaxYear')).toEqual([]);
  });
});
