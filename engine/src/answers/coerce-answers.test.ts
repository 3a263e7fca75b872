import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers, AnswerValue } from '../values/answers.ts';
import { coerceAnswer, coerceAnswers } from './coerce-answers.ts';

describe('coerceAnswer', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['3', 3],
    ['-2.5', -2.5],
    ['0', 0],
  ])('casts %j [P599]', (text, value) => {
    expect(coerceAnswer('household.size', text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '007',
    '1.50',
    '+1',
    '1e3',
    ' 3',
    'True',
    'yes',
    'NaN',
    'Infinity',
    '0x10',
    '12345678901234567890',
  ])('leaves %j, which would not come back the same', (text) => {
    expect(coerceAnswer('household.size', text)).toBe(text);
  });

  it.each([
    'zip',
    'address.zip',
    'homeZip',
    'zipCode',
    'phone',
    'contact.phoneNumber',
    'dob',
    'child.dateOfBirth',
    'studentId',
    'linkCode',
    'linkedApplicantId',
    'collegeGradYear',
    'ssn',
    'owner.ssn',
    'SSN',
    'applicantSsn',
    'ssnLastFour',
    'owner.ssn.full',
    'taxId',
    'owner.tin',
  ])('never casts an answer under %s [P600]', (key) => {
    expect(coerceAnswer(key, '12345')).toBe('12345');
    expect(coerceAnswer(key, 'true')).toBe('true');
  });

  it.each(['businessNumber', 'className', 'zipper', 'phones', 'austin', 'studentIdea'])(
    'casts under %s, which only looks like an excepted key [P599]',
    (key) => {
      expect(coerceAnswer(key, '12345')).toBe(12345);
    },
  );

  it('leaves addresses, choices and documents', () => {
    const values: AnswerValue[] = [
      { addressLine1: '12', zip: '10451' },
      ['1', 'true'],
      [{ id: '7', filename: '2023' }],
      [{ id: '7' }],
      null,
      undefined,
    ];
    for (const value of values) expect(coerceAnswer('thing', value)).toBe(value);
  });
});

describe('coerceAnswers', () => {
  it('casts inside repeated entries by the keys of the entry [P599] [P600]', () => {
    expect(
      coerceAnswers({
        'member.count': '2',
        members: [{ age: '30', zip: '10451', jobs: [{ hours: '40', 'boss.phone': '5551234567' }] }],
      }),
    ).toEqual({
      'member.count': 2,
      members: [{ age: 30, zip: '10451', jobs: [{ hours: 40, 'boss.phone': '5551234567' }] }],
    });
  });

  it('gives back the same texts when turned back, and changes nothing the second time', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.double().map(String),
      fc.constantFrom('true', 'false', '0', '-0', '01'),
    );
    const key = fc.constantFrom('age', 'zip', '__proto__', 'a.b', 'ssn');
    const entry = fc.dictionary(key, text, { maxKeys: 3 });
    const answers = fc.dictionary(key, fc.oneof(text, fc.array(entry, { maxLength: 2 })), { maxKeys: 4 });
    fc.assert(
      fc.property(answers, (given) => {
        const coerced = coerceAnswers(given);
        expect(toTexts(coerced)).toEqual(toTexts(given));
        expect(coerceAnswers(coerced)).toEqual(coerced);
      }),
      { numRuns: 500 },
    );
  });

  it('stands answers that nest without end', () => {
    let answers: Answers = { size: '1' };
    for (let depth = 0; depth < 50_000; depth += 1) answers = { list: [answers] };
    expect(() => coerceAnswers(answers)).not.toThrow();
  });
});

function toTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTexts);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toTexts(inner)]));
}
