import { defineSection } from '@handrail/engine';
import { genderOptions } from '../shared/options/gender.ts';
import { ethnicityOptions, raceOptions } from './demographic-options.ts';

export const personalInfo = defineSection({
  key: 'personalInfo',
  name: 'Personal Information',
  overview: {
    title: 'About you',
    description: 'We ask when you were born, and a few things that help us see who we reach.',
  },
  questionGroups: [
    {
      key: 'personalInfo',
      questions: [
        {
          key: 'dateOfBirth',
          copy: { title: 'When were you born?', intro: 'You must be 18 or older.' },
          fields: [{ type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' }],
        },
        {
          key: 'demographics',
          copy: {
            title: 'Tell us about yourself',
            intro: 'Your answers here do not affect whether you can get help. You can choose not to answer.',
          },
          fields: [
            { type: 'RadioList', key: 'demographics.gender', copy: 'Gender', options: genderOptions },
            {
              type: 'CheckboxGroup',
              key: 'demographics.race',
              copy: 'Race',
              helperText: 'Check all that apply.',
              options: raceOptions,
            },
            {
              type: 'RadioList',
              key: 'demographics.ethnicity',
              copy: 'Ethnicity',
              options: ethnicityOptions,
            },
          ],
        },
      ],
    },
  ],
});
