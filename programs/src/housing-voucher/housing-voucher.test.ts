import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { housingVoucherAnswerSets } from './housing-voucher.answers.ts';
import { housingVoucher } from './housing-voucher.ts';

const tenant = { applicantType: 'TENANT' };
const landlord = { applicantType: 'LANDLORD' };

describe('housing-voucher', () => {
  it('is for tenants and landlords in New York, and pays as much as the partner says [Q250]', () => {
    expect(housingVoucher.introPages[0].body).toContain(
      'This voucher is for tenants and landlords in New York. It pays up to {{maxAmount}} for a home.',
    );
  });

  it('has its sections in order [Q252]', () => {
    expect(housingVoucher.sections.map(({ name }) => name)).toEqual([
      'Personal Info',
      'Eligibility Information',
      'Document Upload',
      'Review',
    ]);
  });

  it('asks in Personal Info whether it is a tenant or a landlord [Q253] [Q254]', () => {
    const [personalInfo] = housingVoucher.sections;
    expect(personalInfo.questionGroups[0].questions[0].fields[0].key).toBe('applicantType');
    expect(optionValuesOf(housingVoucher, 'applicantType')).toEqual(['TENANT', 'LANDLORD']);
    expect(errorsOf(openForm(housingVoucher), 'applicantType')).toEqual(['A selection is required']);
  });

  it.each([
    ['address.address', '[Q256]'],
    ['address.landlord.contactName', '[Q256]'],
    ['householdMembers', '[Q257] [Q264]'],
    ['documents.tenant', '[Q267]'],
  ])('asks only tenants for %s [Q255] %s', (key) => {
    expect(isShown(openForm(housingVoucher, tenant), key)).toBe(true);
    expect(isShown(openForm(housingVoucher, landlord), key)).toBe(false);
    expect(isShown(openForm(housingVoucher), key)).toBe(false);
  });

  it.each([
    ['w9.hint', '[Q258]'],
    ['bankAccount.hint', '[Q259]'],
    ['documents.landlord', '[Q268]'],
  ])('asks only landlords for %s [Q255] %s', (key) => {
    expect(isShown(openForm(housingVoucher, landlord), key)).toBe(true);
    expect(isShown(openForm(housingVoucher, tenant), key)).toBe(false);
    expect(isShown(openForm(housingVoucher), key)).toBe(false);
  });

  it('waits for the W9 and the bank account of a landlord [Q258] [Q259]', () => {
    expect(listFaults(housingVoucher, { name: 'a landlord', answers: landlord })).toEqual([
      'w9.isSaved: Fill out and save the tax form',
      'bankAccount.isSaved: Save your bank account details',
      'documents.landlord: At least one document is required',
      'affirmation: This checkbox is required',
    ]);
  });

  it('needs a name of the landlord and nothing else about them [Q260] [Q261] [Q262]', () => {
    const form = openForm(housingVoucher, tenant);
    expect(errorsOf(form, 'address.landlord.contactName')).toEqual(["Landlord's name is required"]);
    const others = ['landlord.companyName', 'landlord.phone', 'landlord.email', 'landlordMailingAddress'];
    for (const key of others) {
      expect(isShown(form, `address.${key}`)).toBe(true);
      expect(errorsOf(form, `address.${key}`)).toEqual([]);
    }
  });

  it('takes homes in New York state only [Q263]', () => {
    const home = { addressLine1: '1 Main St', city: 'Newark', state: 'NJ', zip: '07102' };
    const elsewhere = openForm(housingVoucher, { ...tenant, 'address.address': home });
    expect(errorsOf(elsewhere, 'address.address')).toEqual(['The address must be in New York']);
    const here = openForm(housingVoucher, {
      ...tenant,
      'address.address': { ...home, state: 'NY', zip: '10451' },
    });
    expect(errorsOf(here, 'address.address')).toEqual([]);
  });

  it('takes any number of household members, each with a date of birth in the past [Q264] [Q265]', () => {
    const members = [{ name: 'Ana' }, { name: 'Ben', dateOfBirth: '2026-11-16' }];
    const form = openForm(housingVoucher, { ...tenant, householdMembers: members });
    expect(getField(housingVoucher, 'householdMembers')).toMatchObject({ repeated: true });
    expect(errorsOf(form, 'householdMembers.0.dateOfBirth')).toEqual(['Date of birth is required']);
    expect(errorsOf(form, 'householdMembers.1.dateOfBirth')).toEqual([
      'Date of birth may not be in the future',
    ]);
  });

  it('names the landlord package, the rent roll and the TCO [Q269]', () => {
    const { copy } = getField(housingVoucher, 'documents.landlordList');
    for (const document of ['landlord package', 'rent roll', 'TCO']) expect(copy).toContain(document);
    expect(isShown(openForm(housingVoucher, landlord), 'documents.landlordList')).toBe(true);
  });

  it.each(housingVoucherAnswerSets.map((set) => [set.name, set] as const))('takes %s', (_name, set) => {
    expect(listFaults(housingVoucher, set)).toEqual([]);
  });
});
