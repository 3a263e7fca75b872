import { describe, expect, it } from 'vitest';
import { accountTypes, checkBankAccount, countMissingBankFields } from './check-bank-account.ts';

const right = {
  accountType: 'checking',
  routingNumber: '021000021',
  confirmRoutingNumber: '021000021',
  accountNumber: '12345678',
  confirmAccountNumber: '12345678',
};
const different = { ...right, confirmRoutingNumber: '011000015', confirmAccountNumber: '12345679' };

describe('checkBankAccount', () => {
  it.each(['checking', 'savings'])('takes a %s account', (accountType) => {
    expect(checkBankAccount('en', { ...right, accountType })).toEqual({});
  });

  it('refuses wrong numbers [P563] [P564] [P565]', () => {
    const values = {
      ...right,
      routingNumber: '021000022',
      confirmRoutingNumber: '021000022',
      accountNumber: '1234',
    };
    expect(checkBankAccount('en', { ...values, confirmAccountNumber: '1234' })).toEqual({
      routingNumber: ['Please enter a valid routing number'],
      accountNumber: ['Please enter a valid account number'],
    });
  });

  it('words a different repetition for the page [P566] [P567]', () => {
    expect(checkBankAccount('en', different)).toEqual({
      confirmRoutingNumber: ['Must match routing number'],
      confirmAccountNumber: ['Must match account number'],
    });
  });

  it('words a different repetition for the claim', () => {
    expect(checkBankAccount('en', different, 'claim')).toEqual({
      confirmRoutingNumber: ['Numbers do not match'],
      confirmAccountNumber: ['Numbers do not match'],
    });
  });

  it.each(['', 'brokerage', 'toString'])('refuses the account type "%s" [P569]', (accountType) => {
    expect(checkBankAccount('en', { ...right, accountType })).toEqual({
      accountType: ['A selection is required'],
    });
  });

  it('asks for everything', () => {
    expect(checkBankAccount('en', {})).toEqual({
      accountType: ['A selection is required'],
      routingNumber: ['Routing Number is required'],
      confirmRoutingNumber: ['Confirm Routing Number is required'],
      accountNumber: ['Account Number is required'],
      confirmAccountNumber: ['Confirm Account Number is required'],
    });
  });
});

describe('countMissingBankFields', () => {
  it.each([
    [{}, 5],
    [{ ...right, accountNumber: ' ', confirmAccountNumber: '' }, 2],
    [different, 0],
  ])('of %o is %i [P571]', (values, count) => {
    expect(countMissingBankFields(values)).toBe(count);
  });
});

describe('accountTypes', () => {
  it('are labeled to the letter', () => {
    expect(Object.values(accountTypes('en'))).toEqual(['Checking Account', 'Savings Account']);
  });
});
