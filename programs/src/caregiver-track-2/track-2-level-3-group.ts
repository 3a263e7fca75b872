import { answer, type Question, type QuestionGroup } from '@handrail/engine';
import { employersField } from '../caregiver/employers-field.ts';
import { employmentVerificationCopy } from '../caregiver/employment-verification.ts';
import { isLevel3 } from '../caregiver/level-choice.ts';
import { levelSurvey } from '../caregiver/level-surveys.ts';
import { jobSurveyDetails } from './job-survey-details.ts';

/** The license people came with, and proof of work or of a new certification. */
export const track2Level3Group: QuestionGroup = {
  key: 'level3',
  name: 'Level 3 Retention & Recruitment',
  dynamicLogic: isLevel3,
  questions: [
    {
      key: 'license',
      copy: {
        title: 'Which license or certification do you hold?',
        intro:
          'Upload your California license or certification. If you are a community health worker, upload your certificate or a letter from your employer.',
      },
      fields: [{ type: 'Document', key: 'documents.license', copy: 'License or certification' }],
    },
    {
      key: 'proofOfEligibilityType',
      copy: { title: 'What proof do you have for Level 3?' },
      fields: [
        {
          type: 'RadioList',
          key: 'proofOfEligibilityType',
          copy: 'Your proof',
          options: [
            { label: 'Work in an eligible role', value: 'employment' },
            { label: 'A new certification', value: 'certification' },
          ],
        },
      ],
    },
    employersQuestion(),
    {
      key: 'certification',
      copy: { title: 'What is your new certification?' },
      dynamicLogic: answer('proofOfEligibilityType').equals('certification'),
      fields: [{ type: 'Document', key: 'documents.certification', copy: 'New certification' }],
    },
    levelSurvey('surveyLevel3', jobSurveyDetails),
  ],
};

function employersQuestion(): Question {
  return {
    key: 'employers',
    copy: { title: 'Where did you work?', intro: employmentVerificationCopy },
    dynamicLogic: answer('proofOfEligibilityType').equals('employment'),
    fields: [
      {
        type: 'Typography',
        key: 'employmentRequirements',
        copy: 'You worked 40 hours per month in California for 4 months or more since the program started.\nThe most recent month was in a qualifying setting.\nWe need forms from each employer.',
        variant: 'list',
      },
      employersField([
        {
          type: 'Document',
          key: 'employmentProof',
          copy: 'Employment verification form from this employer',
        },
      ]),
    ],
  };
}
