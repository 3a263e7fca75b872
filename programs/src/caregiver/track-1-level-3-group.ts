import { answer, type Question, type QuestionGroup } from '@handrail/engine';
import { eligibleRoles } from '../data/eligible-roles.ts';
import { employmentVerificationCopy } from './employment-verification.ts';
import { employersField } from './employers-field.ts';
import { isLevel3 } from './level-choice.ts';
import { levelSurvey } from './level-surveys.ts';

/** A first job, license or certification, and the proof of it. */
export const track1Level3Group: QuestionGroup = {
  key: 'level3',
  name: 'Level 3 Retention & Recruitment',
  dynamicLogic: isLevel3,
  questions: [
    proofQuestion(),
    employmentQuestion(),
    certificationTestsQuestion(),
    levelSurvey('surveyLevel3'),
  ],
};

function proofQuestion(): Question {
  return {
    key: 'documentType',
    copy: {
      title: 'What proof do you have for Level 3?',
      intro: 'Choose one of the five options. Then upload your documents.',
    },
    fields: [
      {
        type: 'RadioList',
        key: 'documentType',
        copy: 'Your proof',
        options: [
          { label: 'A job in an eligible role', value: 'employment' },
          { label: 'A new license or registration', value: 'licenseRegistration' },
          { label: 'A new certification', value: 'certification' },
          { label: 'Registration for coursework toward a license', value: 'courseworkRegistration' },
          {
            label: 'A job as a community health worker in home settings',
            value: 'employmentHomeBasedCHW',
          },
        ],
      },
      {
        type: 'Typography',
        key: 'documentType.license',
        copy: 'A new license must have been earned since November 1, 2023.\nCourse certificates do not qualify.',
        variant: 'list',
      },
      {
        type: 'Typography',
        key: 'documentType.verification',
        copy: employmentVerificationCopy,
        dynamicLogic: answer('documentType').isOneOf(['employment', 'employmentHomeBasedCHW']),
      },
      { type: 'Document', key: 'documents.proofOfLevel3', copy: 'Proof for Level 3' },
    ],
  };
}

function employmentQuestion(): Question {
  return {
    key: 'employers',
    copy: { title: 'Where do you work, and in which role?' },
    dynamicLogic: answer('documentType').equals('employment'),
    fields: [
      employersField(),
      {
        type: 'CheckboxGroup',
        key: 'eligibleRole.eligibleRole',
        copy: 'Which roles do you work in?',
        options: eligibleRoles.values,
      },
    ],
  };
}

function certificationTestsQuestion(): Question {
  return {
    key: 'numberOfCertificationTests',
    copy: { title: 'How many times did you take the certification test?' },
    dynamicLogic: answer('documentType').equals('certification'),
    fields: [
      {
        type: 'RadioList',
        key: 'numberOfCertificationTests',
        copy: 'Number of tests',
        options: [
          { label: '1 time', value: '1-time' },
          { label: '2 times', value: '2-times' },
          { label: '3 times', value: '3-times' },
          { label: '4 times', value: '4-times' },
          { label: '5 times', value: '5-times' },
          { label: 'More than 5 times', value: 'more-than-5-times' },
        ],
      },
    ],
  };
}
