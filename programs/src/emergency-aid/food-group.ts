import { answer, defineOptions, matches, not, type QuestionGroup } from '@handrail/engine';
import { foodChallenges } from '../data/food-challenges.ts';
import { yesNo } from '../shared/fields/yes-no.ts';
import { situationQuestion } from './situation-question.ts';

const howOften = defineOptions([
  { label: 'Often', value: 'often' },
  { label: 'Sometimes', value: 'sometimes' },
  { label: 'Never', value: 'never' },
]);

const dayMessage = 'Enter a valid amount of days';

export const foodGroup: QuestionGroup = {
  key: 'food',
  name: 'Food',
  dynamicLogic: answer('applicableEmergencyCategories').includes('food'),
  questions: [
    {
      key: 'foodSecurity',
      copy: { title: 'Do you have enough to eat?', intro: 'Think about the past 30 days.' },
      fields: [
        {
          type: 'RadioList',
          key: 'foodPersistence',
          copy: 'How often did your food run out before you had money to buy more?',
          options: howOften,
        },
        {
          type: 'RadioList',
          key: 'unbalancedMeals',
          copy: 'How often could you not afford to eat balanced meals?',
          options: howOften,
        },
      ],
    },
    {
      key: 'skippedMeals',
      copy: { title: 'Skipped meals' },
      fields: [
        yesNo({
          key: 'hasSkippedMealsInPastMonth',
          copy: 'In the past 30 days, did you skip meals because you did not have enough money for food?',
        }),
        {
          type: 'Text',
          inputType: 'Number',
          key: 'skippedMealsInPastMonth',
          copy: 'Number of days',
          helperText: 'On how many of the past 30 days did you skip a meal?',
          dynamicLogic: answer('hasSkippedMealsInPastMonth').isYes(),
          validation: {
            min: 1,
            max: 30,
            message: dayMessage,
            // The limits speak for everything else, so the rule is only about fractions between them.
            rules: [
              {
                rule: not(matches(answer('skippedMealsInPastMonth'), '^([1-9]|[12][0-9])[.]')),
                message: dayMessage,
              },
            ],
          },
        },
      ],
    },
    situationQuestion({
      key: 'foodChallenges',
      title: 'What makes it hard to get food?',
      copy: 'Food challenges',
      options: foodChallenges.values,
    }),
  ],
};
