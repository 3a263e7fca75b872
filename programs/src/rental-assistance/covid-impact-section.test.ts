import { describe, expect, it } from 'vitest';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { rentalAssistance } from './rental-assistance.ts';

const benefits = 'financialHardship.statement.qualifiedBenefits';
const expenses = 'financialHardship.experience.expenses';
const reductions = 'financialHardship.income.incomeReductions';
const warning = 'financialHardship.income.warning';
const notices = 'housingInstability.receivedDocuments';
const risk = 'housingInstability.statement.riskOfHomelessness';
const conditions = 'housingInstability.unsafeConditions.conditions';

describe('financial hardship', () => {
  it('asks about unemployment benefits after March 13, 2020 [R269]', () => {
    expect(getField(rentalAssistance, benefits).copy).toBe(
      'Did anyone in your household get unemployment benefits after March 13, 2020?',
    );
    expect(optionValuesOf(rentalAssistance, benefits)).toEqual(['yes', 'no']);
  });

  it('offers these expenses [R270]', () => {
    expect(optionValuesOf(rentalAssistance, expenses)).toEqual([
      'increasedFoodOrFoodDelivery',
      'increasedUtilityHeatingInternet',
      'increasedTransportationCosts',
      'increaseChildcareDueSchoolClosures',
      'airQualityExpenses',
      'personalProtectiveEquipment',
      'remoteOrAtHomeWorkExpenses',
      'paymentsByCreditOrPayrollLoan',
      'costsDueRentalOrUtilitiesPastDueAmounts',
      'none',
    ]);
    expect(getField(rentalAssistance, expenses).type).toBe('CheckboxGroup');
  });

  it('offers these losses of income [R273]', () => {
    expect(optionValuesOf(rentalAssistance, reductions)).toEqual([
      'payOrHoursReductionBecauseCovid',
      'sickWithCovid',
      'incomeLossDueCaringCovidSick',
      'lostChildOrSpousalSupport',
      'caringChildrenAtHome',
      'incomeLossNotBecauseCovid',
      'caringHouseholdMemberSickNotCovid',
      'none',
    ]);
    expect(getField(rentalAssistance, reductions).type).toBe('CheckboxGroup');
  });

  it.each([
    [{}, false, false],
    [{ [benefits]: 'yes' }, false, false],
    [{ [benefits]: 'no' }, true, false],
    [{ [benefits]: 'no', [expenses]: ['airQualityExpenses'] }, true, false],
    [{ [benefits]: 'no', [expenses]: ['none'] }, true, true],
    [{ [benefits]: 'yes', [expenses]: ['none'] }, false, false],
  ])('after %j asks for expenses: %j, for lost income: %j [R014] [R272] [R275]', (answers, first, second) => {
    const form = openForm(rentalAssistance, answers);
    expect(isShown(form, expenses)).toBe(first);
    expect(isShown(form, reductions)).toBe(second);
  });

  it('has people stand by what they checked [R271] [R274]', () => {
    const form = openForm(rentalAssistance, { [benefits]: 'no', [expenses]: ['none'] });
    for (const key of ['financialHardship.experience.attestation', 'financialHardship.income.attestation'])
      expect(errorsOf(form, key)).toEqual(['This checkbox is required']);
  });

  it.each([
    [['none'], true],
    [['sickWithCovid'], false],
  ])('warns those who checked none and then %j: %j [R276] [R277]', (chosen, isWarned) => {
    const form = openForm(rentalAssistance, {
      [benefits]: 'no',
      [expenses]: ['none'],
      [reductions]: chosen,
    });
    expect(isShown(form, warning)).toBe(isWarned);
    expect(getField(rentalAssistance, warning)).toMatchObject({
      variant: 'warning',
      copy: 'If your household did not experience significant expenses or a reduction in income due to COVID-19 since March 2020, you may not be eligible for NHERAP assistance.',
    });
  });

  it('speaks of the time since March 2020 [R299]', () => {
    for (const key of ['financialHardship.experience', 'financialHardship.income'])
      expect(getQuestion(rentalAssistance, key).copy.intro).toContain('since March 2020');
  });
});

describe('housing instability', () => {
  it.each([
    [notices, ['utilityPastDue', 'rentPastDue', 'evictionNotice', 'none'], '[R278]'],
    [risk, ['yes', 'no', 'unsure'], '[R279] [R280]'],
    [
      conditions,
      ['minimumStandards', 'hazards', 'noUtilities', 'noHeat', 'codeViolations', 'overcrowded', 'none'],
      '[R282]',
    ],
  ])('offers for %s the values %j %s', (key, values) => {
    expect(optionValuesOf(rentalAssistance, key)).toEqual(values);
  });

  it('takes several notices and several conditions [R278] [R282]', () => {
    expect(getField(rentalAssistance, notices).type).toBe('CheckboxGroup');
    expect(getField(rentalAssistance, conditions).type).toBe('CheckboxGroup');
  });

  it.each([
    [{ [notices]: ['rentPastDue'] }, false, false],
    [{ [notices]: ['none'] }, true, false],
    [{ [notices]: ['none'], [risk]: 'yes' }, true, false],
    [{ [notices]: ['none'], [risk]: 'no' }, true, true],
    [{ [notices]: ['none'], [risk]: 'unsure' }, true, true],
    [{ [notices]: ['evictionNotice'], [risk]: 'no' }, false, false],
  ])('after %j asks for the risk: %j, for the conditions: %j [R281] [R284]', (answers, first, second) => {
    const form = openForm(rentalAssistance, answers);
    expect(isShown(form, risk)).toBe(first);
    expect(isShown(form, conditions)).toBe(second);
  });

  it('has people stand by the conditions they checked [R283]', () => {
    const form = openForm(rentalAssistance, { [notices]: ['none'], [risk]: 'no' });
    expect(errorsOf(form, 'housingInstability.unsafeConditions.attestation')).toEqual([
      'This checkbox is required',
    ]);
  });

  it('draws the line at two persons per bedroom and at 30% of the income [R285] [R286]', () => {
    const field = getField(rentalAssistance, conditions);
    const overcrowded = 'options' in field && field.options.find(({ value }) => value === 'overcrowded');
    expect(overcrowded).toMatchObject({ description: 'That means more than two persons per bedroom.' });
    expect(getField(rentalAssistance, risk).copy).toBe(
      'Do you spend more than 30% of your income on rent and utilities?',
    );
  });
});
