import { formatCount } from '@handrail/engine';
import { Banner, Button } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type PlanBulkChangeMutation, StartBulkChangeDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from './bulk-dialog.module.css';
import { canUndo } from './bulk-input.ts';
import { bulkApplyTexts, bulkUndoTexts } from './bulk-texts.ts';
import { RefusalList } from './refusal-list.tsx';

export type PlannedChange = NonNullable<PlanBulkChangeMutation['planBulkChange']['bulkChange']>;

interface DryRunProps {
  readonly planned: PlannedChange;
  readonly onBack: () => void;
  readonly onStarted: () => void;
}

const mostNamed = 8;

/** What would happen to the chosen cases and to which of them nothing will, before anything does. */
export function DryRun({ planned, onBack, onStarted }: DryRunProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const client = useQueryClient();
  const result = useRef<HTMLDivElement>(null);
  const { id, kind, cases, waitingCount, refusedCount } = planned;
  const possible = cases.filter(({ state }) => state === 'waiting').map(({ displayId }) => displayId ?? '');
  const act = useAct(
    async () => (await request(StartBulkChangeDocument, { input: { id } })).startBulkChange,
    () => {
      void client.invalidateQueries({ queryKey: ['bulk'] });
      onStarted();
    },
  );
  useEffect(() => {
    result.current?.focus({ preventScroll: true });
  }, []);
  const texts = planned.undoes === null ? bulkApplyTexts[kind] : bulkUndoTexts;

  return (
    <div className={styles.run} ref={result} tabIndex={-1}>
      {waitingCount > 0 && (
        <Banner tone="success" title={sayPossible()}>
          <span className={styles.ids}>{nameSome(possible)}</span>
        </Banner>
      )}
      {refusedCount > 0 && (
        <Banner tone="warning" title={sayRefused()}>
          <RefusalList cases={cases} />
        </Banner>
      )}
      <p className={styles.hint}>
        <Trans id="console.bulk.nobody-told" message="No one is notified until you confirm." />
        {!canUndo(planned) && waitingCount > 0 && (
          <>
            {' '}
            <Trans id="console.bulk.no-undo" message="This cannot be undone." />
          </>
        )}
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <div className={styles.actions}>
        <Button onClick={onBack}>
          <Trans id="console.bulk.back" message="Go Back" />
        </Button>
        {waitingCount > 0 && (
          <Button
            variant="primary"
            busy={act.busy}
            onClick={() => {
              act.run(undefined);
            }}
          >
            {waitingCount === 1
              ? i18n._(texts.one)
              : i18n._({ ...texts.many, values: { count: formatCount(waitingCount) } })}
          </Button>
        )}
      </div>
    </div>
  );

  function sayPossible(): string {
    return waitingCount === 1
      ? i18n._({ id: 'console.bulk.possible.one', message: '1 case will change.' })
      : i18n._(
          'console.bulk.possible',
          { count: formatCount(waitingCount) },
          { message: '{count} cases will change.' },
        );
  }

  function sayRefused(): string {
    return refusedCount === 1
      ? i18n._({ id: 'console.bulk.refused.one', message: '1 case will not.' })
      : i18n._(
          'console.bulk.refused',
          { count: formatCount(refusedCount) },
          { message: '{count} cases will not.' },
        );
  }

  function nameSome(displayIds: readonly string[]): string {
    const named = displayIds.slice(0, mostNamed).join(', ');
    const rest = displayIds.length - mostNamed;
    if (rest <= 0) return named;
    return i18n._(
      'console.bulk.and-more',
      { named, count: formatCount(rest) },
      { message: '{named} and {count} more' },
    );
  }
}
