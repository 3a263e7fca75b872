import { answer, defineSection, setting, type Question } from '@handrail/engine';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDefinition, completeAnswers } from '../../../testing/demo-application.ts';
import { checking, payeeApplication, signedForm } from '../../../testing/demo-payee.ts';
import { openPortal } from '../../../testing/open-portal.ts';

type Demo = NonNullable<Parameters<typeof payeeApplication>[0]>;

function openPage(page: string, demo: Demo = {}, overrides = {}) {
  const { api, address } = payeeApplication({ answers: { answers: completeAnswers }, ...demo });
  return openPortal(`${address}/${page}`, { ...api, ...overrides });
}

/** A question as the programs write it: a hint, and a hidden value that says whether it was given. */
function payeeQuestion(layout: 'bankAccount' | 'w9', known: 'hasBankAccount' | 'hasW9'): Question {
  const isSaved = `${layout}.isSaved`;
  return {
    key: layout,
    copy: { title: layout === 'w9' ? 'Tax form (W9)' : 'Where should we send the money?' },
    layout,
    fields: [
      { type: 'Typography', key: `${layout}.hint`, copy: 'You can find the numbers on a check.' },
      {
        type: 'Calculated',
        key: isSaved,
        copy: 'Saved',
        formula: setting(known).equals(true),
        display: 'hidden',
        validation: { required: false, rules: [{ rule: answer(isSaved).equals(true), message: 'Save it' }] },
      },
    ],
  };
}

function withQuestion(question: Question) {
  const definition = buildDefinition();
  const payment = defineSection({
    key: 'payment',
    name: 'Payment',
    questionGroups: [{ key: 'payment', questions: [question] }],
  });
  const [about, situation, ...rest] = definition.sections;
  return {
    ...definition,
    sections: [about, situation, payment, ...rest].filter((each) => each !== undefined),
  };
}

const collecting = { settings: { needsW9: true, hasW9: false }, features: ['w9', 'partner-issued'] };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const page = () => window.location.pathname.split('/').slice(4).join('/');
/** Whether the browser would close the page without a question. */
const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
type User = ReturnType<typeof openPage>['user'];

async function signAsIndividual(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'Individual' }));
  await user.type(field('Street Address'), '1 Main St');
  await user.type(field('City'), 'Gary');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'IN');
  await user.type(field('Zip Code'), '46402');
  await user.click(screen.getByRole('radio', { name: 'Social Security Number (SSN)' }));
  await user.type(field('SSN'), '123456789');
  await user.type(field('Signature'), 'dana okafor');
}

describe('a tax form that is signed long after the sign-in', () => {
  it('asks for the password, keeps everything that was typed and is then saved', async () => {
    const ok = { status: 201, errors: [], message: null };
    const old = { status: 403, errors: ['auth/requires-recent-login', 'text'], message: 'text' };
    let tries = 0;
    const { api, user } = openPage('w9', collecting, {
      CreateW9TaxForm: () => {
        tries += 1;
        const currentUser = { id: 'user-1', taxForms: [signedForm] };
        return {
          createW9TaxForm: tries === 1 ? { metadata: old, currentUser: null } : { metadata: ok, currentUser },
        };
      },
      GetHasPassword: { currentUser: { id: 'user-1', hasPassword: true } },
      Reauthenticate: { reauthenticate: { metadata: { ...ok, status: 200 } } },
    });
    await signAsIndividual(user);
    await user.click(press('Save And Continue'));

    await screen.findByRole('dialog', { name: 'Is it you?' });
    expect([field('SSN').value, field('Signature').value]).toEqual(['123-45-6789', 'dana okafor']);
    await user.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}');

    await heading('Check your answers');
    expect(api.callsOf('Reauthenticate')).toHaveLength(1);
    const [first, second] = api.callsOf('CreateW9TaxForm');
    expect(second?.variables).toEqual(first?.variables);
  });
});

