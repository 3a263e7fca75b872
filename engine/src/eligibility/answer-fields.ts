import type { Field, FieldOption } from '../definition/field.ts';
import type { Locale } from '../language/locale.ts';
import { listAmiKeys, toIncomeKey, type EligibilityQuestion } from './eligibility.ts';
import { eligibilityWords } from './eligibility-words.ts';
import { mostPeople } from './income-limit.ts';

/** The fields that hold the answers: one for each question, and four for the income question. */
export function listAnswerFields(questions: readonly EligibilityQuestion[], locale: Locale): Field[] {
  return questions.flatMap((question) => toFields(question, locale));
}

function toFields(question: EligibilityQuestion, locale: Locale): Field[] {
  const { key, copy } = question;
  const words = eligibilityWords(locale);
  switch (question.type) {
    case 'Content':
      return [];
    case 'AMIComponent': {
      const [location, householdSize, isIncomeAboveLimit] = listAmiKeys(key);
      const { asks } = words.income;
      const options = toOptions('true', words.yes, 'false', words.no);
      return [
        { type: 'Text', key: location, copy: asks.location },
        { type: 'Dropdown', key: householdSize, copy: asks.householdSize, options: sizes },
        { type: 'RadioList', key: isIncomeAboveLimit, copy: asks.isIncomeAboveLimit, options },
        { type: 'Text', key: toIncomeKey(key), copy: asks.income, inputType: 'Currency' },
      ];
    }
    case 'Dropdown':
      return [{ type: 'Dropdown', key, copy, options: question.props.items }];
    case 'TextInput':
      return [{ type: 'Text', key, copy }];
    case 'YesOrNo':
      return [{ type: 'RadioList', key, copy, options: toOptions('yes', words.yes, 'no', words.no) }];
  }
}

const sizes: FieldOption[] = Array.from({ length: mostPeople }, (_, index) => ({
  label: String(index + 1),
  value: String(index + 1),
}));

function toOptions(one: string, oneLabel: string, other: string, otherLabel: string): FieldOption[] {
  return [
    { value: one, label: oneLabel },
    { value: other, label: otherLabel },
  ];
}
