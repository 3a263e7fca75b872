import { defineQuestion } from '@handrail/engine';
import { otherText } from '../fields/other-text.ts';
import { ethnicityOptions } from '../options/ethnicity.ts';

export const ethnicityQuestion = defineQuestion({
  key: 'ethnicity',
  copy: { title: 'What is your race or ethnicity?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'ethnicity.ethnicity',
      copy: 'Race or ethnicity',
      options: ethnicityOptions,
    },
    otherText({
      key: 'ethnicity.other',
      of: 'ethnicity.ethnicity',
      copy: 'Your race or ethnicity, in your own words',
    }),
  ],
});
