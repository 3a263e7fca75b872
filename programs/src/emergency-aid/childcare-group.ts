import { answer, type QuestionGroup } from '@handrail/engine';
import { childcareSituations } from '../data/childcare-situations.ts';
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
      options: childcareSituations.values,
    }),
  ],
};