describe('the tax form step', () => {
  it('comes right before the last step and leads on once it is signed [P060] [P275] [P447] [P470]', async () => {
    const { api, user } = openPage('questions/reason', collecting);
    await user.click(await screen.findByRole('button', { name: 'Save And Continue' }));
    await heading('Tax Form');
    expect(page()).toBe('w9');
    await signAsIndividual(user);
    expect(field('SSN').value).toBe('123-45-6789');

    await user.click(press('Save And Continue'));

    await heading('Check your answers');
    expect(api.callsOf('CreateW9TaxForm')[0]?.variables.input).toMatchObject({
      type: 'W9',
      formRevision: 'March 2024',
      data: { taxClassification: 'individual', tin: 'SSN', ssn: '123456789', signature: 'dana okafor' },
    });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('Why you apply');
  });

  it('is not there where no form is needed [P447]', async () => {
    const { user } = openPage('questions/reason');
    await user.click(await screen.findByRole('button', { name: 'Save And Continue' }));
    await heading('Check your answers');
  });

  it.each(['w9', 'questions/w9'])('does not open at %s in a program without it', async (address) => {
    openPage(address);
    await waitFor(() => {
      expect(page()).toBe('');
    });
    expect(screen.queryByRole('heading', { level: 1, name: 'Tax Form' })).toBeNull();
  });

  it('has a second address [P061]', async () => {
    openPage('questions/w9', collecting);
    await heading('Tax Form');
    expect(await screen.findByRole('radio', { name: 'Individual' })).toBeTruthy();
  });

  it('shows what is certified in full, and knows name and address from the profile', async () => {
    const mailingAddress = {
      addressLine1: '2 Elm St',
      addressLine2: null,
      city: 'Gary',
      state: 'IN',
      zip: '46402',
    };
    openPage('w9', { ...collecting, mailingAddress });

    expect(await screen.findByText('Under penalties of perjury, I certify that:')).toBeTruthy();
    expect(screen.getByText('I am a U.S. person.')).toBeTruthy();
    expect(screen.getByText('Form W-9 (Rev. March 2024)')).toBeTruthy();
    expect(screen.getByText('From your profile. Please check that it is correct.')).toBeTruthy();
    expect([field('Name').value, field('Street Address').value]).toEqual(['Dana Okafor', '2 Elm St']);
  });

  it('asks a business for what a business is taxed as [P330] [P331] [P591] [P592] [P593] [P764] [P765]', async () => {
    const { user } = openPage('w9', collecting);
    await user.click(await screen.findByRole('radio', { name: 'Business' }));

    expect(screen.queryByRole('radiogroup', { name: 'Taxpayer identification number' })).toBeNull();
    expect(field('EIN')).toBeTruthy();
    const codes = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
    expect(codes('Exempt payee code (optional)')).toEqual([
      'None',
      ...'1 2 3 4 5 6 7 8 9 10 11 12 13'.split(' '),
    ]);
    expect(codes('Exemption from FATCA reporting code (optional)')).toEqual([
      'None',
      ...'A B C D E F G H I J K L M'.split(' '),
    ]);
    await user.click(screen.getByRole('radio', { name: 'LLC' }));
    expect(screen.getByRole('radio', { name: 'P: Partnership' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    expect(screen.queryByRole('radio', { name: 'P: Partnership' })).toBeNull();
    expect(field('Other entity type')).toBeTruthy();
  });

  it('says what is wrong, first things first, and sends nothing [P586] [P587] [P588] [P594]', async () => {
    const { api, user } = openPage('w9', collecting);
    await user.click(await screen.findByRole('radio', { name: 'Individual' }));
    await user.clear(field('Name'));

    await user.click(press('Save And Continue'));

    const summary = await screen.findByRole('region', { name: 'Please check 7 answers' });
    expect(document.activeElement).toBe(summary);
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Street Address is required',
      'City is required',
      'State is required',
      'Zip Code is required',
      'Taxpayer identification number: A selection is required',
      'Signature: Please enter "Dana Okafor"',
    ]);
    expect(api.callsOf('CreateW9TaxForm')).toHaveLength(0);
  });

  it.each([
    [
      'There was an issue during Tax Form saving: Try later',
      { status: 400, errors: ['X'], message: 'Try later' },
    ],
    ['There was an issue during Tax Form saving: Unknown Error', { status: 500, errors: [], message: null }],
  ])('says "%s" and keeps what was typed [P744]', async (text, metadata) => {
    const { user } = openPage('w9', collecting, {
      CreateW9TaxForm: { createW9TaxForm: { metadata, currentUser: null } },
    });
    await signAsIndividual(user);

    await user.click(press('Save And Continue'));

    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(field('SSN').value).toBe('123-45-6789');
    expect(page()).toBe('w9');
  });

  it('says so when the tax forms cannot be loaded, and tries again [P745]', async () => {
    const { api } = payeeApplication(collecting);
    const refused = { errors: [{ message: 'Something broke', extensions: {} }], data: null };
    openPortal(`${payeeApplication().address}/w9`, { ...api, GetUserTaxForms: refused });
    const texts = await screen.findAllByText('Something went wrong! Please refresh the page');
    expect(texts.length).toBeGreaterThan(0);
    expect(press('Try Again')).toBeTruthy();
  });

  it('shows of a form that was signed before only the last four digits, and leads on', async () => {
    const { user } = openPage('w9', {
      ...collecting,
      settings: { hasW9: true, needsW9: false },
      taxForms: [signedForm],
    });

    expect(await screen.findByText('•••-••-6789')).toBeTruthy();
    expect(screen.getByText('November 15, 2026')).toBeTruthy();
    await user.click(press('Save And Continue'));
    await heading('Check your answers');
  });

  it('brings back what was typed, but neither number nor signature, which stay off the device', async () => {
    const { user } = openPage('w9', collecting);
    await signAsIndividual(user);
    await waitFor(() => {
      expect(Object.keys(localStorage).some((key) => key.includes('w9'))).toBe(true);
    });
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave Without Saving' }));
    await heading('Why you apply');

    await user.click(press('Save And Continue'));

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Street Address' })).value).toBe(
      '1 Main St',
    );
    expect([field('SSN').value, field('Signature').value]).toEqual(['', '']);
    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(kept).not.toMatch(/Main St|123-?45-?6789|okafor/i);
  });
});

