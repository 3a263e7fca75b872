import { announce, Button, Icon } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useStoredValue } from '../../../shared/context/use-stored-value.ts';
import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';
import styles from './bulk-panel.module.css';
import { BulkProgress } from './bulk-progress.tsx';
import { sayBulkResult } from './say-bulk-result.ts';
import { type BulkChangeView, useBulkChanges } from './use-bulk-changes.ts';

const ResultDialog = lazy(async () => ({ default: (await import('./result-dialog.tsx')).ResultDialog }));
const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));

const storageKey = 'handrail.bulk-seen';

/** What becomes of the changes that someone asked for; it stays until they put it away. */
export function BulkPanel() {
  const { i18n } = useLingui();
  const [seenUntil, setSeenUntil] = useStoredValue(storageKey);
  const [open, setOpen] = useState<{ dialog: 'result' | 'undo'; change: BulkChangeView }>();
  const changes = useBulkChanges(
    useCallback(
      (ended: BulkChangeView) => {
        announce(sayBulkResult(i18n, ended));
      },
      [i18n],
    ),
  );
  const shown = changes.filter(
    ({ createdAt, state }) => state === 'applying' || seenUntil === null || createdAt > seenUntil,
  );
  useShortcut('undo', () => {
    const change = shown.find(({ canUndo }) => canUndo);
    if (change) setOpen({ dialog: 'undo', change });
  });
  const close = () => {
    setOpen(undefined);
  };
  if (shown.length === 0) return null;

  return (
    <section
      className={styles.panel}
      aria-label={i18n._({ id: 'console.bulk.panel', message: 'Changes of many cases' })}
    >
      <ul className={styles.list}>
        {shown.map((change) => (
          <li key={change.id}>
            <BulkProgress
              change={change}
              onShowResult={() => {
                setOpen({ dialog: 'result', change });
              }}
              onUndo={() => {
                setOpen({ dialog: 'undo', change });
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setSeenUntil(changes[0]?.createdAt ?? '');
        }}
      >
        <Icon name="close" />
        <Trans id="console.bulk.dismiss" message="Dismiss" />
      </Button>
      <Suspense>
        {open?.dialog === 'result' && <ResultDialog change={open.change} onClose={close} />}
        {open?.dialog === 'undo' && <UndoDialog change={open.change} onClose={close} />}
      </Suspense>
    </section>
  );
}
