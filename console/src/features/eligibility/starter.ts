import type { EligibilityContent } from '@handrail/engine';
import type { I18n } from '@lingui/core';

/** A first pre-check to change: income by area, and where people live. */
export function startContent(i18n: I18n): EligibilityContent {
  const incomeKey = 'income';
  return {
    questions: [
      {
        id: crypto.randomUUID(),
        key: incomeKey,
        type: 'AMIComponent',
        copy: i18n._({ id: 'console.eligibility.starter.income', message: 'Tell us about your household' }),
        props: { tier: 'low' },
      },
      {
        id: crypto.randomUUID(),
        key: 'needsHelp',
        type: 'YesOrNo',
        copy: i18n._({
          id: 'console.eligibility.starter.help',
          message: 'Do you need help with your bills right now?',
        }),
        props: { answer: 'yes' },
      },
    ],
    samples: [
      {
        id: crypto.randomUUID(),
        name: i18n._({
          id: 'console.eligibility.starter.sample',
          message: 'A family of four with $48,000 a year',
        }),
        answers: {
          [`${incomeKey}.householdSize`]: '4',
          [`${incomeKey}.income`]: '48000',
          [`${incomeKey}.isIncomeAboveLimit`]: 'false',
          needsHelp: 'yes',
        },
      },
    ],
  };
}
