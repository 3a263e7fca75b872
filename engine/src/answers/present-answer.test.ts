import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../definition/field.ts';
import type { AnswerValue } from '../values/answers.ts';
import { presentAnswer } from './present-answer.ts';

const options = [
  { label: 'Rent', value: 'rent', children: [{ label: 'Back rent', value: 'backRent' }] },
  { label: 'Food & groceries', value: 'food' },
  { label: 'Yes', value: 'true' },
];
const base = { key: 'it', copy: 'It' };

const address: Field = { ...base, type: 'Address' };
const total: Field = { ...base, type: 'Calculated', formula: 1, display: 'currency' };
const hours: Field = { ...base, type: 'Calculated', formula: 1, display: 'number' };
const checkbox: Field = { ...base, type: 'Checkbox' };
const group: Field = { ...base, type: 'CheckboxGroup', options };
const radio: Field = { ...base, type: 'RadioList', options };
const date: Field = { ...base, type: 'Date' };
const files: Field = { ...base, type: 'Document' };
const currency: Field = { ...base, type: 'Text', inputType: 'Currency' };
const number: Field = { ...base, type: 'Text', inputType: 'Number' };
const password: Field = { ...base, type: 'Text', inputType: 'Password' };
const typedDate: Field = { ...base, type: 'Text', inputType: 'Date' };
const text: Field = { ...base, type: 'Text' };
const note: Field = { ...base, type: 'Typography' };
const courses: Field = {
  ...base,
  type: 'Complex',
  repeated: true,
  subFields: [
    { type: 'Text', key: 'name', copy: 'Course at {{programName}}' },
    { type: 'Typography', key: 'note', copy: 'Read this' },
    {
      type: 'Complex',
      key: 'cost',
      copy: 'Cost',
      subFields: [{ type: 'Text', key: 'amount', copy: 'Amount', inputType: 'Currency' }],
    },
  ],
};
const all = [
  ...[address, total, hours, checkbox, group, radio, date, files, currency, number],
  ...[password, typedDate, text, note, courses],
];

describe('presentAnswer', () => {
  it.each<[string, Field, AnswerValue, string]>([
    [
      'an address',
      address,
      { addressLine1: '1 Main St', city: 'Bronx', state: 'NY', zip: '10451' },
      '1 Main St, Bronx, NY 10451',
    ],
    ['a calculated amount', total, 127500, '$1,275.00'],
    ['a calculated number', hours, 12.5, '12.5'],
    ['a tick', checkbox, true, 'Yes'],
    ['no tick', checkbox, false, 'No'],
    ['several choices', group, ['rent', 'backRent', 'food'], 'Rent, Back rent, Food & groceries'],
    ['a choice', radio, 'food', 'Food & groceries'],
    ['a choice that was cast', radio, true, 'Yes'],
    ['a choice that is no longer offered', radio, 'gas', 'gas'],
    ['a date', date, '2023-01-31', 'January 31, 2023'],
    ['a date in a text', typedDate, '2023-01-31', 'January 31, 2023'],
    ['a text that is no date', date, '13/45/2023', '13/45/2023'],
    ['documents', files, [{ id: 'a', filename: 'lease.pdf' }, { id: 'b' }], 'lease.pdf, Document'],
    ['an amount in cents', currency, 123456, '$1,234.56'],
    ['zero', number, 0, '0'],
    ['a text', text, ' Ana Lopez ', 'Ana Lopez'],
    ['a text that was cast', text, 42, '42'],
  ])('shows %s', (_what, field, value, words) => {
    expect(presentAnswer(field, value, { locale: 'en' })).toBe(words);
  });

  it('shows stored cents as dollars [P356]', () => {
    expect(presentAnswer(currency, 5, { locale: 'en' })).toBe('$0.05');
  });

  it('never shows a password', () => {
    expect(presentAnswer(password, 'correct horse', { locale: 'en' })).toBe('••••••••');
    expect(presentAnswer(password, '', { locale: 'en' })).toBe('Not answered');
  });

  it('shows the entries of a list with the labels of their parts', () => {
    const entries = [{ name: 'Algebra', 'cost.amount': 5000 }, {}, { name: 'Art' }];
    expect(presentAnswer(courses, entries, { locale: 'en', programName: 'Learn' })).toBe(
      'Course at Learn: Algebra, Amount: $50.00; Course at Learn: Art',
    );
  });

  it('says of every kind that it is not answered [P220]', () => {
    for (const field of all) {
      for (const nothing of [undefined, null, '', [], {}]) {
        expect(presentAnswer(field, nothing, { locale: 'en' })).toBe('Not answered');
      }
    }
  });

  it('has words for any answer, however odd', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.jsonValue({ maxDepth: 2 }), (field, value) => {
        expect(presentAnswer(field, value as AnswerValue, { locale: 'en' })).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });
});
