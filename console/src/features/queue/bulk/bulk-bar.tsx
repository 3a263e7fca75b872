import { formatCents, formatCount } from '@handrail/engine';
import { mostCasesAtOnce } from '@handrail/engine/cases';
import { Button } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { Key } from '../../../shared/keyboard/key.tsx';
import { shortcuts } from '../../../shared/keyboard/shortcuts.ts';
import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';
import { may } from '../../../shared/session/may.ts';
import type { QueueCase } from '../use-queue.ts';
import styles from './bulk-bar.module.css';
import type { BulkTargets } from './bulk-dialog.tsx';
import { type BulkKindShown, bulkKindTexts } from './bulk-texts.ts';
import { listBulkMoves } from './list-bulk-moves.ts';

// Nobody needs the form before they press a button.
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));

interface BulkBarProps {
  /** The chosen cases that are on the page. */
  readonly chosen: readonly QueueCase[];
  readonly targets: BulkTargets;
  /** Offers every case of the list, where there are more than the page shows. */
  readonly offer?: ReactNode;
  readonly onClear: () => void;
}

/** What can be done to the chosen cases at once, in a place of its own under the list. */
export function BulkBar({ chosen, targets, offer, onClear }: BulkBarProps) {
  const { i18n } = useLingui();
  const { partner, staff } = useConsole();
  const [open, setOpen] = useState<BulkKindShown>();
  const canWork = may(staff, 'workCases');
  const canMove = listBulkMoves(staff?.rights ?? []).length > 0;
  const canRefer = partner.programs.some(({ features }) => features.includes('referral-programs'));
  const openIf = (kind: BulkKindShown, isAllowed: boolean) => () => {
    if (isAllowed) setOpen(kind);
  };
  useShortcut('assign', openIf('assign', canWork));
  useShortcut('message', openIf('message', canWork));
  useShortcut('move', openIf('move', canMove));
  useShortcut('clear', onClear);
  const totalCents = chosen.reduce((sum, { requestedAmount }) => sum + (requestedAmount ?? 0), 0);

  return (
    <section
      className={styles.bar}
      aria-label={i18n._({ id: 'console.bulk.label', message: 'Selected cases' })}
    >
      <p className={styles.count} role="status">
        <strong>{sayChosen()}</strong>{' '}
        {!targets.isWholeList && (
          <span className={styles.total}>
            <Trans
              id="console.bulk.total"
              message="{total} requested"
              values={{ total: formatCents(totalCents) }}
            />
          </span>
        )}
        {offer}
      </p>
      <div className={styles.actions}>
        {canWork && act('assign', shortcuts.assign.key)}
        {canWork && act('message', shortcuts.message.key)}
        {canMove && act('move', shortcuts.move.key)}
        {canWork && canRefer && act('refer')}
        {act('export')}
        <Button variant="quiet" size="small" className={styles.button} onClick={onClear}>
          <Trans id="console.bulk.clear" message="Clear" />{' '}
          <Key className={styles.key}>{shortcuts.clear.shown}</Key>
        </Button>
      </div>
      {open && (
        <Suspense>
          <BulkDialog
            key={open}
            kind={open}
            targets={targets}
            onClose={() => {
              setOpen(undefined);
            }}
            onStarted={() => {
              setOpen(undefined);
              onClear();
            }}
          />
        </Suspense>
      )}
    </section>
  );

  function act(kind: BulkKindShown, key?: string) {
    return (
      <Button
        variant="quiet"
        size="small"
        className={styles.button}
        aria-keyshortcuts={key}
        onClick={() => {
          setOpen(kind);
        }}
      >
        {i18n._(bulkKindTexts[kind])} {key && <Key className={styles.key}>{key}</Key>}
      </Button>
    );
  }

  function sayChosen(): string {
    const { count, isWholeList } = targets;
    if (count === undefined || count > mostCasesAtOnce) {
      return i18n._({ id: 'console.bulk.chosen.all', message: 'All cases of this list selected' });
    }
    const values = { count: formatCount(count) };
    if (count === 1) return i18n._({ id: 'console.bulk.chosen.one', message: '1 case selected' });
    const whole = { message: 'All {count} cases of this list selected' };
    return isWholeList
      ? i18n._('console.bulk.chosen.whole-list', values, whole)
      : i18n._('console.bulk.chosen', values, { message: '{count} cases selected' });
  }
}
