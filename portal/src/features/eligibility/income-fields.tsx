import {
  findIncomeLimitCents,
  formatCents,
  listAmiKeys,
  toIncomeKey,
  type EligibilityQuestion,
} from '@handrail/engine';
import { RadioField, TextField } from '@handrail/ui';
import { useState } from 'react';
import { useText } from '../../shared/context/use-text.ts';
import { AreaField } from './area-field.tsx';
import styles from './eligibility.module.css';
import { IncomeClash } from './income-clash.tsx';
import { SizeField } from './size-field.tsx';
import { toFieldId, type QuestionFieldProps } from './question-props.ts';

interface IncomeFieldsProps extends QuestionFieldProps {
  readonly question: Extract<EligibilityQuestion, { readonly type: 'AMIComponent' }>;
}

/** Area, household size and whether the income is above the limit that follows from both. */
export function IncomeFields({ question, answers, areas, asksIncome, missing, onChange }: IncomeFieldsProps) {
  const say = useText();
  const [isTyping, setIsTyping] = useState(false);
  const [location, householdSize, isIncomeAboveLimit] = listAmiKeys(question.key);
  const income = toIncomeKey(question.key);
  const area = areas[question.key];
  const size = Number(answers[householdSize] ?? 0);
  const cents = area && findIncomeLimitCents(area, size, question.props?.tier);
  const wordsOf = (key: string) => ({
    id: toFieldId(key),
    required: true,
    error: missing.includes(key) ? say('eligibility.required', 'Please answer this question') : undefined,
  });

  return (
    <fieldset className={styles.group}>
      <legend>{question.copy}</legend>
      {question.description && <p>{question.description}</p>}
      <AreaField
        {...wordsOf(location)}
        area={area}
        onChoose={(chosen) => {
          onChange({ [location]: chosen?.id }, { [question.key]: chosen });
        }}
      />
      <SizeField
        {...wordsOf(householdSize)}
        answer={answers[householdSize]}
        onChange={(size) => {
          onChange({ [householdSize]: size });
        }}
      />
      <TextField
        id={toFieldId(`${question.key}.limit`)}
        label={say('eligibility.limit', 'Maximum household income')}
        hint={say(
          'eligibility.limit.hint',
          'Per year, before taxes. It depends on where you live and the size of your household.',
        )}
        readOnly
        value={cents === undefined ? '' : formatCents(cents)}
      />
      <RadioField
        {...wordsOf(isIncomeAboveLimit)}
        label={say('eligibility.above', 'Is your household’s income above this amount?')}
        options={[
          { value: 'true', label: say('eligibility.yes', 'Yes') },
          { value: 'false', label: say('eligibility.no', 'No') },
        ]}
        value={String(answers[isIncomeAboveLimit] ?? '')}
        onChange={(chosen) => {
          onChange({ [isIncomeAboveLimit]: chosen });
        }}
      />
      {asksIncome && (
        <TextField
          id={toFieldId(income)}
          optional
          prefix="$"
          fit="money"
          inputMode="decimal"
          maxLength={20}
          label={say('eligibility.income', 'What is your household’s yearly income?')}
          hint={say('eligibility.income.hint', 'Some of our programs have a lower limit.')}
          error={
            missing.includes(income)
              ? say('eligibility.income.unread', 'Enter a yearly amount in dollars, like 48,000')
              : undefined
          }
          value={String(answers[income] ?? '')}
          onFocus={() => {
            setIsTyping(true);
          }}
          onBlur={() => {
            setIsTyping(false);
          }}
          onChange={({ target }) => {
            onChange({ [income]: target.value });
          }}
        />
      )}
      {asksIncome && !isTyping && <IncomeClash live question={question} answers={answers} areas={areas} />}
    </fieldset>
  );
}
