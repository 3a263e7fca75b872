import { collapseOptions, listShownOptions, toggleChoice } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/button.tsx';
import { ChoiceRows, toOptionId } from './choice-rows.tsx';
import styles from './choice-rows.module.css';
import type { ControlProps } from './control-props.ts';
import { GroupFrame } from './group-frame.tsx';
import { listChosen } from './list-chosen.ts';

/** Any of several choices; many of them collapse, but never around one that is chosen already. */
export function CheckboxGroupControl({
  field,
  state,
  onChange,
  onLeave,
  ...words
}: ControlProps<'CheckboxGroup'>) {
  const { i18n } = useLingui();
  const chosen = listChosen(state.value);
  const all = listShownOptions(field, chosen);
  const few = new Set(collapseOptions(all, false).options);
  const hiddenCount = all.filter((each) => !few.has(each) && chosen.includes(each.option.value)).length;
  const [isExpanded, setExpanded] = useState(hiddenCount > 0);
  const { options, button } = collapseOptions(all, isExpanded);

  function toggleMore() {
    flushSync(() => {
      setExpanded(!isExpanded);
    });
    const firstHidden = all.findIndex((each) => !few.has(each));
    if (!isExpanded) document.getElementById(toOptionId(words.id, firstHidden))?.focus();
  }

  return (
    <GroupFrame {...words} onLeave={onLeave}>
      <ChoiceRows
        type="checkbox"
        id={words.id}
        options={options}
        chosen={chosen}
        onChoose={(value) => {
          onChange(toggleChoice(field.options, chosen, value));
        }}
      />
      {button && (
        <div className={styles.below}>
          <Button variant="quiet" size="small" aria-expanded={isExpanded} onClick={toggleMore}>
            {i18n._({ id: `ui.form.${isExpanded ? 'see-less' : 'see-more'}`, message: button })}
          </Button>
          {!isExpanded && hiddenCount > 0 && (
            <span>
              {i18n._({
                id: 'ui.form.more-chosen',
                message: '{count} more chosen',
                values: { count: hiddenCount },
              })}
            </span>
          )}
        </div>
      )}
    </GroupFrame>
  );
}
