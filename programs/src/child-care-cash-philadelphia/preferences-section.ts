import type { Question } from '@handrail/engine';
import { preferencesSectionOf } from '../shared/child-care-cash/preferences-section.ts';
import { otherText } from '../shared/fields/other-text.ts';

const preferredContactMethod: Question = {
  key: 'preferredContactMethod',
  copy: { title: 'How should we contact you?' },
  fields: [
    {
      type: 'RadioList',
      key: 'preferredContactMethod',
      copy: 'Best way to reach you',
      options: [
        { label: 'Phone call', value: 'phone' },
        { label: 'Text message', value: 'sms' },
        { label: 'Email', value: 'email' },
        { label: 'Another way', value: 'other' },
      ],
    },
    otherText({
      of: 'preferredContactMethod',
      key: 'otherPreferredContactMethod',
      copy: 'Other way to reach you',
    }),
  ],
};

export const preferences = preferencesSectionOf({
  languages: [
    { label: 'English', value: 'english' },
    { label: 'Spanish', value: 'spanish' },
    { label: 'Arabic', value: 'arabic' },
    { label: 'Another language', value: 'other' },
  ],
  contactQuestions: [preferredContactMethod],
});
