import type { Field, ProgramDefinition } from '@handrail/engine';
import type { Database } from '../../platform/db/open-database.ts';
import { buildApplicantWorld, type ApplicantWorld } from './applicant-world.ts';
import { buildDefinition } from './insert-program.ts';

const fields: readonly Field[] = [
  { key: 'fullName', type: 'Text', copy: 'Full name' },
  { key: 'birthDate', type: 'Date', copy: 'Date of birth', validation: { required: false } },
  { key: 'agreed', type: 'Checkbox', copy: 'I agree', validation: { required: false } },
  { key: 'story', type: 'Text', multiline: true, copy: 'Your story', validation: { required: false } },
  {
    key: 'children',
    type: 'Complex',
    repeated: true,
    copy: 'Children',
    validation: { required: false },
    subFields: [{ key: 'story', type: 'Text', multiline: true, copy: 'About the child' }],
  },
];

const staffFields: readonly Field[] = [
  { key: 'verifiedRent', type: 'Text', inputType: 'Currency', copy: 'Verified rent' },
  {
    key: 'rentNote',
    type: 'Text',
    copy: 'Why the rent is so high',
    dynamicLogic: { gt: [{ answer: 'verifiedRent' }, 200_000] },
  },
];

/** A form of which staff fill in a part. */
export const verifiedForm: ProgramDefinition = buildDefinition({
  facts: { applicantName: ['fullName'] },
  key: 'verified-form',
  sections: [
    {
      key: 'you',
      name: 'You',
      questionGroups: [{ key: 'you', questions: [{ key: 'you', copy: { title: 'You' }, fields }] }],
    },
    {
      key: 'verification',
      name: 'Verification',
      adminOnly: true,
      questionGroups: [
        { key: 'rent', questions: [{ key: 'rent', copy: { title: 'Rent' }, fields: staffFields }] },
      ],
    },
  ],
});

/** A partner with a program of that form. */
export function buildVerifiedWorld(database: Database): Promise<ApplicantWorld> {
  return buildApplicantWorld(database, {}, {}, verifiedForm);
}
