import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { claimAddress, claimAnswers, fulfillmentId } from '../../testing/demo-claim.ts';
import { openPortal } from '../../testing/open-portal.ts';

type Settings = Parameters<typeof claimAnswers>[0];

function openClaim(page = 'payment-method', settings: Settings = {}) {
  const { api, server } = claimAnswers(settings);
  return { server, ...openPortal(`${claimAddress}/${page}`, api) };
}

type User = ReturnType<typeof openClaim>['user'];

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const at = (page: string) =>
  waitFor(() => {
    expect(window.location.pathname).toBe(`${claimAddress}/${page}`);
  });

async function choose(user: User, method: string) {
  await user.click(await screen.findByRole('radio', { name: method }));
  await press(user, 'Continue');
  await heading('How It Works');
  await press(user, 'Continue');
}

async function fillBank(user: User, accountNumber = '12345678') {
  await choose(user, 'Direct deposit');
  await user.type(await screen.findByRole('textbox', { name: 'Routing Number' }), '021000021');
  await user.type(screen.getByRole('textbox', { name: 'Confirm Routing Number' }), '021000021');
  await press(user, 'Continue');
  await user.click(await screen.findByRole('radio', { name: 'Checking Account' }));
  await press(user, 'Continue');
  await user.type(await screen.findByRole('textbox', { name: 'Account Number' }), accountNumber);
  await user.type(screen.getByRole('textbox', { name: 'Confirm Account Number' }), accountNumber);
  await press(user, 'Continue');
  await heading('Check where we send your money');
}

async function fillAddress(user: User) {
  const type = async (name: string, text: string) =>
    user.type(await screen.findByRole('textbox', { name }), text);
  await user.type(await screen.findByRole('combobox', { name: /Street/ }), '12 Elm St');
  await user.tab();
  await type('City', 'Salem');
  await user.selectOptions(screen.getByRole('combobox', { name: /State/ }), 'MA');
  await type('Zip Code', '01970');
}

const listSteps = () =>
  within(screen.getByRole('complementary', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/(Done|Not started|You are here)$/, ''));

