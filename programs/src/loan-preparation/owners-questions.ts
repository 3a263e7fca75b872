import { defineQuestion } from '@handrail/engine';
import { longText } from '../shared/fields/long-text.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { percentageOfOwnership } from '../shared/fields/percentage-of-ownership.ts';
import { ethnicityOptions } from '../shared/options/ethnicity.ts';
import { genderOptions } from '../shared/options/gender.ts';

export const otherRelatedBusinessesQuestion = defineQuestion({
  key: 'otherRelatedBusinesses',
  copy: {
    title: 'Do you have other businesses?',
    intro: 'List any other businesses that you or this business owns. If there are none, skip this question.',
  },
  skippable: true,
  fields: [longText({ key: 'otherRelatedBusinesses.entities', copy: 'Other businesses', max: 1000 })],
});

export const ownersQuestion = defineQuestion({
  key: 'owners',
  copy: {
    title: 'Who owns the business?',
    intro: 'List everyone who owns 20% or more of the business. Start with yourself.',
  },
  fields: [
    {
      type: 'Complex',
      key: 'owners',
      copy: 'Owners',
      repeated: true,
      entryName: 'owner',
      subFields: [
        { type: 'Text', key: 'name', copy: 'Name', validation: { max: 200 } },
        percentageOfOwnership(),
        {
          type: 'Dropdown',
          key: 'gender',
          copy: 'Gender',
          options: genderOptions,
          multiple: true,
          validation: { required: false },
        },
        otherText({ key: 'otherGender', of: 'gender', copy: 'Gender, in their own words' }),
        {
          type: 'Dropdown',
          key: 'ethnicity',
          copy: 'Race or ethnicity',
          options: ethnicityOptions,
          multiple: true,
        },
        otherText({ key: 'otherEthnicity', of: 'ethnicity', copy: 'Race or ethnicity, in their own words' }),
      ],
    },
  ],
});
