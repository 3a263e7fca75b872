import { describe, expect, it } from 'vitest';
import type { DateField } from '../../definition/field.ts';
import { buildTextField } from '../../testing/build-program.ts';
import { listErrors } from '../../testing/list-errors.ts';

const born: DateField = { type: 'Date', key: 'dob', copy: 'Date of birth' };

describe('a date', () => {
  it.each(['01/31/2023', '1/31/2023', '2023-01-31', '02/29/2024', '02/29/2000', '01/01/1900'])(
    'may be %s [P526]',
    (value) => {
      expect(listErrors(born, value)).toEqual([]);
    },
  );

  const asTyped = 'Enter the month, day and year, for example 04/15/2026';
  const monthFirst = 'Enter the month first, then the day and year, for example 04/15/2026';

  it.each([
    ['02/30/2000', 'February 2000 has only 29 days'],
    ['02/29/2023', 'February 2023 has only 28 days'],
    ['02/29/1900', 'February 1900 has only 28 days'],
    ['04/31/2023', 'April 2023 has only 30 days'],
    ['13/01/2023', monthFirst],
    ['00/10/2023', asTyped],
    ['01/00/2023', asTyped],
    ['01/01/23', asTyped],
    ['01/01/', asTyped],
    ['31.01.2023', asTyped],
    ['today', asTyped],
  ])('is not %s, and says how to mend it [P526] [P527]', (value, help) => {
    expect(listErrors(born, value)).toEqual(['Enter a valid date', help]);
  });

  it('is not something else than a text [P527]', () => {
    expect(listErrors(born, 20230131)).toEqual(['Your date is not valid', asTyped]);
    expect(listErrors(born, true)).toEqual(['Your date is not valid', asTyped]);
  });

  it('has a year from 1900 on [P533]', () => {
    expect(listErrors(born, '12/31/1899')).toEqual(['Date of birth must be after 1900']);
    expect(listErrors(born, '01/01/1900')).toEqual([]);
  });

  it('has a year up to ten years from today [P534]', () => {
    expect(listErrors(born, '12/31/2036')).toEqual([]);
    expect(listErrors(born, '01/01/2037')).toEqual(['Date of birth must be before 2036']);
    expect(listErrors(born, '01/01/2037', { today: '2027-01-01' })).toEqual([]);
  });

  it('is held to the same where a text takes a date', () => {
    const field = buildTextField('start', { copy: 'Start', inputType: 'Date' });
    expect(listErrors(field, '02/30/2023')).toEqual(['Enter a valid date', 'February 2023 has only 28 days']);
    expect(listErrors(field, '12/31/1899')).toEqual(['Start must be after 1900']);
    expect(listErrors(field, '02/28/2023')).toEqual([]);
  });
});

describe('the limits of a date', () => {
  it('refuses a date after the maximum [P528]', () => {
    const field = { ...born, maximumDate: '2023-12-31' };
    expect(listErrors(field, '2023-12-31')).toEqual([]);
    expect(listErrors(field, '01/01/2024')).toEqual(['Invalid Date. Must be on or before 12/31/2023']);
  });

  it('refuses a date before the minimum [P529]', () => {
    const field = { ...born, minimumDate: '2020-02-29' };
    expect(listErrors(field, '2020-02-29')).toEqual([]);
    expect(listErrors(field, '02/28/2020')).toEqual(['Invalid Date. Must be on or after 02/29/2020']);
  });

  it('refuses a date after today for allowedRange today [P530]', () => {
    const field: DateField = { ...born, allowedRange: 'today' };
    expect(listErrors(field, '11/15/2026')).toEqual([]);
    expect(listErrors(field, '01/01/2020')).toEqual([]);
    expect(listErrors(field, '11/16/2026')).toEqual(['Invalid Date. Must be on or before 11/15/2026']);
  });

  it('refuses a past date for allowedRange future [P531]', () => {
    const field: DateField = { ...born, copy: 'Move-in date', allowedRange: 'future' };
    expect(listErrors(field, '11/14/2026')).toEqual(['Move-in date may not be in the past']);
    expect(listErrors(field, '11/15/2026')).toEqual([]);
  });

  it('refuses a future date for allowedRange past [P532]', () => {
    const field: DateField = { ...born, allowedRange: 'past' };
    expect(listErrors(field, '11/16/2026')).toEqual(['Date of birth may not be in the future']);
    expect(listErrors(field, '11/15/2026')).toEqual([]);
  });

  it('takes today from the settings [P530] [P532]', () => {
    const leapDay = { today: '2028-02-29' };
    expect(listErrors({ ...born, allowedRange: 'past' }, '2028-02-29', leapDay)).toEqual([]);
    expect(listErrors({ ...born, allowedRange: 'today' }, '2028-03-01', leapDay)).toEqual([
      'Invalid Date. Must be on or before 02/29/2028',
    ]);
  });

  it('gives every error that a date has [P505]', () => {
    const field: DateField = { ...born, allowedRange: 'past', maximumDate: '2023-12-31' };
    expect(listErrors(field, '01/01/2040')).toEqual([
      'Date of birth must be before 2036',
      'Date of birth may not be in the future',
      'Invalid Date. Must be on or before 12/31/2023',
    ]);
  });
});
