import { answer, type QuestionGroup, type Rule } from '@handrail/engine';

/** Both claims for courses list them in the same place. */
export const isOlderLevel1: Rule = answer('incentiveLevel').isOneOf(['level1', 'secondLevel1']);

/** The four claims of the older forms, in the order in which they can be made. */
export const olderLevelChoiceGroup: QuestionGroup = {
  key: 'levelChoice',
  name: 'Your level',
  questions: [
    {
      key: 'incentiveLevel',
      copy: {
        title: 'Which level are you applying for?',
        intro: 'You can claim each of these once. Claim them in this order.',
      },
      fields: [
        {
          type: 'RadioList',
          key: 'incentiveLevel',
          copy: 'Incentive level',
          options: [
            {
              label: 'Level 1 Learn',
              value: 'level1',
              description: 'For your courses. Level 1 pays for up to 50 hours total.',
            },
            {
              label: 'Level 1 Learn, second claim',
              value: 'secondLevel1',
              description: 'For more courses, if you have not used all 50 hours.',
            },
            {
              label: 'Level 2 Learn Bonus',
              value: 'level2',
              description: 'A bonus of $750 after Level 1.',
            },
            {
              label: 'Level 3 Earn',
              value: 'level3',
              description: 'For staying in the field after Level 2.',
            },
          ],
        },
      ],
    },
  ],
};
