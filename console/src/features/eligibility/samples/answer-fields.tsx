import {
  householdSizes,
  listAmiKeys,
  toIncomeKey,
  type EligibilityAnswers,
  type EligibilityQuestion,
} from '@handrail/engine';
import { SelectField, TextField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { setText } from '../change-content.ts';
import { yesNoTexts } from '../questions/question-texts.ts';

interface AnswerFieldsProps {
  readonly questions: readonly EligibilityQuestion[];
  readonly answers: EligibilityAnswers;
  readonly onChange: (answers: EligibilityAnswers) => void;
}

/** Asks the questions of a draft, for a sample or to try them out. */
export function AnswerFields({ questions, answers, onChange }: AnswerFieldsProps) {
  const { i18n } = useLingui();
  const labels = yesNoTexts(i18n);
  const none = i18n._({ id: 'console.eligibility.no-answer', message: 'No answer' });

  function bind(key: string) {
    return {
      value: String(answers[key] ?? ''),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        onChange(setText(answers, key, value));
      },
    };
  }

  return questions.map((question) => {
    switch (question.type) {
      case 'Content':
        return <p key={question.id}>{question.props.content}</p>;
      case 'YesOrNo':
        return (
          <SelectField
            key={question.id}
            label={question.copy}
            hint={question.description}
            {...bind(question.key)}
          >
            <option value="">{none}</option>
            <option value="yes">{labels.yes}</option>
            <option value="no">{labels.no}</option>
          </SelectField>
        );
      case 'Dropdown':
        return (
          <SelectField
            key={question.id}
            label={question.copy}
            hint={question.description}
            {...bind(question.key)}
          >
            <option value="">{none}</option>
            {question.props.items.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        );
      case 'TextInput':
        return (
          <TextField
            key={question.id}
            label={question.copy}
            hint={question.description}
            {...bind(question.key)}
          />
        );
      case 'AMIComponent': {
        const [, householdSize, isIncomeAboveLimit] = listAmiKeys(question.key);
        return (
          <fieldset key={question.id}>
            <legend>{question.copy}</legend>
            <SelectField
              label={i18n._({ id: 'console.eligibility.subject.size', message: 'Household size' })}
              {...bind(householdSize)}
            >
              <option value="">{none}</option>
              {householdSizes.map(({ label, value }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextField
              label={i18n._({
                id: 'console.eligibility.subject.income',
                message: 'Yearly income in dollars',
              })}
              inputMode="numeric"
              prefix="$"
              {...bind(toIncomeKey(question.key))}
            />
            <SelectField
              label={i18n._({
                id: 'console.eligibility.sample.above',
                message: 'Is the income above the limit?',
              })}
              {...bind(isIncomeAboveLimit)}
            >
              <option value="">{none}</option>
              <option value="true">{labels.yes}</option>
              <option value="false">{labels.no}</option>
            </SelectField>
          </fieldset>
        );
      }
    }
  });
}
