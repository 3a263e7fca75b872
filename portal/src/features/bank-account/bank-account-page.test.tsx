import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checking, payeeAnswers } from '../../testing/demo-payee.ts';
import { answersOf, buildProgram } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const address = '/bayview/claim/bankAccount';
type Payee = Parameters<typeof payeeAnswers>[0];

function openPage(payee: Payee = {}, search = '', overrides = {}) {
  return openPortal(`${address}${search}`, { ...payeeAnswers(payee), ...overrides });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
type User = ReturnType<typeof openPage>['user'];

async function fillIn(user: User, confirmed = '12345678') {
  await user.click(await screen.findByRole('radio', { name: 'Checking Account' }));
  await user.type(field('Routing Number'), '021000021');
  await user.type(field('Confirm Routing Number'), '0210-00021');
  await user.type(field('Account Number'), '12345678');
  await user.type(field('Confirm Account Number'), confirmed);
}

describe('the bank account page', () => {
  it('shows the account with its number masked, Edit and the way home [P079] [P175] [P178] [P179] [P181] [P459]', async () => {
    openPage({ bankAccount: checking });

    await screen.findByRole('heading', { level: 1, name: 'Bank Account Details' });
    for (const text of ['Checking Account', '••••0021', '••••5678'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(press('Edit')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe(
      '/bayview/application/portal',
    );
    expect(screen.queryByLabelText('Confirm Account Number')).toBeNull();
    expect(document.title).toBe('Bank Account Details - Student Care Fund');
  });

  it('keeps no account, and asks for none, where each claim names its own [P079] [P649]', async () => {
    const features = ['claim-funds', 'applicant-payments', 'direct-deposit'];
    const { GetPrograms } = answersOf({ programs: [buildProgram({ features })] });
    const { api } = openPage({ bankAccount: checking }, '', { GetPrograms });

    await screen.findByText(/^You choose how to be paid each time you claim money/);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(api.callsOf('GetAuthenticatedPayeeDetails')).toEqual([]);
  });

  it('keeps an account where one program pays to it and another is claimed [P175] [P649]', async () => {
    const kept = ['partner-issued', 'applicant-payments', 'direct-deposit'];
    const { GetPrograms } = answersOf({
      programs: [
        buildProgram({ features: ['claim-funds'] }),
        buildProgram({ id: 'program-2', features: kept }),
      ],
    });
    openPage({ bankAccount: checking }, '', { GetPrograms });
    expect(await screen.findByText('••••5678')).toBeTruthy();
  });

  it('leads on with Save And Continue when a redirect is given [P180]', async () => {
    const { user } = openPage({ bankAccount: checking }, '?redirect_url=%2Fbayview%2Fapplication%2Fportal');

    await user.click(await screen.findByRole('button', { name: 'Save And Continue' }));

    await waitFor(() => {
      expect(window.location.pathname).toBe('/bayview/application/portal');
    });
  });

  it('asks for an account where there is none, each number twice, without Cancel [P176] [P177] [P182] [P183] [P319] [P460]', async () => {
    const { api, user } = openPage();
    expect(await screen.findAllByRole('radio', { name: /^(Checking|Savings) Account$/ })).toHaveLength(2);
    await fillIn(user);

    await user.click(press('Submit'));

    await screen.findByText('••••5678');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(api.callsOf('SaveBankAccount')[0]?.variables.input).toEqual({
      id: expect.stringMatching(/^payee-/) as string,
      bankAccount: { accountType: 'checking', routingNumber: '021000021', accountNumber: '12345678' },
    });
    expect(screen.getByText('Your bank account details are saved.')).toBeTruthy();
  });

  it('empties the fields on Edit and comes back on Cancel [P183] [P461] [P462]', async () => {
    const { user } = openPage({ bankAccount: checking });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Account Number' })).value).toBe('');
    await user.type(field('Account Number'), '999');

    await user.click(press('Cancel'));
    expect(await screen.findByText('••••5678')).toBeTruthy();
    await user.click(press('Edit'));

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Account Number' })).value).toBe('');
  });

  it('says what is wrong in a summary that takes the focus and leads to each field, and how much is missing [P569] [P571]', async () => {
    const { api, user } = openPage();
    await user.type(await screen.findByRole('textbox', { name: 'Routing Number' }), '021000022');

    await user.click(press('Submit'));

    const summary = await screen.findByRole('region', { name: 'Please check 5 answers' });
    expect(document.activeElement).toBe(summary);
    expect(screen.getByText('You have 4 required fields incomplete.')).toBeTruthy();
    expect(within(summary).getByText('Required but blank: 4. To correct: 1.')).toBeTruthy();
    expect(document.title).toMatch(/^Error: /);
    await user.click(screen.getByRole('link', { name: 'Account Type: A selection is required' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Checking Account' }));
    await user.click(
      screen.getByRole('link', { name: 'Routing Number: Please enter a valid routing number' }),
    );
    expect(document.activeElement).toBe(field('Routing Number'));
    expect(field('Routing Number').value).toBe('021000022');
    expect(api.callsOf('SaveBankAccount')).toHaveLength(0);
  });

  it('says on leaving that a repetition differs [P566] [P567]', async () => {
    const { user } = openPage();
    await fillIn(user, '87654321');
    await user.clear(field('Confirm Routing Number'));
    await user.type(field('Confirm Routing Number'), '011000015');
    await user.click(field('Account Number'));

    expect(await screen.findByText('Must match routing number')).toBeTruthy();
    expect(await screen.findByText('Must match account number')).toBeTruthy();
  });

  it('takes no pasted account number, and any pasted routing number [P570]', async () => {
    const { user } = openPage();
    for (const name of ['Account Number', 'Confirm Account Number']) {
      await user.click(await screen.findByRole('textbox', { name }));
      await user.paste('12345678');
      expect(field(name).value).toBe('');
    }
    await user.click(field('Routing Number'));
    await user.paste('021000021');
    expect(field('Routing Number').value).toBe('021000021');
  });

  it('shows the number that was typed to its owner', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Show Account Number' }));
    expect(press('Hide Account Number')).toBeTruthy();
  });

  it.each([
    [['B-001', 'raw'], 'Please enter a valid routing number'],
    [['B-002', 'raw'], 'Please enter a valid account number'],
    [['B-003', 'raw'], 'Please choose checking or savings.'],
    [['B-004', 'raw'], 'We could not verify this bank account. Please check both numbers and try again.'],
    [['X-999', 'What the server says'], 'What the server says'],
    [['X-999'], 'We were unable to save your bank account details. Please refresh and try again.'],
  ])('says for %j: %s, and keeps what was typed [P727] [P728] [P729]', async (errors, text) => {
    const metadata = { status: 400, errors, message: null };
    const { user } = openPage({}, '', { SaveBankAccount: { saveBankAccount: { metadata, user: null } } });
    await fillIn(user);

    await user.click(press('Submit'));

    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(field('Account Number').value).toBe('12345678');
  });

  it('says that it did not work when the connection breaks [P727]', async () => {
    const { user } = openPage({}, '', { SaveBankAccount: new Error('offline') });
    await fillIn(user);
    await user.click(press('Submit'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We were unable to save your bank account details. Please refresh and try again.',
    );
  });

  it('asks for a recent sign-in before anything is typed [check 33]', async () => {
    const { user } = openPage({ hasRecentSignIn: false });

    await user.click(await screen.findByRole('button', { name: 'Confirm that it is you' }));
    await user.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}');

    expect(await screen.findByRole('textbox', { name: 'Account Number' })).toBeTruthy();
  });

  it('keeps no number in the storage of the browser', async () => {
    const { user } = openPage();
    await fillIn(user);
    await user.click(press('Submit'));
    await screen.findByText('••••5678');

    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(kept).not.toContain('12345678');
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });
});
