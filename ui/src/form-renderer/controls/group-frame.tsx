import { useLingui } from '@lingui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import words from '../../components/text-field/field-frame.module.css';
import type { FieldTexts } from '../../components/text-field/field-frame.tsx';
import { ErrorLine, LabelWords } from '../../components/text-field/field-words.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import styles from './group-frame.module.css';

interface GroupFrameProps extends FieldTexts {
  /** The id of the field; the legend's is made of it. */
  readonly id: string;
  readonly children: ReactNode;
  readonly role?: 'radiogroup' | undefined;
  /** Whether the controls have labels of their own, so that the legend stands above them as a heading does. */
  readonly hasLabels?: boolean | undefined;
  /** The person left the last of the controls. */
  readonly onLeave?: (() => void) | undefined;
}

/** The words around several controls that are one field: legend, hint, error, controls. */
export function GroupFrame({
  id,
  label,
  hint,
  error,
  required,
  optional,
  note,
  children,
  role,
  hasLabels,
  onLeave,
}: GroupFrameProps) {
  const { i18n } = useLingui();
  const hintId = hint ? `${id}-group-hint` : undefined;
  const errorId = error ? toGroupErrorId(id) : undefined;
  const noteId = note ? `${id}-group-note` : undefined;
  // A radio group can be required as such; of any other group it is said in words.
  const requiredId = required && !role ? toRequiredId(id) : undefined;

  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const frame = group.current;
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!frame?.contains(relatedTarget as Node | null)) onLeave?.();
    };
    frame?.addEventListener('focusout', handleFocusOut);
    return () => {
      frame?.removeEventListener('focusout', handleFocusOut);
    };
  }, [onLeave]);

  return (
    <fieldset
      ref={group}
      className={classNames(styles.group, error !== undefined && words.invalid)}
      role={role}
      aria-describedby={[requiredId, hintId, errorId, noteId].filter(Boolean).join(' ') || undefined}
      aria-required={role && required ? true : undefined}
      aria-invalid={role && error ? true : undefined}
    >
      <legend
        id={toLegendId(id)}
        className={classNames(words.label, styles.legend, hasLabels && styles.over)}
      >
        <LabelWords label={label} required={required} optional={optional} />
      </legend>
      {requiredId !== undefined && (
        <VisuallyHidden>
          <span id={requiredId}>{i18n._({ id: 'ui.field.required', message: 'Required.' })}</span>
        </VisuallyHidden>
      )}
      {hint && (
        <p id={hintId} className={words.hint}>
          {hint}
        </p>
      )}
      {error && <ErrorLine id={errorId} error={error} />}
      {children}
      {note && (
        <div id={noteId} className={words.note}>
          {note}
        </div>
      )}
    </fieldset>
  );
}

/** The id of a group's legend, for controls that take their name from it. */
export function toLegendId(id: string): string {
  return `${id}-legend`;
}

/** The id of the words that say of a group that it is required. */
export function toRequiredId(id: string): string {
  return `${id}-group-required`;
}

/** The id of what is wrong with a group, for controls that are invalid with it. */
export function toGroupErrorId(id: string): string {
  return `${id}-group-error`;
}
