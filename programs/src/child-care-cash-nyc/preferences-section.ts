import { defineSection } from '@handrail/engine';
import {
  preferredEmailQuestion,
  preferredLanguageQuestion,
  preferredPaymentQuestion,
  preferredPhoneQuestion,
} from '../shared/child-care-cash/preferences-questions.ts';

export const preferences = defineSection({
  key: 'preferences',
  name: 'Preferences',
  overview: {
    title: 'What works best for you',
    description: 'Tell us how to reach you, in which language, and how you would like to get the money.',
  },
  questionGroups: [
    {
      key: 'preferences',
      questions: [
        preferredLanguageQuestion([
          { label: 'English', value: 'english' },
          { label: 'Spanish', value: 'spanish' },
          { label: 'Another language', value: 'other' },
        ]),
        preferredPhoneQuestion,
        preferredEmailQuestion,
        preferredPaymentQuestion,
      ],
    },
  ],
});
