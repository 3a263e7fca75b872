import { describe, expect, it } from 'vitest';
import { checkW9 } from './check-w9.ts';
import type { W9Values } from './w9.ts';

const signer = { signerName: 'Ana Lopez' };
const shared = {
  name: 'Ana Lopez',
  addressLine1: '1 Main St',
  city: 'Gary',
  state: 'IN',
  zip: '46402',
  signature: 'ana lopez',
};
const individual: W9Values = { ...shared, taxClassification: 'individual', tin: 'SSN', ssn: '123456789' };
const business: W9Values = {
  ...shared,
  taxClassification: 'business',
  businessTaxClassification: 'sCorporation',
  ein: '123456789',
};

describe('checkW9', () => {
  it.each([
    ['an individual with an SSN', individual],
    [
      'an individual with an EIN [P589]',
      { ...shared, taxClassification: 'individual', tin: 'EIN', ein: '123456789' },
    ],
    ['a business, which needs no TIN type [P588]', business],
    ['an LLC', { ...business, businessTaxClassification: 'llc', llcBusinessTaxClassification: 'P' }],
    ['another entity', { ...business, businessTaxClassification: 'other', otherEntityType: 'Tribe' }],
  ])('takes %s', (_name, values) => {
    expect(checkW9('en', values, signer)).toEqual({});
  });

  it('asks for classification, name and address [P586]', () => {
    expect(checkW9('en', { signature: 'Ana Lopez' }, signer)).toEqual({
      taxClassification: ['A selection is required'],
      name: ['Name is required'],
      addressLine1: ['Street Address is required'],
      city: ['City is required'],
      state: ['State is required'],
      zip: ['Zip Code is required'],
    });
  });

  const choose = ['A selection is required'];
  const nineDigits = ['Please enter a 9 digit number'];
  it.each<[string, W9Values, Record<string, string[]>]>([
    ['a short SSN [P587]', { ...individual, ssn: '12345678' }, { ssn: nineDigits }],
    ['a long EIN [P587]', { ...business, ein: '1234567890' }, { ein: nineDigits }],
    [
      'an SSN that no one has',
      { ...individual, ssn: '666121234' },
      { ssn: ['This cannot be a valid SSN or ITIN. Please check the number.'] },
    ],
    [
      'an EIN that no one has',
      { ...business, ein: '001234567' },
      { ein: ['This cannot be a valid EIN. Please check the number.'] },
    ],
    ['an individual without TIN type [P588]', { ...individual, tin: '' }, { tin: choose }],
    ['a business without EIN [P589]', { ...business, ein: '' }, { ein: ['EIN is required'] }],
    ['an individual who chose EIN [P589]', { ...individual, tin: 'EIN' }, { ein: ['EIN is required'] }],
    ['an individual who chose SSN [P590]', { ...individual, ssn: '' }, { ssn: ['SSN is required'] }],
    [
      'a business without classification [P591]',
      { ...business, businessTaxClassification: '' },
      { businessTaxClassification: choose },
    ],
    [
      'an LLC without classification [P592]',
      { ...business, businessTaxClassification: 'llc' },
      { llcBusinessTaxClassification: choose },
    ],
    [
      'an LLC of an unknown kind [P331] [P592]',
      { ...business, businessTaxClassification: 'llc', llcBusinessTaxClassification: 'X' },
      { llcBusinessTaxClassification: choose },
    ],
    [
      'another entity without its type [P593]',
      { ...business, businessTaxClassification: 'other' },
      { otherEntityType: ['Other entity type is required'] },
    ],
    [
      'a signature of someone else [P594]',
      { ...individual, signature: 'Ana Lopes' },
      { signature: ['Please enter "Ana Lopez"'] },
    ],
    ['no signature [P594]', { ...individual, signature: '' }, { signature: ['Please enter "Ana Lopez"'] }],
  ])('refuses %s', (_name, values, errors) => {
    expect(checkW9('en', values, signer)).toEqual(errors);
  });

  it('ignores what the chosen classifications do not ask for', () => {
    expect(checkW9('en', { ...individual, ein: '1', businessTaxClassification: 'llc' }, signer)).toEqual({});
    expect(
      checkW9('en', { ...business, ssn: '1', tin: 'x', llcBusinessTaxClassification: 'X' }, signer),
    ).toEqual({});
  });

  it.each(['', '1', '9', '13'])('takes the exempt payee code "%s" [P764]', (exemptPayeeCode) => {
    expect(checkW9('en', { ...business, exemptPayeeCode }, signer)).toEqual({});
  });

  it.each(['0', '14', '1.0', 'A'])('refuses the exempt payee code "%s" [P764]', (exemptPayeeCode) => {
    expect(checkW9('en', { ...business, exemptPayeeCode }, signer)).toEqual({
      exemptPayeeCode: ['Please choose one of the listed codes'],
    });
  });

  it.each(['', 'A', 'M'])('takes the FATCA code "%s" [P765]', (exemptFATCACode) => {
    expect(checkW9('en', { ...business, exemptFATCACode }, signer)).toEqual({});
  });

  it.each(['N', 'AB', '1'])('refuses the FATCA code "%s" [P765]', (exemptFATCACode) => {
    expect(checkW9('en', { ...business, exemptFATCACode }, signer)).toEqual({
      exemptFATCACode: ['Please choose one of the listed codes'],
    });
  });
});
