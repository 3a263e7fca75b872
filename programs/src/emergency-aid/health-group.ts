import { answer, type QuestionGroup } from '@handrail/engine';
import { healthSituations } from '../data/health-situations.ts';
import { situationQuestion } from './situation-question.ts';

export const healthGroup: QuestionGroup = {
  key: 'health',
  name: 'Health and safety',
  dynamicLogic: answer('applicableEmergencyCategories').includesAny(['health', 'safety']),
  questions: [
    {
      key: 'missedDays',
      copy: { title: 'Days you missed' },
      fields: [
        {
          type: 'RadioList',
          key: 'physiologicSituationPastMonth',
          copy: 'In the past 30 days, on how many days did your health or safety keep you from school or work?',
          options: [
            { label: 'None', value: 'none' },
            { label: '1-2 days', value: '1-2-days' },
            { label: '3-5 days', value: '3-5-days' },
            { label: '6 or more days', value: '6-or-more-days' },
          ],
        },
      ],
    },
    situationQuestion({
      key: 'physiologicSituation',
      title: 'What is going on with your health or safety?',
      copy: 'Health or safety situation',
      options: healthSituations.values,
    }),
  ],
};