describe('the claim pages', () => {
  it('has no page of another name, and says so within its own frame', async () => {
    openClaim('nonsense');
    await heading("Sorry, we can't find that page");
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeDefined();
  });

  it('offer the methods of the program with fee and arrival time [P252] [P260] [P766] [P767]', async () => {
    openClaim('payment-method', { offer: { methods: ['DirectDeposit', 'Check'] } });

    await heading('How would you like to be paid?');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('Sent to your bank. No fee. Arrival: 1-3 business days.')).toBeTruthy();
    expect(screen.getByText('A paper check in the mail. No fee. Arrival: 7-10 business days.')).toBeTruthy();
    expect(screen.getByText('Section Overview:')).toBeTruthy();
    expect(listSteps()).toEqual(['Payment Method', 'How It Works']);
  });

  it('say how long cards and Zelle take [P768] [P769] [P770] [P771]', async () => {
    openClaim('payment-method', { offer: { methods: ['PhysicalCard', 'VirtualCard', 'Zelle'] } });

    await heading('How would you like to be paid?');
    expect(screen.getByText(/Arrival: Up to 7 business days\.$/)).toBeTruthy();
    expect(screen.getByText(/Arrival: Immediately or within minutes\.$/)).toBeTruthy();
    expect(screen.getByText(/Arrival: Within minutes\.$/)).toBeTruthy();
  });

  it.each([
    ['Check', 'We will mail your check to this address.'],
    ['Physical prepaid card', 'We will mail your prepaid card to this address.'],
    [
      'Virtual prepaid card',
      'This will be the billing address of your virtual card. Online stores may ask for it.',
    ],
  ])('say what the address is for: %s [P263] [P264]', async (method, text) => {
    const { user } = openClaim();
    await choose(user, method);
    await heading('Please enter your mailing address');
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['Direct deposit', ['Routing Number', 'Account Type', 'Account Number', 'Review'], '[P254]'],
    ['Check', ['Mailing Address', 'Review'], '[P256]'],
    ['Physical prepaid card', ['Mailing Address', 'Review'], '[P257]'],
    ['Virtual prepaid card', ['Mailing Address', 'Review'], '[P258]'],
    ['Zelle', ['How To Link Zelle', 'Zelle Email Confirmation'], '[P259]'],
  ])('list the steps of %s [P253] [P254] [P256] [P257] [P258] [P259]', async (method, steps) => {
    const { user } = openClaim('payment-method', { offer: { needsTaxForm: true } });
    await user.click(await screen.findByRole('radio', { name: method }));
    await press(user, 'Continue');

    await heading('How It Works');
    expect(listSteps()).toEqual(['Payment Method', 'How It Works', 'Tax Form', ...steps]);
  });

  it('lead back to the method while none is chosen, and never ahead [P251] [P261]', async () => {
    const { user } = openClaim('review');
    await at('payment-method');
    await user.click(await screen.findByRole('radio', { name: 'Check' }));
    await press(user, 'Continue');
    await at('primer');
    expect(screen.queryByRole('link', { name: /Mailing Address/ })).toBeNull();
  });

  it('each have their address [P080] [P081] [P082] [P083] [P084] [P085] [P090] [P091]', async () => {
    const { user } = openClaim();
    await heading('How would you like to be paid?');
    await at('payment-method');
    await user.click(screen.getByRole('radio', { name: 'Direct deposit' }));
    await press(user, 'Continue');
    await heading('How It Works');
    await at('primer');
    await press(user, 'Continue');
    await user.type(await screen.findByRole('textbox', { name: 'Routing Number' }), '021000021');
    await at('ach/routing-number');
    await user.type(screen.getByRole('textbox', { name: 'Confirm Routing Number' }), '021000021');
    await press(user, 'Continue');
    await user.click(await screen.findByRole('radio', { name: 'Checking Account' }));
    await at('ach/account-type');
    await press(user, 'Continue');
    await user.type(await screen.findByRole('textbox', { name: 'Account Number' }), '12345678');
    await at('ach/account-number');
    await user.type(screen.getByRole('textbox', { name: 'Confirm Account Number' }), '12345678');
    await press(user, 'Continue');
    await heading('Check where we send your money');
    await at('review');
    await press(user, 'Submit My Claim');
    await heading('Your money is on its way');
    await at('submission');
  });

  it.each([
    ['Check', 'Please enter your mailing address', 'mailing-address', '[P086]'],
    ['Zelle', 'How To Link Zelle', 'zelle/primer', '[P087]'],
  ])('of %s begin with %s at %s %s', async (method, title, page) => {
    const { user } = openClaim();
    await choose(user, method);
    await heading(title);
    await at(page);
  });

  it('say that there is no such page [P093]', async () => {
    openClaim('nowhere');
    await heading("Sorry, we can't find that page");
    await at('nowhere');
  });

  it('lead home from what is not there, not theirs or not to be claimed [P249] [P250]', async () => {
    const { server } = openClaim('payment-method', { offer: null });
    await waitFor(() => {
      expect(window.location.pathname).toBe('/bayview/application/portal');
    });
    expect(server.paidBy).toEqual([]);
  });

  it.each(['payment-method', 'primer', 'review', 'submission', 'error'])(
    'lead home from %s without claiming, also where money was sent [P249]',
    async (page) => {
      openClaim(page, { offer: null, claimed: [{}], program: { features: ['partner-issued'] } });
      await waitFor(() => {
        expect(window.location.pathname).toBe('/bayview/application/portal');
      });
    },
  );

  it('pay a direct deposit once, and say when and how it comes [P254] [P278] [P463] [P469] [P670] [P673] [P723]', async () => {
    const { api, user, server } = openClaim();
    await fillBank(user);
    expect(screen.getByText('$750.00')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Submit My Claim' });

    await Promise.all([user.dblClick(button), screen.findByText('Processing payment...')]);

    await heading('Your money is on its way');
    await at('submission');
    expect(server.paidBy).toHaveLength(1);
    expect(api.callsOf('ClaimDirectDeposit')[0]?.variables.input).toEqual({
      id: 'payment-1',
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      bankAccount: { accountType: 'checking', routingNumber: '021000021', accountNumber: '12345678' },
    });
    expect(
      screen.getByText(/It should arrive by November 19, 2026\. Direct deposit: 1-3 business days/),
    ).toBeTruthy();
    const details = screen.getByRole('link', { name: 'View Payment Details' }).getAttribute('href');
    expect(details).toContain(`/fulfillment/${fulfillmentId}/details`);
  });

  it('are never empty between submitting and the answer [P278]', async () => {
    const { user } = openClaim();
    await fillBank(user);
    let wasEmpty = false;
    const watcher = new MutationObserver(() => {
      if (screen.queryByRole('main')?.textContent === '') wasEmpty = true;
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await press(user, 'Submit My Claim');
    await heading('Your money is on its way');
    watcher.disconnect();
    expect(wasEmpty).toBe(false);
  });

  it('ask for each number twice [P255]', async () => {
    const { user } = openClaim();
    await choose(user, 'Direct deposit');
    await user.type(await screen.findByRole('textbox', { name: 'Routing Number' }), '021000021');
    await user.type(screen.getByRole('textbox', { name: 'Confirm Routing Number' }), '011000015');
    await press(user, 'Continue');

    expect(await screen.findByText('Numbers do not match')).toBeTruthy();
    await at('ach/routing-number');
  });

  it('show only the end of the account number until its owner asks', async () => {
    const { user } = openClaim();
    await fillBank(user);
    expect(screen.queryByText('12345678')).toBeNull();
    await press(user, 'Show Account Number');
    expect(screen.getByText('12345678')).toBeTruthy();
  });

  it('clear a part on Edit and go to its page [P465]', async () => {
    const { user } = openClaim();
    await fillBank(user);
    await press(user, 'Edit Bank account');

    await at('ach/routing-number');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Routing Number' }).value).toBe('');
    expect(screen.queryByRole('link', { name: /Account Number/ })).toBeNull();
  });

  it('start over with another method [P466]', async () => {
    const { user } = openClaim();
    await fillBank(user);
    await press(user, 'Edit Payment method');
    await choose(user, 'Check');

    await heading('Please enter your mailing address');
    expect(listSteps()).toEqual(['Payment Method', 'How It Works', 'Mailing Address', 'Review']);
    await user.click(screen.getByRole('link', { name: /Payment Method/ }));
    await choose(user, 'Direct deposit');
    const routingNumber = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Routing Number' });
    expect(routingNumber.value).toBe('');
  });

  it('ask where a check goes, and send that alone [P256] [P262] [P263] [P270] [P271] [P272] [P671]', async () => {
    const { api, user } = openClaim();
    await choose(user, 'Check');
    await heading('Please enter your mailing address');
    expect(screen.getByText('We will mail your check to this address.')).toBeTruthy();
    expect(screen.getByText(/Fields marked with an asterisk/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press(user, 'Continue');
    expect(await screen.findByRole('region', { name: /Please check/ })).toBeTruthy();
    await fillAddress(user);
    await press(user, 'Continue');

    await heading('Check where we send your money');
    await press(user, 'Submit My Claim');
    await heading('Your money is on its way');
    expect(api.callsOf('ClaimCheck')[0]?.variables.input).toEqual({
      id: 'payment-1',
      idempotencyKey: expect.any(String) as string,
      address: { addressLine1: '12 Elm St', city: 'Salem', state: 'MA', zip: '01970' },
    });
  });

  it('offer to type the address by hand from the start [P265] [P266]', async () => {
    const { user } = openClaim();
    await choose(user, 'Check');
    await heading('Please enter your mailing address');
    expect(
      screen.getByText("Can't find your address? Click the button below to manually input your address."),
    ).toBeTruthy();
    await press(user, 'Manually input address');

    expect(screen.getByRole('textbox', { name: 'City' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Street/ }));
    expect(screen.queryByRole('button', { name: 'Manually input address' })).toBeNull();
  });

  const programAddress = {
    ...{ addressLine1: '1 Quad', addressLine2: null },
    ...{ city: 'Salem', state: 'MA', zip: '01970' },
  };

  it.each([
    ['Physical prepaid card', programAddress, true],
    ['Virtual prepaid card', programAddress, true],
    ['Check', programAddress, false],
    ['Physical prepaid card', null, false],
  ])(
    'ask for a %s whether there is a street, with %j: %s [P267] [P269]',
    async (method, address, isAsked) => {
      const { user } = openClaim('payment-method', { offer: { programAddress: address } });
      await choose(user, method);
      await heading('Please enter your mailing address');
      expect(screen.queryByRole('checkbox', { name: 'I don’t have a street address' }) !== null).toBe(
        isAsked,
      );
    },
  );

  it('send a card to the program for those without a street [P267] [P268]', async () => {
    const { api, user } = openClaim('payment-method', { offer: { programAddress } });
    await choose(user, 'Physical prepaid card');
    await user.click(await screen.findByRole('checkbox', { name: 'I don’t have a street address' }));
    await press(user, 'Continue');
    await press(user, 'Submit My Claim');

    await heading('Your money is on its way');
    expect(api.callsOf('ClaimPhysicalCard')[0]?.variables.input).toEqual({
      id: 'payment-1',
      idempotencyKey: expect.any(String) as string,
      address: { addressLine1: '1 Quad', city: 'Salem', state: 'MA', zip: '01970' },
    });
  });

  it.each([
    ['Direct deposit', false],
    ['Check', false],
    ['Physical prepaid card', true],
    ['Virtual prepaid card', true],
    ['Zelle', true],
  ])('offer another method after %s: %s [P467]', async (method, isOffered) => {
    const { user } = openClaim();
    await choose(user, method);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Select Other Payment Method' }) !== null).toBe(isOffered);
  });

  it('explain Zelle, and submit with its email, which is that of the account [P088] [P273] [P274] [P467] [P584] [P585] [P672]', async () => {
    const { api, user } = openClaim();
    await choose(user, 'Zelle');
    await heading('How To Link Zelle');
    expect(screen.getByRole('link', { name: 'Select Other Payment Method' })).toBeTruthy();
    await press(user, 'Continue');
    const field = await screen.findByRole('textbox', { name: 'Email address' });
    await at('zelle/email-confirmation');
    await user.type(field, 'dana');
    await press(user, 'Submit My Claim');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'other@mail.example');
    expect(await screen.findByText(/Please add dana.okafor@mail.example to your Zelle account/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'dana.okafor@mail.example');
    await press(user, 'Submit My Claim');

    await heading('Your money is on its way');
    expect(api.callsOf('ClaimZelle')[0]?.variables.input).toMatchObject({
      email: 'dana.okafor@mail.example',
    });
  });

  async function signTaxForm(user: User) {
    await choose(user, 'Zelle');
    await heading('Tax Form');
    await at('w9');
    await user.click(await screen.findByRole('radio', { name: 'Individual' }));
    const type = async (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
    await type('Street Address', '12 Elm St');
    await type('City', 'Salem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'MA');
    await type('Zip Code', '01970');
    await user.click(screen.getByRole('radio', { name: /SSN/ }));
    await type('SSN', '123456789');
    await type('Signature', 'Dana Okafor');
    await press(user, 'Continue');
  }

  it('go on from the tax form once it is signed [P089] [P275] [P464] [P470]', async () => {
    const { user } = openClaim('payment-method', { offer: { needsTaxForm: true } });
    await signTaxForm(user);

    await heading('How To Link Zelle');
    expect(listSteps()).not.toContain('Tax Form');
  });

  it('stay at the tax form with any status but 201 [P470]', async () => {
    const { user, api } = openClaim('payment-method', { offer: { needsTaxForm: true } });
    const metadata = { status: 200, errors: [], message: 'Not the answer that was promised' };
    api.answer('CreateW9TaxForm', { createW9TaxForm: { metadata, currentUser: { id: '1', taxForms: [] } } });
    await signTaxForm(user);

    expect(await screen.findByText(/Not the answer that was promised/)).toBeTruthy();
    await at('w9');
  });
});
