import { answer, setting, type Question } from '@handrail/engine';

type Condition = Pick<Question, 'dynamicLogic' | 'applicantTypes'>;

/** The page with the tax form; what it says is kept apart from the answers. */
export function w9Question(condition: Condition = {}): Question {
  return {
    key: 'w9',
    copy: { title: 'Tax form (W9)' },
    layout: 'w9',
    ...condition,
    fields: [
      {
        type: 'Typography',
        key: 'w9.hint',
        copy: 'We need this form before we can pay you. Only {{partnerName}} and the IRS will see it.',
      },
      {
        type: 'Calculated',
        key: 'w9.isSaved',
        copy: 'Tax form',
        formula: setting('hasW9').equals(true),
        display: 'hidden',
        validation: {
          required: false,
          rules: [{ rule: answer('w9.isSaved').equals(true), message: 'Fill out and save the tax form' }],
        },
      },
    ],
  };
}
