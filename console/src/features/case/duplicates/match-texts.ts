import type { DuplicateMatchKind, DuplicateVerdict } from '../../../gql/operations.ts';

/** Why two cases may be about the same person. */
export const matchTexts = {
  taxNumber: /*i18n*/ { id: 'console.match.taxNumber', message: 'Same Social Security or tax number' },
  bankAccount: /*i18n*/ { id: 'console.match.bankAccount', message: 'Same bank account' },
  protectedNumber: /*i18n*/ {
    id: 'console.match.protectedNumber',
    message: 'Same tax or bank number in an answer',
  },
  nameAndBirthDate: /*i18n*/ {
    id: 'console.match.nameAndBirthDate',
    message: 'Same name and date of birth',
  },
  phone: /*i18n*/ { id: 'console.match.phone', message: 'Same phone number' },
  address: /*i18n*/ { id: 'console.match.address', message: 'Same address' },
} as const satisfies Record<DuplicateMatchKind, { id: string; message: string }>;

/** What someone found them to be. */
export const verdictTexts = {
  samePerson: /*i18n*/ { id: 'console.verdict.samePerson', message: 'Same person' },
  notDuplicate: /*i18n*/ { id: 'console.verdict.notDuplicate', message: 'Not a duplicate' },
} as const satisfies Record<DuplicateVerdict, { id: string; message: string }>;
