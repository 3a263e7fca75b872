import { Button, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import styles from './document-tools.module.css';

interface LabelFormProps {
  readonly label: string;
  readonly suggestions: readonly string[];
  readonly busy: boolean;
  readonly onSave: (label: string) => void;
  readonly onClose: () => void;
}

/** What a document is, typed or chosen from what the program suggests; an empty label takes it away. */
export function LabelForm({ label, suggestions, busy, onSave, onClose }: LabelFormProps) {
  const { i18n } = useLingui();
  const listId = useId();
  const [typed, setTyped] = useState(label);
  const form = useRef<HTMLFormElement>(null);
  // The menu that it was opened from gives the focus back to its button; there, letters are keys of the case page.
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSave(typed.trim());
  }

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label={i18n._({ id: 'console.document.label', message: 'What is this document?' })}
        hint={
          label === ''
            ? i18n._({ id: 'console.document.label-hint', message: 'Applicants do not see it.' })
            : i18n._({
                id: 'console.document.label-hint.change',
                message: 'Applicants do not see it. To remove the label, leave this empty.',
              })
        }
        list={suggestions.length > 0 ? listId : undefined}
        maxLength={60}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
        }}
      />
      <datalist id={listId}>
        {suggestions.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <div className={styles.row}>
        <Button type="submit" size="small" variant="primary" busy={busy}>
          <Trans id="console.document.label-save" message="Save the label" />
        </Button>
        <Button size="small" onClick={onClose}>
          <Trans id="console.cancel" message="Cancel" />
        </Button>
      </div>
    </form>
  );
}
