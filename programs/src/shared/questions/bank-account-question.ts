import { answer, setting, type Question } from '@handrail/engine';

type Condition = Pick<Question, 'dynamicLogic' | 'applicantTypes'>;

/** The page that asks for a bank account; the numbers are kept apart from the answers, in the vault. */
export function bankAccountQuestion(condition: Condition = {}): Question {
  return {
    key: 'bankAccount',
    copy: { title: 'Where should we send the money?' },
    layout: 'bankAccount',
    ...condition,
    fields: [
      {
        type: 'Typography',
        key: 'bankAccount.hint',
        copy: 'You can find your routing number and account number at the bottom of a check or in your bank’s app.',
      },
      {
        type: 'Calculated',
        key: 'bankAccount.isSaved',
        copy: 'Bank account',
        formula: setting('hasBankAccount').equals(true),
        display: 'hidden',
        validation: {
          required: false,
          rules: [
            { rule: answer('bankAccount.isSaved').equals(true), message: 'Save your bank account details' },
          ],
        },
      },
    ],
  };
}
