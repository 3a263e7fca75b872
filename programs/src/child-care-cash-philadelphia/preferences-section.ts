import { defineSection } from '@handrail/engine';
import {
  preferredEmailQuestion,
  preferredLanguageQuestion,
  preferredPaymentQuestion,
  preferredPhoneQuestion,
} from '../shared/child-care-cash/preferences-questions.ts';
import { otherText } from '../shared/fields/other-text.ts';

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
          { label: 'Arabic', value: 'arabic' },
          { label: 'Another language', value: 'other' },
        ]),
        {
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
        },
        preferredPhoneQuestion,
        preferredEmailQuestion,
        preferredPaymentQuestion,
      ],
    },
  ],
});
