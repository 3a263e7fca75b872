import { incomeTiers, type ContentFault, type EligibilityQuestion, type IncomeTier } from '@handrail/engine';
import { SelectField, TextAreaField, TextField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { setText } from '../change-content.ts';
import { ItemsFields } from './items-fields.tsx';
import { tierText, yesNoTexts } from './question-texts.ts';

interface QuestionFieldsProps {
  readonly question: EligibilityQuestion;
  /** Its own faults, with paths below the question. */
  readonly faults: readonly ContentFault[];
  readonly onChange: (question: EligibilityQuestion) => void;
}

/** Everything that can be set about one question. */
export function QuestionFields({ question, faults, onChange }: QuestionFieldsProps) {
  const { i18n } = useLingui();
  const findFault = (path: string) => faults.find((fault) => fault.path === path)?.message;
  return (
    <>
      {question.type !== 'Content' && (
        <TextAreaField
          label={i18n._({ id: 'console.eligibility.question', message: 'Question' })}
          rows={2}
          value={question.copy}
          error={findFault('copy')}
          onChange={({ currentTarget }) => onChange({ ...question, copy: currentTarget.value })}
        />
      )}
      {question.type !== 'Content' && (
        <TextField
          label={i18n._({ id: 'console.eligibility.description', message: 'Explanation' })}
          optional
          value={question.description ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onChange(setText(question, 'description', value));
          }}
        />
      )}
      <KindFields {...{ question, findFault, onChange }} />
      <TextField
        label={i18n._({ id: 'console.eligibility.key', message: 'Key' })}
        hint={i18n._({
          id: 'console.eligibility.key.hint',
          message: 'The name under which the answer is kept. Answers are carried over by it.',
        })}
        value={question.key}
        error={findFault('key')}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ ...question, key: currentTarget.value.trim() })}
      />
    </>
  );
}

interface KindFieldsProps extends Omit<QuestionFieldsProps, 'faults'> {
  readonly findFault: (path: string) => string | undefined;
}

function KindFields({ question, findFault, onChange }: KindFieldsProps) {
  const { i18n } = useLingui();
  const passes = i18n._({ id: 'console.eligibility.passes', message: 'Answer that passes' });
  switch (question.type) {
    case 'Content':
      return (
        <TextAreaField
          label={i18n._({ id: 'console.eligibility.content', message: 'Text' })}
          value={question.props.content}
          error={findFault('props.content')}
          onChange={({ currentTarget }) =>
            onChange({ ...question, props: { ...question.props, content: currentTarget.value } })
          }
        />
      );
    case 'AMIComponent':
      return (
        <SelectField
          label={i18n._({ id: 'console.eligibility.tier', message: 'Income limit that passes' })}
          hint={i18n._({
            id: 'console.eligibility.tier.hint',
            message: 'Asks for the area, the household size and whether the income is above this limit.',
          })}
          value={question.props?.tier ?? 'low'}
          onChange={({ currentTarget }) =>
            onChange({ ...question, props: { tier: currentTarget.value as IncomeTier } })
          }
        >
          {incomeTiers.map((tier) => (
            <option key={tier} value={tier}>
              {tierText(i18n, tier)}
            </option>
          ))}
        </SelectField>
      );
    case 'YesOrNo': {
      const labels = yesNoTexts(i18n);
      return (
        <SelectField
          label={passes}
          value={question.props?.answer ?? ''}
          error={findFault('props.answer')}
          onChange={({ currentTarget: { value } }) => {
            onChange({ ...question, props: setText(question.props ?? {}, 'answer', value) });
          }}
        >
          <option value="">{i18n._({ id: 'console.eligibility.any', message: 'Any answer' })}</option>
          <option value="yes">{labels.yes}</option>
          <option value="no">{labels.no}</option>
        </SelectField>
      );
    }
    case 'TextInput': {
      const { props } = question;
      return (
        <>
          <TextField
            label={i18n._({ id: 'console.eligibility.label', message: 'Label of the field' })}
            value={props.label}
            error={findFault('props.label')}
            onChange={({ currentTarget }) =>
              onChange({ ...question, props: { ...props, label: currentTarget.value } })
            }
          />
          <TextField
            label={passes}
            hint={i18n._({
              id: 'console.eligibility.passes.hint',
              message: 'Leave this empty if any answer passes.',
            })}
            value={props.answer ?? ''}
            error={findFault('props.answer')}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...question, props: setText(props, 'answer', value) });
            }}
          />
        </>
      );
    }
    case 'Dropdown':
      return <ItemsFields {...{ question, findFault, onChange }} />;
  }
}
