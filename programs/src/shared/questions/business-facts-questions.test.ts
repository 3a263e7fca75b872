import { describe, expect, it } from 'vitest';
import { loanPreparation } from '../../loan-preparation/loan-preparation.ts';
import { matchedSavings } from '../../matched-savings/matched-savings.ts';
import { microBusinessGrant } from '../../micro-business-grant/micro-business-grant.ts';
import { getField, optionValuesOf } from '../../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../../testing/open-form.ts';

const tooLong = 'exceeds the character limit. Please reduce the number of characters.';

describe.each([microBusinessGrant, matchedSavings, loanPreparation])(
  'the business questions of $key',
  (program) => {
    it('take 1000 characters about products and services [R097]', () => {
      const form = openForm(program, { productsServices: 'a'.repeat(1001) });
      expect(errorsOf(form, 'productsServices')).toEqual([`Products and services ${tooLong}`]);
      form.setAnswer('productsServices', 'a'.repeat(1000));
      expect(errorsOf(form, 'productsServices')).toEqual([]);
    });

    it('count full-time, part-time and other workers [R098] [R099] [R100]', () => {
      const form = openForm(program, {
        'employees.fullTime.number': 1.5,
        'employees.partTime.number': 'two',
        'employees.contractorsOrOther.number': -1,
      });
      expect(errorsOf(form, 'employees.fullTime.number')).toEqual(['Enter a whole number']);
      expect(errorsOf(form, 'employees.partTime.number')).toContain('Part-time employees must be a number');
      expect(errorsOf(form, 'employees.contractorsOrOther.number')).toEqual([
        'Contractors and other workers cannot be lower than 0',
      ]);
      expect(getField(program, 'employees.fullTime.number').helperText).toBe(
        'They work 30 or more hours a week.',
      );
      expect(getField(program, 'employees.partTime.number').helperText).toBe(
        'They work less than 30 hours a week.',
      );
    });

    it('ask for a reason from the first contractor on [R101]', () => {
      const form = openForm(program, { 'employees.contractorsOrOther.number': 0 });
      expect(isShown(form, 'employees.contractorsOrOther.reason')).toBe(false);
      form.setAnswer('employees.contractorsOrOther.number', 1);
      expect(isShown(form, 'employees.contractorsOrOther.reason')).toBe(true);
    });

    it('take 500 characters for that reason [R102]', () => {
      const form = openForm(program, {
        'employees.contractorsOrOther.number': 1,
        'employees.contractorsOrOther.reason': 'a'.repeat(501),
      });
      expect(errorsOf(form, 'employees.contractorsOrOther.reason')).toEqual([
        `Why do you work with contractors or other workers? ${tooLong}`,
      ]);
      form.setAnswer('employees.contractorsOrOther.reason', 'a'.repeat(500));
      expect(errorsOf(form, 'employees.contractorsOrOther.reason')).toEqual([]);
    });

    it('take only a business in the city [R103]', () => {
      const shop = { addressLine1: '1 Main St', city: 'Kansas City', state: 'MO', zip: '64105' };
      const form = openForm(program, { businessAddress: shop });
      expect(errorsOf(form, 'businessAddress')).toEqual([]);
      form.setAnswer('businessAddress', { ...shop, city: 'Liberty' });
      expect(errorsOf(form, 'businessAddress')).toEqual(['The address must be in Kansas City']);
    });

    it.each([
      ['businessLicense', 'Active city business license', '[R104]'],
      ['taxClearanceLetter', 'Tax clearance letter', '[R105]'],
    ])('need an upload under %s: %s %s', (key, copy) => {
      expect(getField(program, key)).toMatchObject({ type: 'Document', copy });
      expect(errorsOf(openForm(program), key)).toEqual(['At least one document is required']);
    });

    it('take the years in business as a number [R106]', () => {
      expect(errorsOf(openForm(program, { yearsInBusiness: 'long' }), 'yearsInBusiness')).toEqual([
        'Years in business must be a number',
        'Use digits only, for example 12',
      ]);
      expect(errorsOf(openForm(program, { yearsInBusiness: 2.5 }), 'yearsInBusiness')).toEqual([]);
    });

    it('ask about the bank only a business that has one [R107] [R108] [R109] [R110]', () => {
      const followUps = [
        'businessBankAccount.yes.nameOfInstition.name',
        'checkingOrSavings.yesOrNo',
        'businessCreditCard.yesOrNo',
        'existingLoans.yesOrNo',
      ];
      expect(optionValuesOf(program, 'businessBankAccount.yesOrNo')).toEqual(['yes', 'no']);
      const form = openForm(program, { 'businessBankAccount.yesOrNo': 'no' });
      expect(followUps.map((key) => isShown(form, key))).toEqual([false, false, false, false]);
      form.setAnswer('businessBankAccount.yesOrNo', 'yes');
      expect(followUps.map((key) => isShown(form, key))).toEqual([true, true, true, true]);
    });

    it('ask for the month and year of the start, as a whole date in the past [R120] [R121] [R122]', () => {
      expect(getField(program, 'yearEstablished')).toMatchObject({
        type: 'Date',
        copy: 'Month and year the business started',
        helperText: 'For example, 06/26/1996. If you do not know the day, enter the first day of the month.',
      });
      expect(errorsOf(openForm(program, { yearEstablished: '06/26/1996' }), 'yearEstablished')).toEqual([]);
      expect(errorsOf(openForm(program, { yearEstablished: '2026-11-16' }), 'yearEstablished')).toEqual([
        'Month and year the business started may not be in the future',
      ]);
    });
  },
);
