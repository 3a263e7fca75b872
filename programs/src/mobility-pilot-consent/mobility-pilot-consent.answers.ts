import type { AnswerSet } from '../answer-set.ts';

const keisha = {
  'consent.hasRead': true,
  'consent.isRandom': true,
  consentForWellnessSupports: 'yes',
  'consent.isUnderstand': true,
  'researchConsent.consent': 'yes',
  'researchConsent.date': '2026-11-15',
  'consent.isVoluntary': true,
  preferredPaymentMethod: 'DirectDeposit',
  'consent.name': 'Keisha Brown',
  'consent.signature': 'Keisha Brown',
  'consent.date': '2026-11-15',
} as const;

export const mobilityPilotConsentAnswerSets: readonly AnswerSet[] = [
  {
    name: 'a participant who is paid into her bank account',
    answers: keisha,
    settings: { applicantName: 'Keisha Brown', hasBankAccount: true },
  },
  {
    name: 'a participant who wants a card and no research',
    answers: {
      ...keisha,
      consentForWellnessSupports: 'no',
      'researchConsent.consent': 'no',
      preferredPaymentMethod: 'VirtualCard',
    },
    settings: { applicantName: 'Keisha Brown' },
  },
];
