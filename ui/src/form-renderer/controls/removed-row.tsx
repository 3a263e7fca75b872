import { useLingui } from '@lingui/react';
import { Button } from '../../components/button/button.tsx';
import { usePausableTimer } from '../../components/snackbar/use-pausable-timer.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import styles from './removed-row.module.css';

interface RemovedRowProps {
  readonly undoId: string;
  readonly name: string;
  readonly onUndo: () => void;
  readonly onElapsed: () => void;
}

/** Long enough to notice a mistake; it waits while the button is pointed at or has the focus. */
const undoMilliseconds = 10_000;

/** The place of something that was just removed, with a way to bring it back. */
export function RemovedRow({ undoId, name, onUndo, onElapsed }: RemovedRowProps) {
  const { i18n } = useLingui();
  const { pause, resume } = usePausableTimer(undoMilliseconds, onElapsed);
  return (
    <li className={styles.row}>
      <span role="status">
        {i18n._({ id: 'ui.form.removed', message: '{name} was removed.', values: { name } })}
      </span>
      <Button
        id={undoId}
        variant="quiet"
        size="small"
        onClick={onUndo}
        onFocus={pause}
        onBlur={resume}
        onPointerEnter={pause}
        onPointerLeave={resume}
      >
        {i18n._({ id: 'ui.form.undo', message: 'Undo' })}
        <VisuallyHidden>
          {' '}
          {i18n._({ id: 'ui.form.undo-removal', message: 'removal of {name}', values: { name } })}
        </VisuallyHidden>
      </Button>
    </li>
  );
}
