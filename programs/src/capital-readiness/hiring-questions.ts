import { answer, defineOptions, type Question } from '@handrail/engine';
import { plannedRoles } from '../data/planned-roles.ts';
import { count } from '../shared/fields/count.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { standsAlone } from '../shared/fields/stands-alone.ts';

const hiringPlans = defineOptions([
  { label: 'Hire more full-time employees', value: 'hireAdditionalFullTimeEmployees' },
  { label: 'Hire more part-time employees', value: 'hireAdditionalPartTimeEmployees' },
  { label: 'I have no plans to hire', value: 'noHiringPlans' },
]);

const planToHireQuestion: Question = {
  key: 'planToHire',
  copy: { title: 'Do you plan to hire in the next 12 months?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'planToHire.planToHire',
      copy: 'Hiring plans',
      options: hiringPlans,
      validation: { rules: [standsAlone('planToHire.planToHire', 'noHiringPlans')] },
    },
  ],
};

export const hiringQuestions: readonly Question[] = [
  planToHireQuestion,
  plannedRolesQuestion('plannedFulltimeRoles', 'full-time', 'hireAdditionalFullTimeEmployees'),
  plannedRolesQuestion('plannedParttimeRoles', 'part-time', 'hireAdditionalPartTimeEmployees'),
];

function plannedRolesQuestion(key: string, adjective: string, plan: string): Question {
  return {
    key,
    copy: { title: `Tell us about the ${adjective} jobs` },
    dynamicLogic: answer('planToHire.planToHire').includes(plan),
    fields: [
      count({ key: `${key}.number`, copy: 'How many people will you hire?', validation: { min: 1 } }),
      {
        type: 'Dropdown',
        key: `${key}.roles`,
        copy: 'Which roles?',
        options: plannedRoles.values,
        multiple: true,
      },
      otherText({ key: `${key}.other`, of: `${key}.roles`, copy: 'Which other role?' }),
    ],
  };
}
