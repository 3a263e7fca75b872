import type { EligibilityQuestion, IncomeTier } from '@handrail/engine';
import type { I18n } from '@lingui/core';

export type QuestionType = EligibilityQuestion['type'];

export const questionTypes = ['YesOrNo', 'Dropdown', 'TextInput', 'AMIComponent', 'Content'] as const;

export function questionTypeText(i18n: I18n, type: QuestionType): string {
  switch (type) {
    case 'Content':
      return i18n._({ id: 'console.eligibility.type.content', message: 'Text to read' });
    case 'AMIComponent':
      return i18n._({ id: 'console.eligibility.type.income', message: 'Household and income' });
    case 'Dropdown':
      return i18n._({ id: 'console.eligibility.type.choices', message: 'List of choices' });
    case 'TextInput':
      return i18n._({ id: 'console.eligibility.type.text', message: 'Typed answer' });
    case 'YesOrNo':
      return i18n._({ id: 'console.eligibility.type.yes-no', message: 'Yes or no' });
  }
}

export function tierText(i18n: I18n, tier: IncomeTier): string {
  switch (tier) {
    case 'extremelyLow':
      return i18n._({ id: 'console.eligibility.tier.extremely-low', message: 'Extremely low income' });
    case 'veryLow':
      return i18n._({ id: 'console.eligibility.tier.very-low', message: 'Very low income' });
    case 'low':
      return i18n._({ id: 'console.eligibility.tier.low', message: 'Low income' });
  }
}

export function yesNoTexts(i18n: I18n): Readonly<Record<'yes' | 'no', string>> {
  return {
    yes: i18n._({ id: 'console.eligibility.yes', message: 'Yes' }),
    no: i18n._({ id: 'console.eligibility.no', message: 'No' }),
  };
}

/** An empty question of a kind. */
export function startQuestion(type: QuestionType, key: string): EligibilityQuestion {
  const base = { id: crypto.randomUUID(), key, copy: '' };
  switch (type) {
    case 'Content':
      return { ...base, type, props: { content: '' } };
    case 'Dropdown':
      return { ...base, type, props: { label: '', items: [], answer: [] } };
    case 'TextInput':
      return { ...base, type, props: { label: '' } };
    case 'AMIComponent':
    case 'YesOrNo':
      return { ...base, type };
  }
}
