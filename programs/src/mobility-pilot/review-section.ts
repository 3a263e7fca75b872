import type { Question, Section } from '@handrail/engine';
import { reviewSectionOf } from '../shared/review-section.ts';
import { researchConsentQuestion, signatureQuestion } from './consent-questions.ts';

const applicationConsent: Question = {
  key: 'applicationConsent',
  copy: { title: 'Consent to apply', intro: 'Read each statement. Then check the box.' },
  fields: [
    {
      type: 'Typography',
      key: 'consent.text',
      copy: 'We use your answers and documents to check whether you can join the pilot. We keep them safe.\n\nYou cannot change your application after you submit it. If you withdraw from the pilot later, you cannot rejoin it.',
    },
    {
      type: 'Checkbox',
      key: 'consent.hasRead',
      copy: 'I have read about the pilot, or someone read it to me.',
    },
    {
      type: 'Checkbox',
      key: 'consent.isVoluntary',
      copy: 'I know that it is my choice to apply, and that I can withdraw at any time.',
    },
    {
      type: 'Checkbox',
      key: 'consent.isRandom',
      copy: 'I know that people are chosen at random, and that I may not be chosen.',
    },
    {
      type: 'Checkbox',
      key: 'consent.isUnderstand',
      copy: 'I understand this consent. My answers are true and complete.',
    },
  ],
};

export const reviewSection: Section = reviewSectionOf([
  {
    key: 'applicationConsent',
    name: 'Application consent',
    questions: [applicationConsent, signatureQuestion],
  },
  { key: 'researchConsent', name: 'Research consent', questions: [researchConsentQuestion] },
]);
