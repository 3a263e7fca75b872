import type { Answers } from '@handrail/engine';
import {
  claimByCheck,
  claimByDirectDeposit,
  courses,
  surveyLevel1Answers,
} from '../caregiver/incentive.answers.ts';
import type { AnswerSet } from '../answer-set.ts';

const working: Answers = { workInAnEligibleJob: 'yes', employmentAttestation: true };
const volunteering: Answers = {
  workInAnEligibleJob: 'no',
  supervisedVolunteering: 'yes',
  employmentAttestation: true,
};
const license: Answers = { 'documents.license': [{ id: 'document-5', filename: 'license.pdf' }] };

export const caregiverTrack2AnswerSets: readonly AnswerSet[] = [
  {
    name: 'a first claim by a nurse at work, paid into a bank account',
    answers: {
      ...claimByDirectDeposit,
      ...working,
      firstTimeApplying: 'yes',
      'courseCompletedL1.courses': courses,
      ...surveyLevel1Answers,
      'surveyLevel1.jobSatisfaction': 'satisfied',
      'surveyLevel1.stayInJobLikelihood': 'unsure',
    },
    settings: { hasBankAccount: true },
  },
  {
    name: 'Level 1 by a volunteer who applied before',
    answers: {
      ...claimByCheck,
      ...volunteering,
      firstTimeApplying: 'no',
      incentiveLevel: 'level1',
      'courseCompletedL1.courses': courses,
      'surveyLevel1.findJobConfidence': 'very-confident',
      'surveyLevel1.startJobLikelihood': 'unsure',
    },
  },
  {
    name: 'Level 2 by someone at work',
    answers: {
      ...claimByCheck,
      ...working,
      firstTimeApplying: 'no',
      incentiveLevel: 'level2',
      'courseCompletedL2.courses': courses,
      'surveyLevel2.jobSatisfaction': 'dissatisfied',
      'surveyLevel2.stayInJobLikelihood': 'likely',
    },
  },
  {
    name: 'Level 2 by a volunteer',
    answers: {
      ...claimByCheck,
      ...volunteering,
      firstTimeApplying: 'no',
      incentiveLevel: 'level2',
      'courseCompletedL2.courses': courses,
      'surveyLevel2.findJobConfidence': 'somewhat-confident',
      'surveyLevel2.startJobLikelihood': 'likely',
    },
  },
  {
    name: 'Level 3 with work for two employers',
    answers: {
      ...claimByCheck,
      ...working,
      ...license,
      firstTimeApplying: 'no',
      incentiveLevel: 'level3',
      proofOfEligibilityType: 'employment',
      employers: [
        {
          name: 'Valley Nursing at Home',
          zipCode: '95814',
          employmentProof: [{ id: 'document-6', filename: 'valley.pdf' }],
        },
        {
          name: 'Capitol Care',
          zipCode: '95816',
          employmentProof: [{ id: 'document-7', filename: 'capitol.pdf' }],
        },
      ],
      'surveyLevel3.jobSatisfaction': 'very-satisfied',
    },
  },
  {
    name: 'Level 3 with a new certification',
    answers: {
      ...claimByCheck,
      ...volunteering,
      ...license,
      supervisedVolunteering: 'no',
      firstTimeApplying: 'no',
      incentiveLevel: 'level3',
      proofOfEligibilityType: 'certification',
      'documents.certification': [{ id: 'document-8', filename: 'certification.pdf' }],
    },
  },
];
