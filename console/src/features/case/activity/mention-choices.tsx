import { Button } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import type { CaseView } from '../use-case.ts';
import styles from './note-form.module.css';

interface MentionChoicesProps {
  readonly found: CaseView;
  readonly body: string;
  readonly onChange: (body: string) => void;
}

const mostShown = 5;

/** The colleagues whose names begin with what stands after the last @. */
export function MentionChoices({ found, body, onChange }: MentionChoicesProps) {
  const { i18n } = useLingui();
  const begun = /(?:^|\s)@([^@\n]{0,40})$/.exec(body)?.[1];
  if (begun === undefined) return null;
  const names = found.assignableStaff
    .flatMap(({ name }) => name ?? [])
    .filter((name) => name.toLowerCase().startsWith(begun.toLowerCase()) && name !== begun.trim())
    .slice(0, mostShown);
  if (names.length === 0) return null;
  return (
    <div
      className={styles.mentions}
      role="group"
      aria-label={i18n._({ id: 'console.note.mention', message: 'Mention a colleague' })}
    >
      {names.map((name) => (
        <Button
          key={name}
          size="small"
          onClick={() => {
            onChange(`${body.slice(0, body.length - begun.length)}${name} `);
          }}
        >
          @{name}
        </Button>
      ))}
    </div>
  );
}
