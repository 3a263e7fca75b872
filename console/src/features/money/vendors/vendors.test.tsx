import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { VendorPartsFragment } from '../../../gql/operations.ts';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const vendor: VendorPartsFragment = {
  ...{ id: 'vendor-1', externalId: 'V-1', name: 'Harbor Property', email: null, types: ['Landlord'] },
  mailingAddress: null,
  taxId: '••-•••6789',
  account: { accountType: 'checking', routingNumber: '••••0021', accountNumber: '••••4321' },
  ...{ pausedUntil: '2026-11-20T15:00:00Z', pausedAbove: null, isRetired: false, version: 4 },
};

function open(replies: Record<string, unknown> = {}) {
  const api = createFakeApi({ GetVendors: { vendors: [vendor] }, ...replies });
  const staff = buildStaffMember({ role: 'fiscal' });
  const { person } = renderConsole(buildSession({ staff, request: api.request }), '/payments/vendors');
  const sent = (name: string) => api.calls.filter(([called]) => called === name).map(([, input]) => input);
  return { person, sent };
}

const twin = {
  metadata: {
    ...{ status: 409, errors: ['VENDOR_TWIN'], message: 'Harbor Property (V-1) has the same EIN.' },
  },
};

describe('the register of vendors', () => {
  it('shows the last digits of numbers, and until when nothing is paid', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Harbor Property/ }));
    expect(row.getByText('••-•••6789')).toBeDefined();
    expect(row.getByText('••••4321')).toBeDefined();
    expect(row.getByText(/^Nothing is paid until/)).toBeDefined();
  });

  it('adds a vendor, with errors at their fields, and asks when there seems to be the same one', async () => {
    const { person, sent } = open({ SaveVendor: [{ saveVendor: twin }, { saveVendor: done }] });
    await person.click(await screen.findByRole('button', { name: 'Add a vendor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a vendor' }));
    await person.type(dialog.getByRole('textbox', { name: /^EIN/ }), '12');
    await person.type(dialog.getByRole('textbox', { name: /^City/ }), 'Salem');
    await person.type(dialog.getByRole('textbox', { name: /^Routing number/ }), '123');
    const submit = dialog.getByRole('button', { name: 'Save vendor' });
    await person.click(submit);
    expect(dialog.getByText('Enter a name')).toBeDefined();
    expect(dialog.getByText('Enter the nine digits of the EIN')).toBeDefined();
    expect(dialog.getAllByText('Enter this too')).toHaveLength(3);
    expect(sent('SaveVendor')).toEqual([]);

    await person.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Harbor Two');
    await person.type(dialog.getByRole('textbox', { name: /^Vendor number/ }), 'V-2');
    await person.type(dialog.getByRole('textbox', { name: /^EIN/ }), '-3456789');
    await person.clear(dialog.getByRole('textbox', { name: /^City/ }));
    await person.clear(dialog.getByRole('textbox', { name: /^Routing number/ }));
    await person.click(submit);
    await person.click(await dialog.findByRole('checkbox', { name: /this is a different vendor/ }));
    await person.click(submit);
    expect(await screen.findByText('The vendor was saved')).toBeDefined();
    const said = {
      ...{ name: 'Harbor Two', externalId: 'V-2', email: null, types: [], taxId: '12-3456789' },
      ...{ mailingAddress: null, account: null },
    };
    expect(sent('SaveVendor')).toEqual([
      { ...said, allowsTwin: false },
      { ...said, allowsTwin: true },
    ]);
  });

  it('retires a vendor after saying what that means', async () => {
    const { person, sent } = open({ RetireVendor: { retireVendor: done } });
    await person.click(await screen.findByRole('button', { name: 'Retire: Harbor Property' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire: Harbor Property' }));
    expect(dialog.getByText(/What was issued before is paid as planned/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Retire' }));
    expect(await screen.findByText('The vendor was saved')).toBeDefined();
    expect(sent('RetireVendor')).toEqual([{ id: 'vendor-1', version: 4, isRetired: true }]);
  });
});
