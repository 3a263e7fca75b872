import type { ProgramDefinition } from '@handrail/engine';

/** What most programs say after an application was submitted. */
export const whatHappensNext: NonNullable<ProgramDefinition['submissionScreen']> = {
  title: 'What happens next?',
  bullets: [
    {
      key: 'applicationReview',
      icon: 'review',
      title: 'Application review',
      description:
        'We will review your application. Our team may email you if we need more information, or to tell you the next steps.',
    },
  ],
};
