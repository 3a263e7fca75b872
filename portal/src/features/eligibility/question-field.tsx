import type { EligibilityQuestion } from '@handrail/engine';
import { Glyph, RadioField, RichText, SelectField, TextField } from '@handrail/ui';
import { useText } from '../../shared/context/use-text.ts';
import { introIconPaths } from '../../shared/programs/intro-icon-paths.ts';
import styles from './eligibility.module.css';
import { IncomeFields } from './income-fields.tsx';
import { toFieldId, type QuestionFieldProps } from './question-props.ts';

/** One question of the pre-check, whatever its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answers, missing, onChange } = props;
  const say = useText();
  const { key, copy, description } = question;
  if (question.type === 'Content') return <ContentCard question={question} />;
  if (question.type === 'AMIComponent') return <IncomeFields {...props} question={question} />;

  const value = String(answers[key] ?? '');
  const words = {
    id: toFieldId(key),
    required: true,
    hint: description,
    error: missing.includes(key) ? say('eligibility.required', 'Please answer this question') : undefined,
  };
  if (question.type === 'YesOrNo') {
    const options = [
      { value: 'yes', label: say('eligibility.yes', 'Yes') },
      { value: 'no', label: say('eligibility.no', 'No') },
    ];
    return (
      <RadioField
        {...words}
        label={copy}
        options={options}
        value={value}
        onChange={(chosen) => {
          onChange({ [key]: chosen });
        }}
      />
    );
  }
  const { label } = question.props;
  const named = copy === '' || copy === label ? label : copy;
  if (question.type === 'Dropdown') {
    return (
      <SelectField
        {...words}
        label={named}
        value={value}
        onChange={({ target }) => {
          onChange({ [key]: target.value });
        }}
      >
        <option value="">{say('eligibility.choose', 'Choose one')}</option>
        {question.props.items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...words}
      label={named}
      placeholder={question.props.format}
      maxLength={500}
      value={value}
      onChange={({ target }) => {
        onChange({ [key]: target.value });
      }}
    />
  );
}

function ContentCard({ question }: { readonly question: Extract<EligibilityQuestion, { type: 'Content' }> }) {
  const { icon, content } = question.props;
  const path = Object.entries(introIconPaths).find(([name]) => name === icon)?.[1];
  return (
    <section className={styles.content}>
      {path && <Glyph path={path} />}
      {question.copy !== '' && <h2>{question.copy}</h2>}
      <RichText text={content} />
    </section>
  );
}
