import type { Field } from '@handrail/engine';
import { buildDefinition } from './insert-program.ts';

const fields: readonly Field[] = [
  { key: 'fullName', type: 'Text', copy: 'Full name' },
  { key: 'ssn', type: 'Text', copy: 'Social Security number', sensitive: true },
  {
    key: 'owners',
    type: 'Complex',
    repeated: true,
    copy: 'Owners',
    validation: { required: false },
    subFields: [
      { key: 'name', type: 'Text', copy: 'Name' },
      { key: 'taxId', type: 'Text', copy: 'Tax ID', sensitive: true },
    ],
  },
  { key: 'story', type: 'Text', copy: 'What happened', validation: { required: false } },
  {
    key: 'secret',
    type: 'Text',
    copy: 'Never asked',
    dynamicLogic: { eq: [{ answer: 'story' }, { literal: 'open sesame' }] },
  },
];

/** A form that asks for tax numbers, alone and in a list. */
export const taxNumberForm = buildDefinition({
  key: 'tax-number-form',
  facts: { applicantName: ['fullName'] },
  sections: [
    {
      key: 'you',
      name: 'You',
      questionGroups: [{ key: 'you', questions: [{ key: 'you', copy: { title: 'About you' }, fields }] }],
    },
  ],
});

export const taxNumberAnswers = {
  fullName: 'Ada Reyes',
  ssn: '078-05-1120',
  owners: [{ name: 'Ben Ortiz', taxId: '219-09-9999' }],
};
