import type { DefaultPage } from '@handrail/engine';

/** What an applicant agrees to by going on. */
export const termsPage: DefaultPage = {
  key: 'terms',
  title: 'Terms of service and privacy policy',
  layout: 'default',
  body: 'By continuing, you agree to the terms of service and the privacy policy of {{partnerName}}.\n\nQuestions? Email {{partnerEmail}}.',
};
