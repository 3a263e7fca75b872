import { useLingui } from '@lingui/react';
import { Button } from '../../components/button/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import styles from './removed-row.module.css';

interface RemovedRowProps {
  readonly undoId: string;
  readonly name: string;
  readonly onUndo: () => void;
}

/** The place of something that was removed, with a way to bring it back until the page is left. */
export function RemovedRow({ undoId, name, onUndo }: RemovedRowProps) {
  const { i18n } = useLingui();
  return (
    <li className={styles.row}>
      <span role="status">
        {i18n._({ id: 'ui.form.removed', message: '{name} was removed.', values: { name } })}
      </span>
      <Button id={undoId} variant="quiet" size="small" onClick={onUndo}>
        {i18n._({ id: 'ui.form.undo', message: 'Undo' })}
        <VisuallyHidden>
          {' '}
          {i18n._({ id: 'ui.form.undo-removal', message: 'removal of {name}', values: { name } })}
        </VisuallyHidden>
      </Button>
    </li>
  );
}
