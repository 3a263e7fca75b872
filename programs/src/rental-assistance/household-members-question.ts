import { answer, defineQuestion } from '@handrail/engine';
import { genderOptions } from '../shared/options/gender.ts';
import { ethnicityOptions, raceOptions } from './demographic-options.ts';

export const householdMembers = defineQuestion({
  key: 'householdMembers',
  copy: {
    title: 'Who lives with you?',
    intro: 'List everyone in your household except yourself. If you live alone, go to the next step.',
  },
  fields: [
    {
      type: 'Complex',
      key: 'householdMembers',
      copy: 'List of household members',
      entryName: 'household member',
      repeated: true,
      // Who lives alone has nobody to list.
      validation: { condition: answer('householdSize').isAbove(1) },
      subFields: [
        { type: 'Text', key: 'name', copy: 'Full name' },
        { type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' },
        { type: 'RadioList', key: 'gender', copy: 'Gender', options: genderOptions },
        { type: 'CheckboxGroup', key: 'race', copy: 'Race', options: raceOptions },
        { type: 'RadioList', key: 'ethnicity', copy: 'Ethnicity', options: ethnicityOptions },
      ],
    },
  ],
});
