import type { AnswerSet } from '../answer-set.ts';

export const housingVoucherAnswerSets: readonly AnswerSet[] = [
  {
    name: 'a tenant with two children',
    answers: {
      applicantType: 'TENANT',
      'address.address': { addressLine1: '88 Clinton Ave', city: 'Albany', state: 'NY', zip: '12210' },
      'address.landlord.contactName': 'George Whitfield',
      'address.landlord.companyName': 'Whitfield Homes',
      'address.landlord.phone': '(518) 555-0161',
      'address.landlord.email': 'office@whitfield.example',
      'address.landlordMailingAddress': {
        addressLine1: '12 State St',
        city: 'Albany',
        state: 'NY',
        zip: '12207',
      },
      householdMembers: [
        { name: 'Lena Ortiz', dateOfBirth: '1991-06-12', relationship: 'self' },
        { name: 'Mateo Ortiz', dateOfBirth: '2015-02-03', relationship: 'child' },
        { name: 'Ines Ortiz', dateOfBirth: '2019-10-28', relationship: 'child' },
      ],
      'documents.tenant': [
        { id: 'document-1', filename: 'lease.pdf' },
        { id: 'document-2', filename: 'pay-stubs.pdf' },
      ],
      affirmation: true,
    },
    settings: { applicantName: 'Lena Ortiz' },
  },
  {
    name: 'a landlord who was helped',
    answers: {
      applicantType: 'LANDLORD',
      'documents.landlord': [
        { id: 'document-1', filename: 'landlord-package.pdf' },
        { id: 'document-2', filename: 'rent-roll.pdf' },
      ],
      'submission.assistance.helper.name': 'Sam Reed',
      'submission.assistance.helper.organization': 'Housing Help Center',
      affirmation: true,
    },
    settings: { hasW9: true, hasBankAccount: true },
  },
];
