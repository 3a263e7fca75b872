import { defineProgram, reportForm } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { openForm } from '../../testing/open-form.ts';
import { bankAccountQuestion } from './bank-account-question.ts';
import { w9Question } from './w9-question.ts';

const definition = defineProgram({
  key: 'payee',
  version: 1,
  introPages: [],
  sections: [
    {
      key: 'payment',
      name: 'Payment',
      questionGroups: [{ key: 'payment', questions: [bankAccountQuestion(), w9Question()] }],
    },
  ],
});

describe('questions whose values are kept apart from the answers', () => {
  it('keep the form open until both were given', () => {
    const faults = reportForm(openForm(definition)).sections[0]?.questions.flatMap(({ fields }) =>
      fields.flatMap(({ messages }) => messages),
    );
    expect(faults).toEqual(['Save your bank account details', 'Fill out and save the tax form']);
  });

  it('are complete once the person has a bank account and a tax form', () => {
    const form = openForm(definition, {}, { hasBankAccount: true, hasW9: true });
    expect(reportForm(form).canSubmit).toBe(true);
  });
});
