import type { WelcomePage } from '@handrail/engine';
import type { DocumentsStep } from './documents-section.ts';
import type { extraQuestions } from './extra-questions.ts';

/** In what a form of emergency aid differs from the others. */
export interface EmergencyAidVariant {
  readonly welcome: Pick<WelcomePage, 'title' | 'body'>;
  readonly asks?: readonly (keyof typeof extraQuestions)[];
  readonly fafsa?: 'notAsked';
  readonly otherInformation?: 'required';
  /** Required unless said otherwise. */
  readonly documents?: DocumentsStep | 'none';
  readonly verification?: 'byReviewer';
}

/** Every form of emergency aid; which variant carries what is a decision of this project (Q368, Q371, Q373). */
export const emergencyAidVariants = {
  'emergency-aid': {
    welcome: {
      title: 'What is emergency aid?',
      body: 'Emergency aid is money for college students when something unexpected happens: a lost job, a rent increase, a car that will not start.\n\nIt is a grant, not a loan. You do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
  },
  'emergency-aid-alumni': {
    welcome: {
      title: 'What is the alumni microgrant?',
      body: 'The microgrant is a small amount of money for first- and second-year alumni of our school district program.\n\nIt helps when something unexpected makes it hard to stay in school. You do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    asks: ['cohortYear', 'mailingAddress'],
    documents: { demand: 'optional' },
  },
  'emergency-aid-college-promise': {
    welcome: {
      title: 'What is college promise emergency aid?',
      body: 'The college promise partners in our region help students stay in college when money runs short.\n\nIt is a grant. You do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    asks: ['affiliatedOrganization', 'zipCode'],
    otherInformation: 'required',
    documents: { demand: 'optional' },
  },
  'emergency-aid-enrollment-gpa': {
    welcome: {
      title: 'What is emergency aid for enrolled students?',
      body: 'This aid is for students who are enrolled and keep up their grades. We check your enrollment and your GPA before we decide.\n\nYou do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    asks: ['school'],
    documents: {
      demand: 'required',
      which: 'Upload proof that you are enrolled and a transcript that shows your GPA.',
    },
    verification: 'byReviewer',
  },
  'emergency-aid-high-school': {
    welcome: {
      title: 'What is emergency aid for high school students?',
      body: 'This aid is for high school students in one of our college partner schools when something unexpected happens.\n\nYou do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    asks: ['attendingHighSchool'],
    fafsa: 'notAsked',
    documents: 'none',
  },
  'emergency-aid-mentoring-fellows': {
    welcome: {
      title: 'What is the fellows scholarship?',
      body: 'The scholarship is for fellows of our mentoring network. It helps when something unexpected makes it hard to stay in school.\n\nYou do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    asks: ['school', 'cohortYear'],
    documents: 'none',
  },
  'emergency-aid-national-service': {
    welcome: {
      title: 'What is the member support fund?',
      body: 'The fund helps national service members when something unexpected makes it hard to finish their service.\n\nYou do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    asks: ['applicantStatus', 'mailingAddress'],
    documents: { demand: 'skippable' },
  },
  'emergency-aid-public-benefits': {
    welcome: {
      title: 'What is emergency aid?',
      body: 'Emergency aid is money for college students when something unexpected happens. We also ask about public benefits, so that we can tell you about other help.\n\nYou do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    asks: ['receivedBenefits'],
  },
  'emergency-aid-technical-college': {
    welcome: {
      title: 'What is technical college emergency aid?',
      body: 'This aid is for students of the state technical colleges when something unexpected happens.\n\nYou do not have to pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    asks: ['techId', 'applicantStatus'],
  },
} as const satisfies Record<string, EmergencyAidVariant>;
