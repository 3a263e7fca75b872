import {
  findIncomeLimitCents,
  formatCents,
  householdSizes,
  listAmiKeys,
  toIncomeKey,
  type EligibilityAnswers,
  type EligibilityQuestion,
} from '@handrail/engine';
import { RadioField, RichText, SelectField, TextField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { setText } from '../change-content.ts';
import styles from '../eligibility.module.css';
import { yesNoTexts } from '../questions/question-texts.ts';
import { AreaPicker } from '../samples/area-picker.tsx';
import { useSampleAreas } from '../samples/use-sample-areas.ts';

interface PreviewQuestionProps {
  readonly question: EligibilityQuestion;
  readonly answers: EligibilityAnswers;
  /** Whether a program needs the yearly income itself. */
  readonly asksIncome: boolean;
  readonly onChange: (answers: EligibilityAnswers) => void;
}

/** One question as applicants see it. */
export function PreviewQuestion({ question, answers, asksIncome, onChange }: PreviewQuestionProps) {
  const { i18n } = useLingui();
  const labels = yesNoTexts(i18n);
  const id = `eligibility-preview-${question.id}`;
  const set = (text: string) => onChange(setText(answers, question.key, text));
  const words = {
    id,
    required: true,
    hint: question.description,
    value: String(answers[question.key] ?? ''),
  };
  switch (question.type) {
    case 'Content':
      return (
        <div>
          {question.copy !== '' && <strong>{question.copy}</strong>}
          <RichText text={question.props.content} />
        </div>
      );
    case 'YesOrNo':
      return (
        <RadioField
          {...words}
          label={question.copy}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: labels[value] }))}
          onChange={set}
        />
      );
    case 'Dropdown':
      return (
        <SelectField
          {...words}
          label={question.copy || question.props.label}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          <option value="">{i18n._({ id: 'console.eligibility.choose', message: 'Choose one' })}</option>
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
          {...words}
          label={question.copy || question.props.label}
          placeholder={question.props.format}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    case 'AMIComponent':
      return <PreviewIncome {...{ id, question, answers, asksIncome, onChange }} />;
  }
}

interface PreviewIncomeProps extends PreviewQuestionProps {
  readonly id: string;
  readonly question: Extract<EligibilityQuestion, { readonly type: 'AMIComponent' }>;
}

function PreviewIncome({ id, question, answers, asksIncome, onChange }: PreviewIncomeProps) {
  const { i18n } = useLingui();
  const { areas } = useSampleAreas();
  const labels = yesNoTexts(i18n);
  const [location, householdSize, isIncomeAboveLimit] = listAmiKeys(question.key);
  const textOf = (key: string) => String(answers[key] ?? '');
  const set = (key: string, text: string) => onChange(setText(answers, key, text));
  const area = areas.get(textOf(location));
  const cents = area && findIncomeLimitCents(area, Number(textOf(householdSize)), question.props?.tier);
  return (
    <fieldset className={styles.previewGroup}>
      <legend>{question.copy}</legend>
      {question.description && <p>{question.description}</p>}
      <AreaPicker
        label={i18n._({ id: 'console.eligibility.preview.area', message: 'Where do you live?' })}
        value={textOf(location)}
        onChange={(areaId) => set(location, areaId)}
      />
      <SelectField
        required
        label={i18n._({
          id: 'console.eligibility.preview.size',
          message: 'How many people are in your household?',
        })}
        value={textOf(householdSize)}
        onChange={({ currentTarget }) => set(householdSize, currentTarget.value)}
      >
        <option value="">{i18n._({ id: 'console.eligibility.choose', message: 'Choose one' })}</option>
        {householdSizes.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        readOnly
        label={i18n._({ id: 'console.eligibility.preview.limit', message: 'Maximum household income' })}
        value={cents === undefined ? '' : formatCents(cents)}
      />
      <RadioField
        id={id}
        required
        label={i18n._({
          id: 'console.eligibility.preview.above',
          message: 'Is your household’s income above this amount?',
        })}
        options={[
          { value: 'true', label: labels.yes },
          { value: 'false', label: labels.no },
        ]}
        value={textOf(isIncomeAboveLimit)}
        onChange={(chosen) => set(isIncomeAboveLimit, chosen)}
      />
      {asksIncome && (
        <TextField
          optional
          prefix="$"
          inputMode="decimal"
          label={i18n._({
            id: 'console.eligibility.preview.income',
            message: 'What is your household’s yearly income?',
          })}
          hint={i18n._({
            id: 'console.eligibility.preview.income.hint',
            message: 'Some of our programs have a lower limit.',
          })}
          value={textOf(toIncomeKey(question.key))}
          onChange={({ currentTarget }) => set(toIncomeKey(question.key), currentTarget.value)}
        />
      )}
    </fieldset>
  );
}