describe('the review page of a program that collects tax forms', () => {
  it('leads to the tax form instead of submitting without it [P447]', async () => {
    const { api, user } = openPage('review', collecting);

    await user.click(await screen.findByRole('button', { name: 'Confirm' }));

    expect(screen.getByText('You have 1 incomplete section(s) that are required')).toBeTruthy();
    expect(api.callsOf('SubmitApplication')).toHaveLength(0);
    const [link] = screen.getAllByRole('link', { name: 'Fill out the tax form' });
    expect(link?.getAttribute('href')).toMatch(/\/w9\?review=true$/);
  });
});

describe('the bank account question', () => {
  const bank = { definition: withQuestion(payeeQuestion('bankAccount', 'hasBankAccount')) };

  it('asks for the account and goes on once it is saved [P064]', async () => {
    const { api, user } = openPage('questions/bankAccount', bank);
    await heading('Where should we send the money?');
    expect(screen.getByText('You can find the numbers on a check.')).toBeTruthy();
    await user.click(await screen.findByRole('radio', { name: 'Savings Account' }));
    await user.type(field('Routing Number'), '021000021');
    await user.type(field('Confirm Routing Number'), '021000021');
    await user.type(field('Account Number'), '12345678');
    await user.type(field('Confirm Account Number'), '12345678');

    await user.click(press('Save And Continue'));

    await heading('Check your answers');
    expect(screen.getByText('Saved. For your safety, we show it only on its own page.')).toBeTruthy();
    expect(screen.queryByText('Section incomplete')).toBeNull();
    expect(JSON.stringify(api.callsOf('UpdateApplication'))).not.toContain('12345678');
  });

  it('never says that a typed account is saved, and asks before it is lost', async () => {
    const { user } = openPage('questions/bankAccount', bank);
    await user.click(await screen.findByRole('radio', { name: 'Savings Account' }));
    await user.type(field('Account Number'), '12345678');

    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(screen.queryByText('Saved')).toBeNull();
    expect(mayUnload()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Stay on This Page' }));
    expect([page(), field('Account Number').value]).toEqual(['questions/bankAccount', '12345678']);

    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave Without Saving' }));
    await heading('Why you apply');
    expect(mayUnload()).toBe(true);
  });

  it('holds no one up when the session is over', async () => {
    const { user } = openPage('questions/bankAccount', bank);
    await user.type(await screen.findByRole('textbox', { name: 'Account Number' }), '1234');
    sessionStorage.clear();
    expect(mayUnload()).toBe(true);
  });

  it('shows the account that is there and leads on [P180]', async () => {
    const { user } = openPage('questions/bankAccount', {
      ...bank,
      bankAccount: checking,
      settings: { hasBankAccount: true },
    });
    await screen.findByText('••••5678');
    await user.click(press('Save And Continue'));
    await heading('Check your answers');
  });
});

describe('the question with the tax form', () => {
  it('goes on once the form is signed, and the step does not come again [P061] [P447]', async () => {
    const { user } = openPage('questions/w9', {
      ...collecting,
      definition: withQuestion(payeeQuestion('w9', 'hasW9')),
    });
    await heading('Tax form (W9)');
    await signAsIndividual(user);
    await user.click(press('Save And Continue'));
    await heading('Check your answers');
    expect(screen.queryByText('Section incomplete')).toBeNull();
  });
});
