import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { claimAddress, claimAnswers } from '../../testing/demo-claim.ts';
import { openPortal } from '../../testing/open-portal.ts';

type User = ReturnType<typeof openPortal>['user'];

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

async function choose(method: string): Promise<User> {
  const { user } = openPortal(`${claimAddress}/payment-method`, claimAnswers().api);
  await user.click(await screen.findByRole('radio', { name: method }));
  await press(user, 'Continue');
  await screen.findByRole('heading', { level: 1, name: 'How It Works' });
  await press(user, 'Continue');
  return user;
}

async function typeTwice(user: User, name: string, first: string, second: string) {
  await user.type(await screen.findByRole('textbox', { name }), first);
  await user.type(screen.getByRole('textbox', { name: `Confirm ${name}` }), second);
  await press(user, 'Continue');
}

describe('what a claim asks for', () => {
  it('is a street, a city, a state and a ZIP code, checked when it is submitted [P515] [P516]', async () => {
    const user = await choose('Check');
    await user.click(await screen.findByRole('button', { name: 'Manually input address' }));
    for (const name of [/^Street Address/, /^State/])
      expect(screen.getByRole('combobox', { name })).toBeTruthy();
    for (const name of ['City', 'Zip Code']) expect(screen.getByRole('textbox', { name })).toBeTruthy();
    expect(screen.queryByText(/is required/)).toBeNull();

    await press(user, 'Continue');

    const summary = within(await screen.findByRole('region', { name: 'Please check 4 answers' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Street Address is required',
      'City is required',
      'State is required',
      'Zip Code is required',
    ]);
    expect(window.location.pathname).toBe(`${claimAddress}/mailing-address`);
  });

  it.each([
    ['Routing Number', '021000021', '011000015', 'ach/routing-number'],
    ['Account Number', '12345678', '12345679', 'ach/account-number'],
  ])('is each number twice, and twice the same: %s [P255] [P568]', async (name, first, second, page) => {
    const user = await choose('Direct deposit');
    if (name === 'Account Number') {
      await typeTwice(user, 'Routing Number', '021000021', '021000021');
      await user.click(await screen.findByRole('radio', { name: 'Checking Account' }));
      await press(user, 'Continue');
    }
    await typeTwice(user, name, first, second);

    expect(await screen.findByText('Numbers do not match')).toBeTruthy();
    expect(window.location.pathname).toBe(`${claimAddress}/${page}`);
  });
});
