import { describe, expect, it } from 'vitest';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { loanPreparation } from './loan-preparation.ts';

describe('the owners of a business that wants a loan', () => {
  it('may have other businesses [R211]', () => {
    expect(getField(loanPreparation, 'otherRelatedBusinesses.entities')).toMatchObject({
      type: 'Text',
      multiline: true,
    });
    const form = openForm(loanPreparation, { 'otherRelatedBusinesses.skipped': true });
    expect(errorsOf(form, 'otherRelatedBusinesses.entities')).toEqual([]);
    form.setSkipped('otherRelatedBusinesses', false);
    expect(errorsOf(form, 'otherRelatedBusinesses.entities')).toEqual(['Other businesses is required']);
  });

  it('get mail anywhere and may work elsewhere [R212] [R213]', () => {
    const form = openForm(loanPreparation, {
      businessMailingAddress: { addressLine1: 'PO Box 1', city: 'Topeka', state: 'KS', zip: '66603' },
    });
    expect(errorsOf(form, 'businessMailingAddress')).toEqual([]);
    expect(errorsOf(openForm(loanPreparation), 'businessMailingAddress')).toContain(
      'Street Address is required',
    );
    expect(getField(loanPreparation, 'businessAddress').type).toBe('Address');
    expect(getQuestion(loanPreparation, 'businessAddress').skippable).toBe(true);
    expect(errorsOf(openForm(loanPreparation), 'businessAddress')).toEqual([]);
  });

  it('name a contact [R214]', () => {
    const form = openForm(loanPreparation, { 'primaryContact.phone': '1', 'primaryContact.email': 'paul' });
    expect(errorsOf(form, 'primaryContact.name')).toEqual(['Name is required']);
    expect(errorsOf(form, 'primaryContact.title')).toEqual(['Title is required']);
    expect(errorsOf(form, 'primaryContact.phone')).toEqual(['Please enter a valid phone number']);
    expect(errorsOf(form, 'primaryContact.email')).toEqual(['Please enter a valid email address']);
  });

  it('say their ethnicity and their credit score [R215] [R217]', () => {
    const form = openForm(loanPreparation);
    expect(errorsOf(form, 'ethnicity.ethnicity')).toEqual(['A selection is required']);
    expect(errorsOf(form, 'creditScore.score')).toEqual(['A selection is required']);
  });

  it('say one gender, several or none [R216]', () => {
    expect(getQuestion(loanPreparation, 'gender').skippable).toBe(true);
    const form = openForm(loanPreparation);
    expect(errorsOf(form, 'gender.gender')).toEqual([]);
    form.setAnswer('gender.gender', ['female', 'other']);
    expect(errorsOf(form, 'gender.gender')).toEqual([]);
    expect(isShown(form, 'gender.other')).toBe(true);
  });

  it('are listed with share, gender and ethnicity [R218]', () => {
    const form = openForm(loanPreparation, { owners: [{}] });
    expect(errorsOf(form, 'owners.0.name')).toEqual(['Name is required']);
    expect(errorsOf(form, 'owners.0.percentageOfOwnership')).toEqual(['Percentage of ownership is required']);
    expect(errorsOf(form, 'owners.0.gender')).toEqual([]);
    expect(errorsOf(form, 'owners.0.ethnicity')).toEqual(['A selection is required']);
    expect(isShown(form, 'owners.0.otherGender')).toBe(false);
    expect(isShown(form, 'owners.0.otherEthnicity')).toBe(false);
    form.setAnswer('owners.0.gender', ['male', 'other']);
    form.setAnswer('owners.0.ethnicity', ['white', 'other']);
    expect(errorsOf(form, 'owners.0.gender')).toEqual([]);
    expect(isShown(form, 'owners.0.otherGender')).toBe(true);
    expect(isShown(form, 'owners.0.otherEthnicity')).toBe(true);
    expect(optionValuesOf(loanPreparation, 'owners.gender')).toEqual([
      'female',
      'male',
      'prefer-not-to-answer',
      'other',
    ]);
  });

  it('have a share of at most 3 characters [R219]', () => {
    const form = openForm(loanPreparation, { owners: [{ percentageOfOwnership: '1000' }] });
    expect(errorsOf(form, 'owners.0.percentageOfOwnership')).toContain(
      'Percentage of ownership exceeds the character limit. Please reduce the number of characters.',
    );
    form.setAnswer('owners.0.percentageOfOwnership', '100');
    expect(errorsOf(form, 'owners.0.percentageOfOwnership')).toEqual([]);
  });

  it('are those who hold 20% or more [R133]', () => {
    expect(getQuestion(loanPreparation, 'owners').copy.intro).toBe(
      'List everyone who owns 20% or more of the business. Start with yourself.',
    );
  });
});
