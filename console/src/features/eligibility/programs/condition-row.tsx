import { incomeTiers, nameQuestion, type FitCondition, type IncomeTier, type Locale } from '@handrail/engine';
import { Banner, Button, Checkbox, SelectField, TextField, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import styles from '../eligibility.module.css';
import { tierText } from '../questions/question-texts.ts';
import {
  readCondition,
  startCondition,
  toCondition,
  type ConditionDraft,
  type ConditionSubject,
} from './condition-draft.ts';

interface ConditionRowProps {
  readonly number: number;
  readonly condition: FitCondition;
  readonly subjects: readonly ConditionSubject[];
  readonly fault: string | undefined;
  readonly onChange: (condition: FitCondition) => void;
  readonly onRemove: () => void;
}

/** One condition of a program, built from the questions. */
export function ConditionRow({ number, condition, subjects, fault, onChange, onRemove }: ConditionRowProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const draft = readCondition(condition);
  const subject = subjects.find(({ key }) => key === draft?.key);
  return (
    <fieldset className={styles.condition}>
      <legend>
        {i18n._({ id: 'console.eligibility.condition', message: 'Condition {number}', values: { number } })}
      </legend>
      {fault && <Banner tone="error" title={fault} />}
      {draft ? (
        <div className={styles.conditionFields}>
          <SelectField
            label={i18n._({ id: 'console.eligibility.condition.about', message: 'About' })}
            value={draft.key}
            onChange={({ currentTarget }) => {
              const chosen = subjects.find(({ key }) => key === currentTarget.value);
              if (chosen) onChange(toCondition(startCondition(chosen)));
            }}
          >
            {!subject && <option value={draft.key}>{draft.key}</option>}
            {subjects.map((each) => (
              <option key={each.key} value={each.key}>
                {nameOfSubject(i18n, locale, each)}
              </option>
            ))}
          </SelectField>
          <OperatorField draft={draft} subject={subject} onChange={(next) => onChange(toCondition(next))} />
          <ValueField draft={draft} subject={subject} onChange={(next) => onChange(toCondition(next))} />
        </div>
      ) : (
        <p className={styles.muted}>
          <Trans
            id="console.eligibility.condition.other"
            message="This condition was written in a file and says more than this editor can show. It stays as it is."
          />
        </p>
      )}
      <Button variant="quiet" onClick={onRemove}>
        {i18n._({
          id: 'console.eligibility.condition.remove',
          message: 'Remove condition {number}',
          values: { number },
        })}
      </Button>
    </fieldset>
  );
}

type I18n = ReturnType<typeof useLingui>['i18n'];

function nameOfSubject(i18n: I18n, locale: Locale, { kind, part, question }: ConditionSubject): string {
  if (kind === 'income')
    return i18n._({ id: 'console.eligibility.subject.limit', message: 'Income limit of the area' });
  if (part === 'householdSize')
    return i18n._({ id: 'console.eligibility.subject.size', message: 'Household size' });
  if (part === 'income')
    return i18n._({ id: 'console.eligibility.subject.income', message: 'Yearly income in dollars' });
  return nameQuestion(locale, question);
}

interface PartProps {
  readonly draft: ConditionDraft;
  readonly subject: ConditionSubject | undefined;
  readonly onChange: (draft: ConditionDraft) => void;
}

function OperatorField({ draft, subject, onChange }: PartProps) {
  const { i18n } = useLingui();
  if (draft.kind === 'income') return null;
  const number = 'number' in draft ? draft.number : 0;
  const values = 'values' in draft ? draft.values : [];
  const texts = {
    isOneOf: i18n._({ id: 'console.eligibility.operator.one-of', message: 'is one of' }),
    isNot: i18n._({ id: 'console.eligibility.operator.not', message: 'is not' }),
    atMost: i18n._({ id: 'console.eligibility.operator.at-most', message: 'is at most' }),
    atLeast: i18n._({ id: 'console.eligibility.operator.at-least', message: 'is at least' }),
  };
  const kinds = subject?.kind === 'choice' ? (['isOneOf', 'isNot'] as const) : undefined;
  const numbers = subject?.kind === 'number' ? (['atMost', 'atLeast'] as const) : undefined;
  const usual = kinds ?? numbers ?? (['isOneOf', 'isNot', 'atMost', 'atLeast'] as const);
  // A file may compare otherwise than one would here.
  const shown = [...new Set<typeof draft.kind>([...usual, draft.kind])];
  return (
    <SelectField
      label={i18n._({ id: 'console.eligibility.operator', message: 'Comparison' })}
      value={draft.kind}
      onChange={({ currentTarget }) => {
        const kind = currentTarget.value;
        if (kind === 'atMost' || kind === 'atLeast') onChange({ kind, key: draft.key, number });
        if (kind === 'isOneOf' || kind === 'isNot') onChange({ kind, key: draft.key, values });
      }}
    >
      {shown.map((kind) => (
        <option key={kind} value={kind}>
          {texts[kind]}
        </option>
      ))}
    </SelectField>
  );
}

function ValueField({ draft, subject, onChange }: PartProps) {
  const { i18n } = useLingui();
  switch (draft.kind) {
    case 'income':
      return (
        <SelectField
          label={i18n._({ id: 'console.eligibility.condition.tier', message: 'The income is at most' })}
          value={draft.tier}
          onChange={({ currentTarget }) => onChange({ ...draft, tier: currentTarget.value as IncomeTier })}
        >
          {incomeTiers.map((tier) => (
            <option key={tier} value={tier}>
              {tierText(i18n, tier)}
            </option>
          ))}
        </SelectField>
      );
    case 'atMost':
    case 'atLeast':
      return (
        <TextField
          label={
            subject?.part === 'income'
              ? i18n._({ id: 'console.eligibility.condition.dollars', message: 'Dollars a year' })
              : i18n._({ id: 'console.eligibility.condition.number', message: 'Number' })
          }
          prefix={subject?.part === 'income' ? '$' : undefined}
          inputMode="numeric"
          type="number"
          value={draft.number}
          onChange={({ currentTarget }) => onChange({ ...draft, number: Number(currentTarget.value) })}
        />
      );
    case 'isOneOf':
    case 'isNot': {
      const { options } = subject ?? {};
      if (!options)
        return (
          <TextField
            label={i18n._({
              id: 'console.eligibility.condition.texts',
              message: 'Answers, with commas between them',
            })}
            value={draft.values.join(',')}
            onChange={({ currentTarget }) =>
              onChange({ ...draft, values: currentTarget.value.split(',').map((text) => text.trimStart()) })
            }
          />
        );
      return (
        <div
          role="group"
          aria-label={i18n._({ id: 'console.eligibility.condition.answers', message: 'Answers' })}
        >
          {options.map(({ label, value }) => (
            <Checkbox
              key={value}
              label={label}
              checked={draft.values.includes(value)}
              onChange={({ currentTarget }) =>
                onChange({
                  ...draft,
                  values: currentTarget.checked
                    ? [...draft.values, value]
                    : draft.values.filter((each) => each !== value),
                })
              }
            />
          ))}
        </div>
      );
    }
  }
}
