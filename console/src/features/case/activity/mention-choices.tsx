import { Button } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import styles from './note-form.module.css';

interface MentionChoicesProps {
  readonly id: string;
  readonly names: readonly string[];
  /** The one that Enter chooses. */
  readonly at: number;
  readonly onChoose: (name: string) => void;
}

/** The colleagues who can be mentioned; the keys of the note field move among them. */
export function MentionChoices({ id, names, at, onChoose }: MentionChoicesProps) {
  const { i18n } = useLingui();
  if (names.length === 0) return null;
  return (
    <div
      id={id}
      className={styles.mentions}
      role="group"
      aria-label={i18n._({ id: 'console.note.mention', message: 'Mention a colleague' })}
    >
      {names.map((name, index) => (
        <Button
          key={name}
          id={`${id}-${String(index)}`}
          size="small"
          className={index === at ? styles.marked : undefined}
          aria-current={index === at}
          onClick={() => {
            onChoose(name);
          }}
        >
          @{name}
        </Button>
      ))}
    </div>
  );
}
