import { answer, type QuestionGroup } from '@handrail/engine';
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
      options: [
        { label: 'My car needs repairs', value: 'car-repairs' },
        { label: 'I cannot afford gas', value: 'cannot-afford-gas' },
        { label: 'I cannot afford the bus or train', value: 'cannot-afford-transit' },
        { label: 'I cannot pay for my car or its insurance', value: 'cannot-afford-car' },
        { label: 'I have no way to get to school or work', value: 'no-transportation' },
      ],
    }),
  ],
};
