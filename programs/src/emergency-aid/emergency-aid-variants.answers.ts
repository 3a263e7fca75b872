import type { AnswerSet } from '../answer-set.ts';
import { shortAnswers } from './emergency-aid.answers.ts';

const { 'documents.all': proof, filedFafsa, ...withoutDocuments } = shortAnswers;

const mailingAddress = {
  addressLine1: '418 Alder St',
  city: 'Cleveland',
  state: 'OH',
  zip: '44113',
} as const;

/** The answers of people to each variant, by the key of its form. */
export const emergencyAidVariantAnswerSets: Readonly<Record<string, readonly AnswerSet[]>> = {
  'emergency-aid-alumni': [
    {
      name: 'a second-year alumna without documents',
      answers: { ...withoutDocuments, filedFafsa, cohortYear: 'year-2', mailingAddress },
    },
  ],
  'emergency-aid-college-promise': [
    {
      name: 'a student of the coalition',
      answers: {
        ...withoutDocuments,
        filedFafsa,
        affiliatedOrganization: 'promise-scholars',
        zipCode: '44113',
        otherInformation: 'My car was towed and I need it to get to class.',
      },
    },
  ],
  'emergency-aid-enrollment-gpa': [
    {
      name: 'an enrolled student',
      answers: { ...shortAnswers, school: 'Cuyahoga Community College', 'documents.all': proof },
    },
  ],
  'emergency-aid-high-school': [
    {
      name: 'a student in high school',
      answers: { ...withoutDocuments, attendingHighSchool: 'lincoln-park-high-school' },
    },
  ],
  'emergency-aid-mentoring-fellows': [
    {
      name: 'a first-year fellow',
      answers: { ...withoutDocuments, filedFafsa, school: 'Kent State University', cohortYear: 'year-1' },
    },
  ],
  'emergency-aid-national-service': [
    {
      name: 'a member who skips the documents',
      answers: {
        ...withoutDocuments,
        filedFafsa,
        applicantStatus: 'legal-dependent',
        mailingAddress,
        'documents.skipped': true,
      },
    },
    {
      name: 'a veteran with documents',
      answers: { ...shortAnswers, applicantStatus: 'veteran', mailingAddress },
    },
  ],
  'emergency-aid-public-benefits': [
    {
      name: 'a student with benefits',
      answers: {
        ...shortAnswers,
        receivingProgramBenefits: 'yes',
        receivedBenefits: ['pell-grant', 'snap', 'other'],
        receivedBenefitsOther: 'Heating help from the county',
      },
    },
    { name: 'a student without benefits', answers: { ...shortAnswers, receivingProgramBenefits: 'no' } },
  ],
  'emergency-aid-technical-college': [
    {
      name: 'a reservist with a Tech ID',
      answers: { ...shortAnswers, techId: 'T1048823', applicantStatus: 'reservist' },
    },
    { name: 'a student without a Tech ID', answers: { ...shortAnswers, applicantStatus: 'none' } },
  ],
};
