import { listShownOptions } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { Button } from '../../components/button/button.tsx';
import { ChoiceRows } from './choice-rows.tsx';
import styles from './choice-rows.module.css';
import type { ControlProps } from './control-props.ts';
import { GroupFrame } from './group-frame.tsx';
import { listChosen } from './list-chosen.ts';

/** One of a few choices, all of them in sight. */
export function RadioListControl({ field, state, onChange, onLeave, ...words }: ControlProps<'RadioList'>) {
  const { i18n } = useLingui();
  const [chosen = ''] = listChosen(state.value);
  return (
    <GroupFrame {...words} role="radiogroup" onLeave={onLeave}>
      <ChoiceRows
        type="radio"
        id={words.id}
        options={listShownOptions(field, chosen)}
        chosen={[chosen]}
        onChoose={(value) => {
          onChange(value);
          // Some browsers give the focus to no radio that is pressed, and would never tell that it was left.
          onLeave();
        }}
      />
      {words.optional && chosen !== '' && (
        <div className={styles.below}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChange('');
              document.getElementById(words.id)?.focus();
            }}
          >
            {i18n._({ id: 'ui.form.clear-choice', message: 'Clear answer' })}
          </Button>
        </div>
      )}
    </GroupFrame>
  );
}
