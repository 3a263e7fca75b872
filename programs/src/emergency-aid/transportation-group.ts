import { answer, type QuestionGroup } from '@handrail/engine';
import { transportationSituations } from '../data/transportation-situations.ts';
import { situationQuestion } from './situation-question.ts';

export const transportationGroup: QuestionGroup = {
  key: 'transportation',
  name: 'Transportation',
  dynamicLogic: answer('applicableEmergencyCategories').includes('transportation'),
  questions: [
    situationQuestion({
      key: 'transportationSituation',
      title: 'What makes it hard to get around?',
      copy: 'Transportation situation',
      options: transportationSituations.values,
    }),
  ],
};
