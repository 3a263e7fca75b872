import { and, answer, defineOptions, defineQuestion, defineSection, not } from '@handrail/engine';
import { count } from '../shared/fields/count.ts';
import { yesNo } from '../shared/fields/yes-no.ts';
import { benefitsQuestions } from './benefits-questions.ts';
import { hiringQuestions } from './hiring-questions.ts';

const employeeKinds = defineOptions([
  { label: 'Full-time employees', value: 'fullTimeEmployees' },
  { label: 'Part-time employees', value: 'partTimeEmployees' },
  { label: 'No employees', value: 'noEmployees' },
  { label: 'Contractors or consultants', value: 'contractorsConsultants' },
]);

const payYourselfQuestion = defineQuestion({
  key: 'payYourselfAsW2',
  copy: {
    title: 'Do you pay yourself as a W-2 employee?',
    intro: 'If so, your business takes taxes out of your pay and gives you a W-2 form each year.',
  },
  fields: [yesNo({ key: 'payYourselfAsW2', copy: 'I am paid as a W-2 employee' })],
});

const hasEmployeesQuestion = defineQuestion({
  key: 'hasEmployees',
  copy: { title: 'Who works for your business?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'hasEmployees.values',
      copy: 'People who work for the business',
      options: employeeKinds,
      validation: {
        rules: [
          {
            rule: not(
              and(
                answer('hasEmployees.values').includes('noEmployees'),
                answer('hasEmployees.values').includesAny(['fullTimeEmployees', 'partTimeEmployees']),
              ),
            ),
            message: 'Choose either employees or no employees',
          },
        ],
      },
    },
    count({
      key: 'employees.fullTime.number',
      copy: 'How many full-time employees?',
      helperText: 'They work 30 or more hours a week.',
      dynamicLogic: answer('hasEmployees.values').includes('fullTimeEmployees'),
      validation: { min: 1 },
    }),
    count({
      key: 'employees.partTime.number',
      copy: 'How many part-time employees?',
      helperText: 'They work less than 30 hours a week.',
      dynamicLogic: answer('hasEmployees.values').includes('partTimeEmployees'),
      validation: { min: 1 },
    }),
  ],
});

export const workforceSection = defineSection({
  key: 'workforce',
  name: 'Workforce',
  overview: {
    title: 'Workforce',
    description: 'Here we ask who works for you, what benefits they get and who you want to hire.',
  },
  questionGroups: [
    { key: 'team', name: 'Your team', questions: [payYourselfQuestion, hasEmployeesQuestion] },
    {
      key: 'benefits',
      name: 'Benefits',
      questions: [
        ...benefitsQuestions({
          adjective: 'full-time',
          employees: 'fullTimeEmployees',
          offerKey: 'offersBenefitsFulltime',
          benefitsKey: 'fullTimeBenefits',
        }),
        ...benefitsQuestions({
          adjective: 'part-time',
          employees: 'partTimeEmployees',
          offerKey: 'offersBenefitsParttime',
          benefitsKey: 'partTimeBenefits',
        }),
      ],
    },
    { key: 'hiring', name: 'Hiring', questions: hiringQuestions },
  ],
});
