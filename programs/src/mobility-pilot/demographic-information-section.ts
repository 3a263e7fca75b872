import type { Question, Section } from '@handrail/engine';
import { otherText } from '../shared/fields/other-text.ts';
import { genderQuestion } from '../shared/questions/gender-questions.ts';
import { raceQuestion } from '../shared/questions/race-question.ts';

const disability: Question = {
  key: 'disability',
  copy: { title: 'Do you have a disability?', intro: 'Check all that apply.' },
  skippable: true,
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'disability.disabilityStatus',
      copy: 'Disability',
      options: [
        { label: 'Hearing', value: 'hearing' },
        { label: 'Vision', value: 'vision' },
        { label: 'Walking or moving', value: 'mobility' },
        { label: 'Learning, memory or focus', value: 'cognitive' },
        { label: 'Mental health', value: 'mental-health' },
        { label: 'Long-term illness', value: 'chronic-illness' },
        { label: 'Another disability', value: 'other' },
        { label: 'I do not have a disability', value: 'none' },
        { label: 'I prefer not to answer', value: 'decline' },
      ],
    },
    otherText({
      key: 'disability.other',
      of: 'disability.disabilityStatus',
      copy: 'Your disability, in your own words',
    }),
  ],
};

export const demographicInformationSection: Section = {
  key: 'demographicInformation',
  name: 'Demographic Information',
  overview: {
    title: 'More about you',
    description: 'These questions help us see who the pilot reaches. You can skip any of them.',
  },
  questionGroups: [
    {
      key: 'demographics',
      name: 'Demographics',
      questions: [{ ...raceQuestion, skippable: true }, { ...genderQuestion, skippable: true }, disability],
    },
  ],
};
