import { defineSection, type FieldOption, type Question, type Section } from '@handrail/engine';
import {
  preferredEmailQuestion,
  preferredLanguageQuestion,
  preferredPaymentQuestion,
  preferredPhoneQuestion,
} from './preferences-questions.ts';

interface Preferences {
  readonly languages: readonly FieldOption[];
  /** What is asked besides about how to reach the provider. */
  readonly contactQuestions?: readonly Question[];
}

/** How the provider wants to be reached and paid. */
export function preferencesSectionOf({ languages, contactQuestions = [] }: Preferences): Section {
  return defineSection({
    key: 'preferences',
    name: 'Preferences',
    overview: {
      title: 'What works best for you',
      description:
        'Tell us how to reach you, which language you prefer and how you would like to get the money.',
    },
    questionGroups: [
      {
        key: 'preferences',
        questions: [
          preferredLanguageQuestion(languages),
          ...contactQuestions,
          preferredPhoneQuestion,
          preferredEmailQuestion,
          preferredPaymentQuestion,
        ],
      },
    ],
  });
}
