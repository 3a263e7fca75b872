import { answer, defineQuestion, type Field } from '@handrail/engine';
import { count } from '../fields/count.ts';
import { longText } from '../fields/long-text.ts';

export const productsServicesQuestion = defineQuestion({
  key: 'productsServices',
  copy: { title: 'What does your business sell or do?' },
  fields: [longText({ key: 'productsServices', copy: 'Products and services', max: 1000 })],
});

export const employeesQuestion = employeesQuestionWith([]);

/** The same for a form that has something to say about the number. */
export function employeesQuestionWith(notes: readonly Field[]) {
  return defineQuestion({
    key: 'employees',
    copy: { title: 'How many people work for your business?', intro: 'Enter 0 if there are none.' },
    fields: [
      ...notes,
      count({
        key: 'employees.fullTime.number',
        copy: 'Full-time employees',
        helperText: 'They work 30 or more hours a week.',
      }),
      count({
        key: 'employees.partTime.number',
        copy: 'Part-time employees',
        helperText: 'They work less than 30 hours a week.',
      }),
      count({ key: 'employees.contractorsOrOther.number', copy: 'Contractors and other workers' }),
      longText({
        key: 'employees.contractorsOrOther.reason',
        copy: 'Why do you work with contractors or other workers?',
        max: 500,
        dynamicLogic: answer('employees.contractorsOrOther.number').isAtLeast(1),
      }),
    ],
  });
}

export const yearsInBusinessQuestion = defineQuestion({
  key: 'yearsInBusiness',
  copy: { title: 'How many years have you been in business?' },
  fields: [
    {
      type: 'Text',
      inputType: 'Number',
      key: 'yearsInBusiness',
      copy: 'Years in business',
      helperText: 'Half years are fine, such as 2.5.',
    },
  ],
});
