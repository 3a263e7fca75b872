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
    [{ 'address.landlord.email': 'rents@home.example' }, null],
  ])('is the name, or the email where there is none, in %j: %s [P144]', (answers, label) => {
    expect(labelApplicant({ answers })).toBe(label);
  });
});
