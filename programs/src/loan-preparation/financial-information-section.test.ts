import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { loanPreparation } from './loan-preparation.ts';

describe('the numbers of a business that wants a loan', () => {
  it.each([
    ['loanAmount', 'Loan amount', '[R220]'],
    ['ytdExpenses', 'Expenses this year to date', '[R221]'],
    ['personalIncomeAndExpenses.income', 'Personal income each month', '[R225]'],
    ['personalIncomeAndExpenses.expenses', 'Personal expenses each month', '[R225]'],
    ['fiscalYear.grossSales', 'Gross sales', '[R230]'],
    ['fiscalYear.netIncome', 'Net income', '[R230]'],
    ['fiscalYear.totalOperatingExpenses', 'Total operating expenses', '[R230]'],
    ['fiscalYear.monthlyPayrollExpenses', 'Payroll expenses each month', '[R230]'],
  ])('are amounts of money: %s (%s) %s', (key, label) => {
    expect(getField(loanPreparation, key)).toMatchObject({ type: 'Text', inputType: 'Currency' });
    expect(errorsOf(openForm(loanPreparation), key)).toEqual([`${label} is required`]);
    expect(errorsOf(openForm(loanPreparation, { [key]: 125_050 }), key)).toEqual([]);
  });

  it('may show a loss', () => {
    expect(
      errorsOf(openForm(loanPreparation, { 'fiscalYear.netIncome': -120_000 }), 'fiscalYear.netIncome'),
    ).toEqual([]);
  });

  it('go with the bank that is asked for the loan [R222]', () => {
    expect(errorsOf(openForm(loanPreparation), 'financialInstitution')).toEqual([
      'Bank or financial institution is required',
    ]);
  });

  it('go with a purpose of up to 1000 characters [R223]', () => {
    const form = openForm(loanPreparation, { purposeOfFinancing: 'a'.repeat(1001) });
    expect(errorsOf(form, 'purposeOfFinancing')).toEqual([
      'Purpose of financing exceeds the character limit. Please reduce the number of characters.',
    ]);
    form.setAnswer('purposeOfFinancing', 'a'.repeat(1000));
    expect(errorsOf(form, 'purposeOfFinancing')).toEqual([]);
  });

  it('keep the purpose apart from the title of the contact, and the key of the source beside it [R224]', () => {
    const form = openForm(loanPreparation, {
      'primaryContact.title': 'Manager',
      purposeOfFinancing: 'A larger roaster',
    });
    expect(form.submittedAnswers()).toMatchObject({
      'primaryContact.title': 'Manager',
      purposeOfFinancing: 'A larger roaster',
    });
    expect(getField(loanPreparation, 'purposeOfFinancing').sourceKey).toBe('primaryContact.title');
    expect(getField(loanPreparation, 'primaryContact.title').copy).toBe('Title');
  });

  it('tell whether the business pays the owner [R226]', () => {
    expect(optionValuesOf(loanPreparation, 'businessPaysIncome')).toEqual(['yes', 'no']);
  });

  it('list the open loans of those who have some [R227] [R228] [R229]', () => {
    expect(optionValuesOf(loanPreparation, 'haveAnyOpenLoans.affirmation')).toEqual(['yes', 'no']);
    const form = openForm(loanPreparation, {
      'haveAnyOpenLoans.affirmation': 'no',
      'haveAnyOpenLoans.loans': [{}],
    });
    expect(isShown(form, 'haveAnyOpenLoans.loans')).toBe(false);
    form.setAnswer('haveAnyOpenLoans.affirmation', 'yes');
    const errorOf = (key: string) => errorsOf(form, `haveAnyOpenLoans.loans.0.${key}`)[0];
    expect(errorOf('name')).toBe('Name of the lender is required');
    expect(errorOf('originalLoan')).toBe('Original loan is required');
    expect(errorOf('amountOwed')).toBe('Amount you still owe is required');
    expect(errorOf('interestRate')).toBe('Interest rate (percent) is required');
    expect(errorOf('term')).toBe('Term is required');
    expect(errorOf('monthlyPayment')).toBe('Payment each month is required');
  });
});
