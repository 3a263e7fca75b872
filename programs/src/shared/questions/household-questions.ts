import { answer, defineQuestion } from '@handrail/engine';
import { count } from '../fields/count.ts';
import { otherText } from '../fields/other-text.ts';
import { standsAlone } from '../fields/stands-alone.ts';
import { yesNo } from '../fields/yes-no.ts';
import { dependentsOptions } from '../options/dependents.ts';
import { householdIncomes } from '../../data/household-incomes.ts';
import { housingTypeOptions } from '../options/housing-type.ts';
import { transportationOptions } from '../options/transportation.ts';

export const housingTypeQuestion = defineQuestion({
  key: 'housingType',
  copy: { title: 'Where do you live?' },
  fields: [{ type: 'RadioList', key: 'housingType', copy: 'Housing', options: housingTypeOptions }],
});

export const householdSizeQuestion = defineQuestion({
  key: 'householdSize',
  copy: { title: 'How many people live in your household?' },
  fields: [
    count({
      key: 'householdSize',
      copy: 'Household size',
      helperText: 'Include yourself.',
      validation: { min: 1 },
    }),
  ],
});

export const dependentsQuestion = defineQuestion({
  key: 'dependents',
  copy: { title: 'Do you have dependents?', intro: 'A dependent is someone you support with your money.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'dependents.dependents',
      copy: 'Dependents',
      options: dependentsOptions,
      validation: { rules: [standsAlone('dependents.dependents', 'no')] },
    },
    count({
      key: 'dependents.yesUnder18.number',
      copy: 'How many are under 18?',
      dynamicLogic: answer('dependents.dependents').includes('yesUnder18'),
      validation: { min: 1 },
    }),
    count({
      key: 'dependents.yesOver18.number',
      copy: 'How many are 18 or over?',
      dynamicLogic: answer('dependents.dependents').includes('yesOver18'),
      validation: { min: 1 },
    }),
  ],
});

export const childcareIssuesQuestion = defineQuestion({
  key: 'childcareIssues',
  copy: { title: 'Does child care make it hard to run your business?' },
  fields: [yesNo({ key: 'childcareIssues', copy: 'Child care makes it hard' })],
});

export const transportationQuestion = defineQuestion({
  key: 'transportation',
  copy: { title: 'How do you get around?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'transportation.modes',
      copy: 'Ways to travel',
      options: transportationOptions,
    },
    otherText({ key: 'transportation.other', of: 'transportation.modes', copy: 'Which other way?' }),
  ],
});

export const householdIncomeQuestion = defineQuestion({
  key: 'householdIncome',
  copy: { title: 'How much money does your household make in a year?' },
  fields: [
    {
      type: 'Dropdown',
      key: 'householdIncome.annualAmount',
      copy: 'Household income each year',
      helperText: 'Add up the income of everyone in your household, before taxes.',
      options: householdIncomes.values,
    },
  ],
});
