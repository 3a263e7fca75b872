import { answer, iff, or, type Question, type QuestionGroup, type Rule } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';

/** The claims that a part of the form is for. */
export const isLevel1: Rule = or(
  answer('incentiveLevel').equals('level1'),
  answer('firstTimeApplying').isYes(),
);
export const isLevel2: Rule = answer('incentiveLevel').equals('level2');
export const isLevel3: Rule = answer('incentiveLevel').equals('level3');

const firstTimeQuestion: Question = {
  key: 'firstTimeApplying',
  copy: {
    title: 'Is this your first time applying for an incentive payment?',
    intro: 'If so, you will start with Level 1 Jump Start.',
  },
  fields: [
    yesNo({ key: 'firstTimeApplying', copy: 'First time applying' }),
    {
      type: 'Calculated',
      key: 'claimedLevel',
      copy: 'Level you are claiming',
      formula: iff(answer('firstTimeApplying').isYes(), 'level1', answer('incentiveLevel')),
      display: 'hidden',
    },
  ],
};

const levelQuestion: Question = {
  key: 'incentiveLevel',
  copy: {
    title: 'Which level are you applying for?',
    intro: 'You can claim each level once, in either track. Claim the levels in order.',
  },
  dynamicLogic: answer('firstTimeApplying').isNo(),
  fields: [
    {
      type: 'RadioList',
      key: 'incentiveLevel',
      copy: 'Incentive level',
      options: [
        {
          label: 'Level 1 Jump Start',
          value: 'level1',
          description: 'For your first 15 or more hours of courses.',
        },
        {
          label: 'Level 2 Leap Forward',
          value: 'level2',
          description: 'For 15 more hours of courses. The payment is $750. You must claim Level 1 first.',
        },
        {
          label: 'Level 3 Retention & Recruitment',
          value: 'level3',
          description: 'For work or a new license. You must claim Levels 1 and 2 first.',
        },
      ],
    },
  ],
};

export const levelChoiceGroup: QuestionGroup = {
  key: 'levelChoice',
  name: 'Your level',
  questions: [firstTimeQuestion, levelQuestion],
};
