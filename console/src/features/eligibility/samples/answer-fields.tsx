import {
  householdSizes,
  listAmiKeys,
  settleIncomes,
  toIncomeKey,
  type EligibilityAnswers,
  type EligibilityQuestion,
} from '@handrail/engine';
import { SelectField, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { setText } from '../change-content.ts';
import styles from '../eligibility.module.css';
import { yesNoTexts } from '../questions/question-texts.ts';
import { AreaPicker } from './area-picker.tsx';
import { useSampleAreas } from './use-sample-areas.ts';

interface AnswerFieldsProps {
  readonly questions: readonly EligibilityQuestion[];
  readonly answers: EligibilityAnswers;
  readonly onChange: (answers: EligibilityAnswers) => void;
}

/** What a sample household answers to the questions of a draft. */
export function AnswerFields({ questions, answers, onChange }: AnswerFieldsProps) {
  const { i18n } = useLingui();
  const { areas } = useSampleAreas();
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
        return null;
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
        const [location, householdSize, isIncomeAboveLimit] = listAmiKeys(question.key);
        const settled = settleIncomes([question], { ...answers, [isIncomeAboveLimit]: undefined }, areas);
        const isAbove = settled[isIncomeAboveLimit];
        return (
          <fieldset key={question.id}>
            <legend>{question.copy}</legend>
            <AreaPicker
              label={i18n._({ id: 'console.eligibility.sample.area', message: 'Where the household lives' })}
              value={String(answers[location] ?? '')}
              onChange={(areaId) => onChange(setText(answers, location, areaId))}
            />
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
            {isAbove === undefined ? (
              <SelectField
                label={i18n._({
                  id: 'console.eligibility.sample.above',
                  message: 'Is the income above the limit?',
                })}
                hint={i18n._({
                  id: 'console.eligibility.sample.above.hint',
                  message: 'Follows from place, size and income once you give them.',
                })}
                {...bind(isIncomeAboveLimit)}
              >
                <option value="">{none}</option>
                <option value="true">{labels.yes}</option>
                <option value="false">{labels.no}</option>
              </SelectField>
            ) : (
              <p className={styles.muted}>
                {isAbove === true ? (
                  <Trans
                    id="console.eligibility.sample.is-above"
                    message="This income is above the limit there."
                  />
                ) : (
                  <Trans
                    id="console.eligibility.sample.is-within"
                    message="This income is not above the limit there."
                  />
                )}
              </p>
            )}
          </fieldset>
        );
      }
    }
  });
}
