import type { ProgramDefinition } from '@handrail/engine';

/** What comes after a claim was submitted. */
export const incentiveSubmissionScreen: NonNullable<ProgramDefinition['submissionScreen']> = {
  title: 'What happens next?',
  bullets: [
    {
      key: 'applicationReview',
      icon: 'review',
      title: 'Application Review',
      description: 'Our team may email you if we need more information or documents.',
    },
    {
      key: 'applicationDecision',
      icon: 'money',
      title: 'Application decision',
      description: 'We will notify you when your payment is processed.',
    },
  ],
};
