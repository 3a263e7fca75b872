import type { FormSettings, ProgramDefinition } from '@handrail/engine';
import { applicationAddress, buildApplicationServer, buildDefinition } from './demo-application.ts';
import { answersOf, buildProgram, buildUser } from './demo-portal.ts';
import type { Answers } from './fake-api.ts';

const done = { status: 200, errors: [], message: null };

export const certification = {
  revision: 'March 2024',
  opening: 'Under penalties of perjury, I certify that:',
  statements: ['The number shown on this form is my correct number; and', 'I am a U.S. person.'],
  closing: 'The IRS does not require your consent to any provision of this document.',
};

export const checking = { accountType: 'checking', routingNumber: '••••0021', accountNumber: '••••5678' };

interface DemoPayee {
  readonly bankAccount?: typeof checking | null;
  readonly hasRecentSignIn?: boolean;
  readonly taxForms?: readonly object[];
  readonly name?: string | null;
  readonly mailingAddress?: object | null;
}

let people = 0;

/** A server that keeps bank account and tax forms as the real one does: it gives only the ends of numbers back. */
export function payeeAnswers({
  bankAccount = null,
  hasRecentSignIn = true,
  taxForms = [],
  name = 'Dana Okafor',
  mailingAddress = null,
}: DemoPayee = {}): Answers {
  people += 1;
  // Drafts are kept by person: a new one in every test finds none.
  const id = `payee-${people}`;
  const server = { bankAccount, hasRecentSignIn, taxForms: [...taxForms] };
  return {
    ...answersOf({ user: buildUser({ id, name }), programs: [buildProgram()] }),
    GetDraftKey: { currentUser: { id, draftKey: btoa('p'.repeat(32)) } },
    GetHasPassword: { currentUser: { id, hasPassword: true } },
    Reauthenticate: () => {
      server.hasRecentSignIn = true;
      return { reauthenticate: { metadata: done } };
    },
    GetAuthenticatedPayeeDetails: () => ({
      currentUser: { id, hasRecentSignIn: server.hasRecentSignIn, bankAccount: server.bankAccount },
    }),
    SaveBankAccount: ({ input }) => {
      const { bankAccount: given } = input as { bankAccount: typeof checking };
      const mask = (number: string) => `••••${number.slice(-4)}`;
      const { accountType, routingNumber, accountNumber } = given;
      server.bankAccount = {
        accountType,
        routingNumber: mask(routingNumber),
        accountNumber: mask(accountNumber),
      };
      const user = { id, hasRecentSignIn: true, bankAccount: server.bankAccount };
      return { saveBankAccount: { metadata: done, user } };
    },
    GetUserTaxForms: () => ({
      currentUser: { id, name, mailingAddress, taxForms: server.taxForms },
      w9Certification: certification,
    }),
    CreateW9TaxForm: () => {
      server.taxForms.unshift(signedForm);
      const currentUser = { id, taxForms: server.taxForms };
      return { createW9TaxForm: { metadata: { ...done, status: 201 }, currentUser } };
    },
  };
}

export const signedForm = {
  id: 'tax-form-1',
  type: 'W9',
  tinType: 'SSN',
  tin: '•••-••-6789',
  formRevision: 'March 2024',
  signedAt: '2026-11-15T15:00:00.000Z',
};

interface PayeeApplication extends DemoPayee {
  readonly definition?: ProgramDefinition;
  readonly settings?: Partial<FormSettings>;
  readonly features?: readonly string[];
  readonly answers?: Parameters<typeof buildApplicationServer>[0];
}

/** An application of someone who is to be paid. */
export function payeeApplication({
  definition = buildDefinition(),
  settings = {},
  features = [],
  answers,
  ...payee
}: PayeeApplication = {}) {
  const { api } = buildApplicationServer({ definition, ...answers });
  const known = api.GetApplication as (given: object) => { application: object };
  const programs = [buildProgram({ features: [...features] })];
  return {
    address: applicationAddress,
    api: {
      ...api,
      ...payeeAnswers(payee),
      GetPrograms: answersOf({ programs }).GetPrograms ?? {},
      GetApplication: (given: object) => {
        const { application } = known(given);
        const today = { today: '2026-11-15', locale: 'en', audience: 'applicant' };
        return { application: { ...application, settings: { ...today, ...settings } } };
      },
    } satisfies Answers,
  };
}
