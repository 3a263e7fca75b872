import { defineQuestion, type Field } from '@handrail/engine';
import { longText } from '../fields/long-text.ts';
import { percentageOfOwnership } from '../fields/percentage-of-ownership.ts';

const resume: Field = { type: 'Document', key: 'resume', copy: 'Resume', validation: { required: false } };

export const teamQuestion = defineQuestion({
  key: 'teamAndExpertise',
  copy: { title: 'Who is on your team?', intro: 'Start with yourself.' },
  fields: [
    {
      type: 'Complex',
      key: 'teamAndExpertise.members',
      copy: 'Team members',
      repeated: true,
      entryName: 'team member',
      subFields: [
        { type: 'Text', key: 'name', copy: 'Name', validation: { max: 200 } },
        longText({ key: 'expertise', copy: 'What does this person know and do well?', max: 500 }),
        resume,
      ],
    },
    {
      type: 'Complex',
      key: 'teamAndExpertise.owners',
      copy: 'Owners',
      helperText: 'List everyone who owns 20% or more of the business.',
      repeated: true,
      entryName: 'owner',
      subFields: [
        { type: 'Text', key: 'name', copy: 'Name', validation: { max: 200 } },
        percentageOfOwnership(),
        resume,
      ],
    },
  ],
});
