import { defineQuestion } from '@handrail/engine';
import { otherText } from '../fields/other-text.ts';
import { genderOptions } from '../options/gender.ts';

export const genderQuestion = defineQuestion({
  key: 'gender',
  copy: { title: 'What is your gender?' },
  fields: [
    { type: 'RadioList', key: 'gender.gender', copy: 'Gender', options: genderOptions },
    otherText({ key: 'gender.other', of: 'gender.gender', copy: 'Your gender, in your own words' }),
  ],
});

/** The same for a form that takes several answers and none. */
export const optionalGenderQuestion = defineQuestion({
  key: 'gender',
  copy: {
    title: 'What is your gender?',
    intro: 'You may choose more than one answer, or skip this question.',
  },
  skippable: true,
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'gender.gender',
      copy: 'Gender',
      options: genderOptions,
      validation: { required: false },
    },
    otherText({ key: 'gender.other', of: 'gender.gender', copy: 'Your gender, in your own words' }),
  ],
});
