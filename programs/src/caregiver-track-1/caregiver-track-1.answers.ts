import type { Answers } from '@handrail/engine';
import {
  claimByCheck,
  claimByDirectDeposit,
  courses,
  surveyLevel1Answers,
} from '../caregiver/incentive.answers.ts';
import type { AnswerSet } from '../answer-set.ts';

const level3: Answers = {
  ...claimByCheck,
  firstTimeApplying: 'no',
  incentiveLevel: 'level3',
  'documents.proofOfLevel3': [{ id: 'document-5', filename: 'proof.pdf' }],
};

export const caregiverTrack1AnswerSets: readonly AnswerSet[] = [
  {
    name: 'a first claim, paid into a bank account',
    answers: {
      ...claimByDirectDeposit,
      firstTimeApplying: 'yes',
      'courseCompletedL1.courses': courses,
      ...surveyLevel1Answers,
    },
    settings: { hasBankAccount: true },
  },
  {
    name: 'Level 1 by someone who applied before',
    answers: {
      ...claimByCheck,
      firstTimeApplying: 'no',
      incentiveLevel: 'level1',
      'courseCompletedL1.courses': courses,
    },
  },
  {
    name: 'Level 2, paid by check',
    answers: {
      ...claimByCheck,
      firstTimeApplying: 'no',
      incentiveLevel: 'level2',
      'courseCompletedL2.courses': courses,
      'surveyLevel2.courseSatisfaction': 'satisfied',
      'surveyLevel2.paymentHelped': 'strongly-agree',
    },
  },
  {
    name: 'Level 3 with a job at two places',
    answers: {
      ...level3,
      documentType: 'employment',
      employers: [
        { name: 'Bay Home Care', zipCode: '94607' },
        { name: 'East Shore Hospice', zipCode: '94710' },
      ],
      'eligibleRole.eligibleRole': ['home-health-aide', 'cna'],
      'surveyLevel3.newRoleSatisfaction': 'very-satisfied',
      'surveyLevel3.trainingPrepared': 'agree',
    },
  },
  {
    name: 'Level 3 with a certification on the second try',
    answers: {
      ...level3,
      documentType: 'certification',
      numberOfCertificationTests: '2-times',
      'surveyLevel3.newRoleSatisfaction': 'have-not-started-a-new-role',
    },
  },
  { name: 'Level 3 with a new license', answers: { ...level3, documentType: 'licenseRegistration' } },
  {
    name: 'Level 3 with a place in nursing school',
    answers: { ...level3, documentType: 'courseworkRegistration' },
  },
  {
    name: 'Level 3 as a community health worker in homes',
    answers: { ...level3, documentType: 'employmentHomeBasedCHW' },
  },
];
