import { listCourses, olderClaim, talkative } from '../caregiver/older.answers.ts';
import type { AnswerSet } from '../answer-set.ts';

export const caregiverLearnAndEarnAnswerSets: readonly AnswerSet[] = [
  {
    name: 'Level 1 with all of its 50 hours, paid into a bank account',
    answers: {
      ...olderClaim,
      ...talkative,
      preferredPaymentMethod: 'DirectDeposit',
      incentiveLevel: 'level1',
      'courseCompletedL1.courses': listCourses(
        'Home Health Aide for Nurse Assistants',
        'Home Care Aide Training',
      ),
      'surveyL1.willingToAnswer': 'yes',
      'surveyL1.courseSatisfaction': 'satisfied',
    },
    settings: { hasBankAccount: true },
  },
  {
    name: 'a second claim of Level 1',
    answers: {
      ...olderClaim,
      incentiveLevel: 'secondLevel1',
      'courseCompletedL1.courses': listCourses('Peer Mentor Training'),
      'surveyL1.skipped': true,
    },
  },
  {
    name: 'Level 2',
    answers: {
      ...olderClaim,
      incentiveLevel: 'level2',
      completed15CourseHours: 'yes',
      'surveyL2.willingToAnswer': 'yes',
      'surveyL2.paymentHelped': 'agree',
    },
  },
  {
    name: 'Level 3',
    answers: {
      ...olderClaim,
      incentiveLevel: 'level3',
      worked40HoursForThreeMonths: 'yes',
      'documents.proofOfWorkL3': [{ id: 'document-9', filename: 'verification.pdf' }],
      'surveyL3.willingToAnswer': 'yes',
      'surveyL3.stayLikelihood': 'very-likely',
    },
  },
];
