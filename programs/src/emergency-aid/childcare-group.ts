import { answer, type QuestionGroup } from '@handrail/engine';
import { situationQuestion } from './situation-question.ts';

export const childcareGroup: QuestionGroup = {
  key: 'childcare',
  name: 'Child care',
  dynamicLogic: answer('applicableEmergencyCategories').includes('childcare'),
  questions: [
    situationQuestion({
      key: 'childcareSituation',
      title: 'What is going on with your child care?',
      copy: 'Child care situation',
      options: [
        { label: 'I cannot afford child care', value: 'cannot-afford' },
        { label: 'I lost my child care', value: 'lost-childcare' },
        { label: 'I am behind on child care payments', value: 'behind-on-payments' },
        { label: 'My child care does not fit my class or work hours', value: 'hours-do-not-fit' },
      ],
    }),
  ],
};
