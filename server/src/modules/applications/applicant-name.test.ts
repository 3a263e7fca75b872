import { describe, expect, it } from 'vitest';
import { findApplicantName, labelApplicant } from './applicant-name.ts';

describe('the name of whom an application is for', () => {
  it.each([
    [{ name: ' Ana Reyes ', firstName: 'Other' }, 'Ana Reyes'],
    [{ firstName: 'Ana', LastName: 'Reyes' }, 'Ana Reyes'],
    [
      { 'householdRepresentative.firstName': 'Ana', 'householdRepresentative.lastName': 'Reyes' },
      'Ana Reyes',
    ],
    [
      { 'child.firstName': 'Mateo', firstName: 'Ana', lastName: 'Reyes', 'child.lastName': 'Sol' },
      'Ana Reyes',
    ],
    [{ firstName: 'Ana' }, 'Ana'],
    [{ 'consent.name': 'Ana Reyes', 'submission.assistance.helper.name': 'Ben' }, 'Ana Reyes'],
    [{ name: '', rent: 12 }, null],
  ])('is found in %j: %s', (answers, name) => {
    expect(findApplicantName({ answers })).toBe(name);
  });
});

describe('what an advocate tells applications apart by', () => {
  it.each([
    [{ name: 'Ana Reyes', email: 'ana@college.example' }, 'Ana Reyes'],
    [{ email: ' ana@college.example ', studentId: 'A17' }, 'ana@college.example'],
    [
      { preferredEmailAddress: 'ana@care.example', address: { addressLine1: '1 Main St' } },
      'ana@care.example',
    ],
    [{ businessName: 'Ana Bakes', birthYear: 1990 }, 'Ana Bakes'],
    [{ address: { addressLine1: ' 1 Main St ', zip: '19103' } }, '1 Main St'],
    [{ mailingAddress: { addressLine1: 'PO Box 7' }, address: null }, 'PO Box 7'],
    [{ address: { isUnhoused: true } }, null],
    [{ 'address.landlord.email': 'rents@home.example' }, null],
  ])('is the name, or what comes nearest where there is none, in %j: %s [P144]', (answers, label) => {
    expect(labelApplicant({ answers })).toBe(label);
  });
});
