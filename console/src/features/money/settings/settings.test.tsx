import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const paymentSettings = {
  ...{ certifierMayIssue: false, secondApproverAbove: 1_000_000, retypeAbove: 100_000 },
  ...{ claimReminderDays: 7, claimWithinDays: 180, coolDownHours: 72 },
};

function open(role: 'admin' | 'fiscal') {
  const api = createFakeApi({
    GetPaymentSettings: { paymentSettings },
    SavePaymentSettings: { savePaymentSettings: done },
  });
  const session = buildSession({ staff: buildStaffMember({ role }), request: api.request });
  const { person } = renderConsole(session, '/payments/settings');
  const sent = () =>
    api.calls.filter(([called]) => called === 'SavePaymentSettings').map(([, input]) => input);
  return { person, sent };
}

describe('the payment settings', () => {
  it('are changed by an admin, with errors at their fields', async () => {
    const { person, sent } = open('admin');
    const within = await screen.findByRole('textbox', { name: /goes back to the fund/ });
    const second = screen.getByRole('textbox', { name: /Require a second approver above/ });
    expect(second).toHaveProperty('value', '10000.00');
    await person.clear(within);
    await person.type(within, '10');
    await person.clear(screen.getByRole('textbox', { name: /Hours without payments/ }));
    await person.clear(second);
    await person.type(second, 'a lot');
    const save = screen.getByRole('button', { name: 'Save settings' });
    await person.click(save);
    expect(screen.getByText('Enter a whole number from 14 to 3650, or 0 for never')).toBeDefined();
    expect(screen.getByText('Enter a whole number from 0 to 720')).toBeDefined();
    expect(screen.getByText(/Enter an amount, such as 1,250.00, or nothing for never/)).toBeDefined();
    expect(sent()).toEqual([]);

    await person.type(within, '0');
    await person.type(screen.getByRole('textbox', { name: /Hours without payments/ }), '24');
    await person.clear(second);
    await person.click(screen.getByRole('checkbox', { name: /may issue it too/ }));
    expect(screen.getByText(/One person alone can then approve an amount/)).toBeDefined();
    await person.click(save);
    expect(await screen.findByText('The settings were saved')).toBeDefined();
    expect(sent()).toEqual([
      {
        ...{ certifierMayIssue: true, secondApproverAbove: null, retypeAbove: 100_000 },
        ...{ claimReminderDays: 7, claimWithinDays: 100, coolDownHours: 24 },
      },
    ]);
  });

  it('are read by a fiscal officer, who cannot change them', async () => {
    open('fiscal');
    expect(await screen.findByText('Only an admin can change these.')).toBeDefined();
    expect(screen.getByRole('textbox', { name: /Hours without payments/ })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  });
});
