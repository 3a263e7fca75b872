import { answer, type QuestionGroup } from '@handrail/engine';

export const learningGroup: QuestionGroup = {
  key: 'learning',
  name: 'Learning',
  dynamicLogic: answer('applicableEmergencyCategories').includes('learning'),
  questions: [
    {
      key: 'learningSituation',
      copy: { title: 'What makes it hard to learn?', intro: 'Check all that apply.' },
      fields: [
        {
          type: 'CheckboxGroup',
          key: 'learningSituation',
          copy: 'Learning situation',
          options: [
            { label: 'I cannot afford books', value: 'cannot-afford-books' },
            { label: 'I cannot afford supplies', value: 'cannot-afford-supplies' },
            { label: 'My computer is broken', value: 'computer-broken' },
            { label: 'None of these', value: 'none' },
          ],
        },
      ],
    },
  ],
};
