import { describe, expect, it } from 'vitest';
import { accountTypes } from '../validation/screens/payee/check-bank-account.ts';
import { checkProgram } from '../check/check-program.ts';
import { textInputTypes } from './field.ts';
import { displayStatuses } from './program.ts';

describe('the names that definitions and screens share', () => {
  it.each(['Application', 'InProgress', 'AwaitingReview', 'InReview', 'Approved', 'Denied', 'Incomplete'])(
    'let a program word its banner for %s [R407] [R408]',
    (status) => {
      const overrides = { statuses: [{ status, label: 'In our words' }] };
      const definition = { key: 'banners', version: 1, introPages: [], sections: [], overrides };
      expect(checkProgram(definition)).toEqual([]);
      expect(displayStatuses).toContain(status);
    },
  );

  it('are two kinds of bank account [R413]', () => {
    expect(Object.keys(accountTypes('en'))).toEqual(['checking', 'savings']);
  });

  it('are the kinds of input of a text, and the phone beside them [R415]', () => {
    const kinds = textInputTypes.map((kind) => kind.toLowerCase());
    expect(kinds.filter((kind) => kind !== 'phone').sort()).toEqual([
      'currency',
      'date',
      'email',
      'number',
      'password',
      'signature',
      'tel',
      'text',
    ]);
  });
});
