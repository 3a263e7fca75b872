import { useLingui } from '@lingui/react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/card/card.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { toFieldId } from '../../field-id.ts';
import type { FieldOf } from '../control-props.ts';
import styles from './complex.module.css';
import { toEditId, toEntryTitle } from './entry-words.ts';
import type { EntryWords } from './read-entry.ts';
import { useEntryWords } from './use-entry-words.ts';

interface EntryCardProps {
  readonly field: FieldOf<'Complex'>;
  readonly listPath: string;
  readonly position: number;
  readonly entryName: string;
  /** Opens the entry, at one of its fields where that needs the person. */
  readonly onEdit: (position: number, fieldId?: string) => void;
  readonly onRemove: (position: number, title: string) => void;
}

/** A finished entry in short, and what is still to be done in it. */
export function EntryCard({ field, listPath, position, entryName, onEdit, onRemove }: EntryCardProps) {
  const { i18n } = useLingui();
  const words = useEntryWords(field, listPath, position);
  const title = words.title || toEntryTitle(entryName, position);
  const entryId = toFieldId(`${listPath}.${position}`);
  const titleId = `${entryId}-title`;
  return (
    <Card as="article" id={entryId} className={styles.card} aria-labelledby={titleId}>
      <div className={styles.words}>
        <p id={titleId} className={styles.name}>
          {title}
        </p>
        <dl className={styles.lines}>
          {words.lines.map(({ path, label, answer }) => (
            <div key={path}>
              <dt className={asks(label) ? undefined : styles.told}>{label}</dt> <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <Faults
          faults={words.faults}
          onEdit={(fieldId) => {
            onEdit(position, fieldId);
          }}
        />
      </div>
      <div className={styles.acts}>
        <Button
          id={toEditId(entryId)}
          variant="quiet"
          size="small"
          onClick={() => {
            onEdit(position);
          }}
        >
          {i18n._({ id: 'ui.form.edit', message: 'Edit' })}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onRemove(position, title);
          }}
        >
          {i18n._({ id: 'ui.form.remove', message: 'Remove' })}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}

/** Whether a label ends with a sign of its own, as a question does, so that no colon follows. */
function asks(label: string): boolean {
  return /[?!.:]$/.test(label.trim());
}

interface FaultsProps {
  readonly faults: EntryWords['faults'];
  readonly onEdit: (fieldId: string) => void;
}

/**
 * What a closed entry still needs. Error summaries lead to the id of a field, which stands here while the entry is
 * closed; only they can bring the focus, so a keyboard passing by opens nothing.
 */
function Faults({ faults, onEdit }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map(({ path, part, message }) => {
        const fieldId = toFieldId(path, part);
        return (
          <li key={fieldId}>
            <Icon name="alert" />
            <button
              type="button"
              id={fieldId}
              tabIndex={-1}
              className={styles.fault}
              onFocus={() => {
                onEdit(fieldId);
              }}
            >
              {message}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
