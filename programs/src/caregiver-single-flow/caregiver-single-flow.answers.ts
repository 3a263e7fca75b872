import { listCourses, olderClaim, talkative } from '../caregiver/older.answers.ts';
import type { AnswerSet } from '../answer-set.ts';

export const caregiverSingleFlowAnswerSets: readonly AnswerSet[] = [
  {
    name: 'Level 1 by someone who tells much, paid into a bank account',
    answers: {
      ...olderClaim,
      ...talkative,
      preferredPaymentMethod: 'DirectDeposit',
      incentiveLevel: 'level1',
      'courseCompletedL1.courses': listCourses('Home Care Aide Training', 'First Aid, CPR and AED'),
      'surveyL1.willingToAnswer': 'yes',
      'surveyL1.courseSatisfaction': 'very-satisfied',
      'surveyL1.coachingSatisfaction': 'did-not-receive-coaching-services',
      'surveyL1.skillConfidence': 'confident',
    },
    settings: { hasBankAccount: true },
  },
  {
    name: 'a second claim of Level 1 without the survey',
    answers: {
      ...olderClaim,
      incentiveLevel: 'secondLevel1',
      'courseCompletedL1.courses': listCourses('Dementia Care Certificate'),
      'surveyL1.skipped': true,
    },
  },
  {
    name: 'Level 2',
    answers: {
      ...olderClaim,
      incentiveLevel: 'level2',
      worked40Hours: 'yes',
      'courseCompletedL2.courses': listCourses('Peer Mentor Training'),
      'documents.proofOfWorkL2': [{ id: 'document-8', filename: 'verification.pdf' }],
      'surveyL2.willingToAnswer': 'yes',
      'surveyL2.paymentHelped': 'unsure',
      'surveyL2.workSatisfaction': 'satisfied',
    },
  },
  {
    name: 'Level 3 by someone who does not want to answer the survey',
    answers: {
      ...olderClaim,
      incentiveLevel: 'level3',
      worked40HoursForSixMonths: 'yes',
      'documents.proofOfWorkL3': [{ id: 'document-9', filename: 'verification.pdf' }],
      'surveyL3.willingToAnswer': 'no',
    },
  },
  {
    name: 'Level 3 by someone who answers the survey',
    answers: {
      ...olderClaim,
      incentiveLevel: 'level3',
      worked40HoursForSixMonths: 'yes',
      'documents.proofOfWorkL3': [{ id: 'document-9', filename: 'verification.pdf' }],
      'surveyL3.willingToAnswer': 'yes',
      'surveyL3.trainingPrepared': 'have-not-started-a-new-role',
      'surveyL3.stayLikelihood': 'likely',
    },
  },
];
