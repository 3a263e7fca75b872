import { presentAnswer } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { FieldFrame } from '../../components/text-field/field-frame.tsx';
import { localeOf } from '../../texts/use-locale.ts';
import type { ControlProps } from './control-props.ts';
import styles from './calculated-control.module.css';

/** A value that follows from other answers, read out in turn when it changes. */
export function CalculatedControl({
  field,
  state,
  id,
  label,
  hint,
  error,
  note,
}: ControlProps<'Calculated'>) {
  const { i18n } = useLingui();
  if (field.display === 'hidden') return null;
  const isKnown = state.value !== undefined && state.value !== null && state.value !== '';
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      {({ 'aria-describedby': describedBy }) => (
        <output id={id} className={styles.value} aria-describedby={describedBy} tabIndex={-1}>
          {isKnown
            ? presentAnswer(field, state.value, { locale: localeOf(i18n) })
            : i18n._({ id: 'ui.form.not-known-yet', message: 'Not known yet' })}
        </output>
      )}
    </FieldFrame>
  );
}
