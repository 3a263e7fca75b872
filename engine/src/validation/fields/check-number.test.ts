import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../values/answers.ts';
import type { FieldValidation } from '../../definition/field.ts';
import { buildTextField } from '../../testing/build-program.ts';
import { listErrors } from '../../testing/list-errors.ts';

function checkCount(validation: FieldValidation, value: AnswerValue): readonly string[] {
  return listErrors(buildTextField('size', { copy: 'Size', inputType: 'Number', validation }), value);
}

function checkAmount(validation: FieldValidation, cents: AnswerValue): readonly string[] {
  return listErrors(buildTextField('rent', { copy: 'Rent', inputType: 'Currency', validation }), cents);
}

describe('a number', () => {
  it.each(['many', '1,2', '12a', '--1', '1 2', true])('is not %j [P522]', (value) => {
    expect(checkCount({}, value)).toEqual(['Size must be a number', 'Use digits only, for example 12']);
  });

  it.each([1, 0, 2.5, '3', ' 3 '])('is %j', (value) => {
    expect(checkCount({}, value)).toEqual([]);
  });

  it('is not negative, unless a least value says so [P523]', () => {
    expect(checkCount({}, -1)).toEqual(['Size cannot be lower than 0']);
    expect(checkCount({ max: 5 }, -1)).toEqual(['Size cannot be lower than 0']);
    expect(checkCount({ min: -5 }, -1)).toEqual([]);
  });

  it('lies between both limits, which it may reach [P519]', () => {
    const validation = { min: 1, max: 30 };
    expect(checkCount(validation, 0)).toEqual(['Size must be between 1 and 30']);
    expect(checkCount(validation, 31)).toEqual(['Size must be between 1 and 30']);
    expect(checkCount(validation, 1)).toEqual([]);
    expect(checkCount(validation, 30)).toEqual([]);
  });

  it('is no more than its maximum [P520]', () => {
    expect(checkCount({ max: 10 }, 11)).toEqual(['Size must be no more than 10']);
    expect(checkCount({ max: 10 }, 10)).toEqual([]);
  });

  it('is at least its minimum [P521]', () => {
    expect(checkCount({ min: 1 }, 0)).toEqual(['Size must be at least 1']);
    expect(checkCount({ min: 1 }, 1)).toEqual([]);
  });

  it("has the field's own message alone, for a limit and for what is no number", () => {
    const validation = { min: 1, max: 30, message: 'Enter a valid amount of days' };
    expect(checkCount(validation, 0)).toEqual(['Enter a valid amount of days']);
    expect(checkCount(validation, 31)).toEqual(['Enter a valid amount of days']);
    expect(checkCount(validation, 'some')).toEqual(['Enter a valid amount of days']);
  });
});

describe('an amount of money', () => {
  it('is kept in cents and limited in dollars [P519]', () => {
    const validation = { min: 1, max: 1500 };
    expect(checkAmount(validation, 99)).toEqual(['Rent must be between $1 and $1,500']);
    expect(checkAmount(validation, 150_001)).toEqual(['Rent must be between $1 and $1,500']);
    expect(checkAmount(validation, 100)).toEqual([]);
    expect(checkAmount(validation, 150_000)).toEqual([]);
  });

  it('compares cents exactly', () => {
    expect(checkAmount({ max: 10.05 }, 1005)).toEqual([]);
    expect(checkAmount({ max: 10.05 }, 1006)).toEqual(['Rent must be no more than $10.05']);
  });

  it('is not negative [P523]', () => {
    expect(checkAmount({}, -1)).toEqual(['Rent cannot be lower than 0']);
    expect(checkAmount({}, 0)).toEqual([]);
  });

  it.each(['a lot', '12.50', 12.5])('is a whole number of cents, unlike %j [P522]', (value) => {
    expect(checkAmount({}, value)).toEqual(['Rent must be a number', 'Use digits only, for example 1250.50']);
  });
});

describe('the requested amount', () => {
  const field = buildTextField('requestedAmount', {
    copy: 'Amount',
    inputType: 'Currency',
    validation: { max: 'maxFundingAmount' },
  });
  const settings = { maxFundingCents: 500_000 };

  it.each([100, 500_000])('may be %j cents of 500,000 [P517]', (cents) => {
    expect(listErrors(field, cents, settings)).toEqual([]);
  });

  it('says its maximum for more [P517] [P518]', () => {
    expect(listErrors(field, 500_001, settings)).toEqual(['Requested amount cannot be higher than $5,000']);
  });

  it('says first how to enter an amount for what is no number, and then its maximum [P517] [P518]', () => {
    expect(listErrors(field, 'abc', settings)).toEqual([
      'Enter an amount in numbers, for example 250',
      'Requested amount cannot be higher than $5,000',
    ]);
    expect(listErrors(field, 'abc', { maxFundingCents: 20_000 })[0]).toBe(
      'Enter an amount in numbers, for example 200',
    );
  });

  it.each([99, 0, -100])('says its minimum for %j cents [P517]', (cents) => {
    expect(listErrors(field, cents, settings)).toEqual(['Amount must be at least 1']);
  });

  it('has no maximum where the program has none', () => {
    expect(listErrors(field, 99_000_000)).toEqual([]);
    expect(listErrors(field, 'a lot')).toEqual([
      'Amount must be a number',
      'Use digits only, for example 1250.50',
    ]);
  });
});

describe('a calculated number', () => {
  const total = {
    type: 'Calculated',
    key: 'total',
    copy: 'Total credit hours',
    formula: 12,
    display: 'number',
  } as const;

  it('is held against its limits like a typed one', () => {
    const message = 'You will need to complete at least 15 hours of courses';
    expect(listErrors({ ...total, validation: { min: 15 } })).toEqual([
      'Total credit hours must be at least 15',
    ]);
    expect(listErrors({ ...total, validation: { min: 15, message } })).toEqual([message]);
    expect(listErrors({ ...total, validation: { min: 12 } })).toEqual([]);
  });

  it('is never missing', () => {
    expect(listErrors({ ...total, formula: null })).toEqual([]);
  });
});
