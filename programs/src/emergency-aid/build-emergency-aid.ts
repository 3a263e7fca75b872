import type { ProgramDefinition } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';
import { documentsSection } from './documents-section.ts';
import type { EmergencyAidVariant } from './emergency-aid-variants.ts';
import { extraQuestions } from './extra-questions.ts';
import { financialChallengesSection } from './financial-challenges-section.ts';
import { personalInfoSection } from './personal-info-section.ts';
import { verificationSection } from './verification-section.ts';
import { youAndYourSituationSection } from './you-and-your-situation-section.ts';

/** The form of emergency aid that a row of the table describes. */
export function buildEmergencyAid(key: string, variant: EmergencyAidVariant): ProgramDefinition {
  const { welcome, asks = [], fafsa, otherInformation, documents, verification } = variant;
  return {
    key,
    version: 4,
    introPages: [
      { key: 'what-is-emergency-aid', layout: 'welcome', ...welcome },
      applicationProcess({ minutes: 20 }),
    ],
    sections: [
      personalInfoSection({
        asksForFafsa: fafsa !== 'notAsked',
        extraQuestions: asks.map((name) => extraQuestions[name]),
      }),
      financialChallengesSection,
      youAndYourSituationSection({ otherInformation: otherInformation ?? 'optional' }),
      ...(documents === 'none' ? [] : [documentsSection(documents ?? { demand: 'required' })]),
      ...(verification === 'byReviewer' ? [verificationSection] : []),
      reviewSection,
    ],
    facts: {
      birthDate: 'dateOfBirth',
      email: 'email',
      requestedAmount: 'requestedAmount',
      ...(asks.includes('mailingAddress') && { address: 'mailingAddress' }),
    },
  };
}
