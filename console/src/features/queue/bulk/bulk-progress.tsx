import { formatCount } from '@handrail/engine';
import { Button, Progress } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import styles from './bulk-panel.module.css';
import { DownloadButton } from './download-button.tsx';
import { sayBulkResult, sayBulkWork } from './say-bulk-result.ts';
import type { BulkChangeView } from './use-bulk-changes.ts';

interface BulkProgressProps {
  readonly change: BulkChangeView;
  readonly onShowResult: () => void;
  readonly onUndo: () => void;
}

/** How far one change is, and what can be done once it is through. */
export function BulkProgress({ change, onShowResult, onUndo }: BulkProgressProps) {
  const { i18n } = useLingui();
  const { state, waitingCount, doneCount, refusedCount, canUndo, fileExpiresAt } = change;
  const total = waitingCount + doneCount + refusedCount;
  const settled = total - waitingCount;

  if (state !== 'done') {
    return (
      <div className={styles.change}>
        <p className={styles.words}>
          <strong>{sayBulkWork(i18n, change)}</strong>
        </p>
        <div className={styles.progress}>
          <Progress
            value={settled}
            max={total}
            words={i18n._(
              'console.bulk.progress',
              { settled: formatCount(settled), total: formatCount(total) },
              { message: '{settled} of {total}' },
            )}
          />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.change}>
      <p className={styles.words}>
        <strong>{sayBulkWork(i18n, change)}</strong> {sayBulkResult(i18n, change)}
      </p>
      {refusedCount > 0 && (
        <Button variant="quiet" size="small" onClick={onShowResult}>
          <Trans id="console.bulk.show-result" message="Show what was left" />
        </Button>
      )}
      {fileExpiresAt !== null && <DownloadButton id={change.id} />}
      {canUndo && (
        <Button variant="quiet" size="small" aria-keyshortcuts="z" onClick={onUndo}>
          <Trans id="console.bulk.undo" message="Undo" />
        </Button>
      )}
    </div>
  );
}
