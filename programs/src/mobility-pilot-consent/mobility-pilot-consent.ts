import { defineProgram } from '@handrail/engine';
import { signatureQuestion } from '../mobility-pilot/consent-questions.ts';
import { paymentMethodGroup } from '../mobility-pilot/payment-method-group.ts';
import { pilotHistory } from '../mobility-pilot/pilot-history.ts';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSectionOf } from '../shared/review-section.ts';
import { termsSections } from './terms-sections.ts';

/** What someone who was chosen for the pilot signs before the first payment. */
export const mobilityPilotConsent = defineProgram({
  key: 'mobility-pilot-consent',
  version: 3,
  introPages: [
    {
      key: 'welcome',
      title: 'You were chosen for the pilot',
      layout: 'welcome',
      body: 'Please read this consent form carefully. It says what you will get, what we will do and what you agree to.\n\nIf you have questions before you sign, contact us at {{partnerEmail}} or {{partnerPhone}}.',
    },
    applicationProcess({ minutes: 15 }),
  ],
  sections: [
    ...termsSections,
    {
      key: 'paymentInformation',
      name: 'Payment Information',
      overview: {
        title: 'How we pay you',
        description: 'For direct deposit, have your routing number and account number ready.',
      },
      questionGroups: [paymentMethodGroup],
    },
    reviewSectionOf([{ key: 'signature', name: 'Signature', questions: [signatureQuestion] }]),
  ],
  facts: { applicantName: ['consent.name'] },
  history: pilotHistory,
});
