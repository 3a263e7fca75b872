import { answer, type Question, type Section } from '@handrail/engine';
import { publicAssistancePrograms } from '../data/public-assistance-programs.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

const householdMembers: Question = {
  key: 'householdMembers',
  copy: { title: 'Who lives in your household?', intro: 'Start with yourself. Then add everyone else.' },
  fields: [
    {
      type: 'Complex',
      key: 'householdMembers',
      copy: 'Household members',
      entryName: 'household member',
      repeated: true,
      subFields: [
        { type: 'Text', key: 'firstName', copy: 'First name' },
        { type: 'Text', key: 'LastName', copy: 'Last name' },
        { type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' },
        {
          type: 'CheckboxGroup',
          key: 'householdRelationship',
          copy: 'Role in the household',
          helperText: 'Check all that apply.',
          options: [
            { label: 'Head of household', value: 'head-of-household' },
            { label: 'Dependent', value: 'dependent' },
            { label: 'Spouse', value: 'spouse' },
            { label: 'Domestic partner', value: 'domestic-partner' },
          ],
        },
      ],
    },
  ],
};

const publicAssistance: Question = {
  key: 'publicAssistance',
  copy: { title: 'Public assistance' },
  fields: [
    yesNo({
      key: 'publicAssistance',
      copy: 'Does anyone in your household get public assistance, such as SNAP or WIC?',
    }),
    {
      type: 'CheckboxGroup',
      key: 'enrolledPrograms',
      copy: 'Which programs?',
      helperText: 'Check all that apply.',
      dynamicLogic: answer('publicAssistance').isYes(),
      options: publicAssistancePrograms.values,
    },
    otherText({ key: 'enrolledProgramsOther', of: 'enrolledPrograms', copy: 'Other program' }),
  ],
};

const family: Question = {
  key: 'family',
  copy: { title: 'Your family' },
  fields: [
    yesNo({ key: 'pregnancy', copy: 'Is anyone in your household pregnant?' }),
    yesNo({ key: 'fosterChild', copy: 'Is there a foster child in your household?' }),
  ],
};

export const householdInformationSection: Section = {
  key: 'householdInformation',
  name: 'Household Information',
  overview: {
    title: 'Your household',
    description: 'Have the names and dates of birth of everyone who lives with you ready.',
  },
  questionGroups: [
    { key: 'household', name: 'Your household', questions: [householdMembers, publicAssistance, family] },
  ],
};
