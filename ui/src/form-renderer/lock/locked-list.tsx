import { useLingui } from '@lingui/react';
import cardStyles from '../../components/card/card.module.css';
import { Icon } from '../../components/icon/icon.tsx';
import type { ComplexControlProps } from '../controls/complex/complex-control.tsx';
import { Parts } from '../controls/complex/complex-control.tsx';
import { toEntryTitle } from '../controls/complex/entry-words.ts';
import { GroupFrame } from '../controls/group-frame.tsx';
import styles from './lock.module.css';

/** A list whose entries stay, part by part: a part that came to light in one of them can be answered. */
export function LockedList({ field, state, id, label, note, Part }: ComplexControlProps) {
  const { i18n } = useLingui();
  const count = typeof state.value === 'number' ? state.value : 0;
  const entryName = field.entryName ?? i18n._({ id: 'ui.form.entry', message: 'entry' });
  return (
    <GroupFrame id={id} label={label} note={note} hasLabels>
      {count === 0 && <p>{i18n._({ id: 'ui.form.locked-none', message: 'None added.' })}</p>}
      {Array.from({ length: count }, (_, position) => (
        <fieldset key={position} className={`${cardStyles.card} ${styles.entry}`}>
          <legend>{toEntryTitle(entryName, position)}</legend>
          <Parts field={field} path={`${state.path}.${position}`} Part={Part} />
        </fieldset>
      ))}
      <p className={styles.note}>
        <Icon name="lock" className={styles.icon} />
        {i18n._({ id: 'ui.form.locked-list', message: 'You can’t add or remove anything here now.' })}
      </p>
    </GroupFrame>
  );
}
