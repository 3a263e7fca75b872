import type { Field, FieldOption } from '../../definition/field.ts';
import { buildScope, type Scope } from '../../rules/scope.ts';
import { householdSizes } from '../../eligibility/income-limit.ts';
import { listAmiKeys, toIncomeKey, yesNo, type EligibilityQuestion } from '../../eligibility/eligibility.ts';

/** What rules over a pre-check's answers see: the answer under each question's key, and the four of the income question. */
export function buildQuestionScope(questions: readonly EligibilityQuestion[]): Scope {
  return buildScope([{ key: 'questions', copy: { title: '' }, fields: questions.flatMap(listFields) }]);
}

function listFields(question: EligibilityQuestion): Field[] {
  const { key, copy } = question;
  switch (question.type) {
    case 'Content':
      return [];
    case 'Dropdown':
      return [{ type: 'Dropdown', key, copy, options: question.props.items }];
    case 'TextInput':
      return [{ type: 'Text', key, copy }];
    case 'YesOrNo':
      return [{ type: 'RadioList', key, copy, options: toOptions(yesNo) }];
    case 'AMIComponent': {
      const [location, householdSize, isIncomeAboveLimit] = listAmiKeys(key);
      return [
        { type: 'Text', key: location, copy },
        { type: 'Dropdown', key: householdSize, copy, options: householdSizes.map(toSizeOption) },
        { type: 'RadioList', key: isIncomeAboveLimit, copy, options: toOptions(['true', 'false']) },
        { type: 'Text', key: toIncomeKey(key), copy, inputType: 'Currency' },
      ];
    }
  }
}

function toOptions(values: readonly string[]): FieldOption[] {
  return values.map((value) => ({ label: value, value }));
}

function toSizeOption({ label, value }: (typeof householdSizes)[number]): FieldOption {
  return { label, value: String(value) };
}
