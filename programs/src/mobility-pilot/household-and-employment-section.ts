import { answer, type Question, type Section } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';
import { documentQuestion } from './document-question.ts';
import { householdMembersQuestion } from './household-members-question.ts';

const children: Question = {
  key: 'children',
  copy: { title: 'Your children' },
  fields: [
    yesNo({
      key: 'has16YearOldOrYounger',
      copy: 'Do you have a child who is 16 years old or younger?',
      validation: {
        rules: [
          {
            rule: answer('has16YearOldOrYounger').isYes(),
            message: 'You must have a child that is 16 years old or younger to be eligible for this program.',
          },
        ],
      },
    }),
  ],
};

const custody = documentQuestion({
  key: 'childCustodialDocumentation',
  title: 'Upload proof that the child lives with you',
  copy: 'Proof of custody',
  accepted: [
    'Birth certificate that names you as a parent',
    'Adoption documents',
    'Custody or guardianship order from a court',
    'Foster care placement letter',
    'Tax return that lists the child',
    'School or doctor record with your name and the name of the child',
  ],
});

const employment: Question = {
  key: 'employment',
  copy: { title: 'Your work' },
  fields: [
    yesNo({ key: 'employed', copy: 'Do you have a job, or work for yourself?' }),
    {
      type: 'Text',
      key: 'employerName',
      copy: "Employer's name",
      helperText: 'If you work for yourself, enter "self".',
      dynamicLogic: answer('employed').isYes(),
    },
    {
      type: 'RadioList',
      key: 'typeEmployment',
      copy: 'What kind of job is it?',
      dynamicLogic: answer('employed').isYes(),
      options: [
        { label: 'Part-time', value: 'part-time' },
        { label: 'Full-time', value: 'full-time' },
        { label: 'Contract', value: 'contract' },
        { label: 'Temporary', value: 'temporary' },
        { label: 'Seasonal', value: 'seasonal' },
      ],
    },
  ],
};

export const householdAndEmploymentSection: Section = {
  key: 'householdAndEmployment',
  name: 'Household and Employment',
  overview: {
    title: 'Your household and your work',
    description:
      'Have ready the income of everyone in your household and a document that shows that your child lives with you.',
  },
  questionGroups: [
    { key: 'household', name: 'Your household', questions: [children, custody, householdMembersQuestion] },
    { key: 'employment', name: 'Your work', questions: [employment] },
  ],
};
