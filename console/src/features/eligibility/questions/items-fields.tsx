import type { EligibilityQuestion } from '@handrail/engine';
import { Banner, Button, Checkbox, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { replaceAt } from '../change-content.ts';
import styles from '../eligibility.module.css';

type DropdownQuestion = Extract<EligibilityQuestion, { readonly type: 'Dropdown' }>;

interface ItemsFieldsProps {
  readonly question: DropdownQuestion;
  readonly findFault: (path: string) => string | undefined;
  readonly onChange: (question: EligibilityQuestion) => void;
}

/** The choices of a list, and which of them pass. */
export function ItemsFields({ question, findFault, onChange }: ItemsFieldsProps) {
  const { i18n } = useLingui();
  const { props } = question;
  const { items, answer } = props;
  const fault = findFault('props.items') ?? findFault('props.answer');

  function change(changes: Partial<DropdownQuestion['props']>) {
    onChange({ ...question, props: { ...props, ...changes } });
  }

  function rename(index: number, label: string) {
    const item = items[index];
    // The value of a choice stays as it was, because answers are kept by it.
    if (item) change({ items: replaceAt(items, index, { ...item, label }) });
  }

  return (
    <>
      <TextField
        label={i18n._({ id: 'console.eligibility.label', message: 'Label of the field' })}
        value={props.label}
        error={findFault('props.label')}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
      <fieldset className={styles.items}>
        <legend>
          <Trans id="console.eligibility.choices" message="Choices" />
        </legend>
        {fault && <Banner tone="error" title={fault} />}
        {items.map((item, index) => (
          <div key={item.value} className={styles.item}>
            <TextField
              label={i18n._({
                id: 'console.eligibility.choice',
                message: 'Choice {number}',
                values: { number: index + 1 },
              })}
              value={item.label}
              error={findFault(`props.items[${index}].label`) ?? findFault(`props.items[${index}].value`)}
              onChange={({ currentTarget }) => rename(index, currentTarget.value)}
            />
            <Checkbox
              label={i18n._({ id: 'console.eligibility.choice.passes', message: 'Passes' })}
              checked={answer.includes(item.value)}
              onChange={({ currentTarget }) =>
                change({
                  answer: currentTarget.checked
                    ? [...answer, item.value]
                    : answer.filter((value) => value !== item.value),
                })
              }
            />
            <Button
              variant="quiet"
              aria-label={i18n._({
                id: 'console.eligibility.choice.remove',
                message: 'Remove choice {number}',
                values: { number: index + 1 },
              })}
              onClick={() =>
                change({
                  items: items.filter((_, place) => place !== index),
                  answer: answer.filter((value) => value !== item.value),
                })
              }
            >
              <Trans id="console.eligibility.remove" message="Remove" />
            </Button>
          </div>
        ))}
        <Button
          onClick={() =>
            change({
              items: [...items, { label: '', value: findFreeValue(items.map(({ value }) => value)) }],
            })
          }
        >
          <Trans id="console.eligibility.choice.add" message="Add a choice" />
        </Button>
      </fieldset>
    </>
  );
}

function findFreeValue(taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    if (!taken.includes(`choice${number}`)) return `choice${number}`;
  }
}
