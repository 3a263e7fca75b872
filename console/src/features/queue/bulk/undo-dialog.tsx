import { Banner, Dialog, sayRequestFailure, Skeleton } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanBulkUndoDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DryRun } from './dry-run.tsx';
import { sayBulkWork } from './say-bulk-result.ts';
import { tryAllCases } from './try-all-cases.ts';
import type { BulkChangeView } from './use-bulk-changes.ts';

/** Says for each case whether it can go back, before any does. */
export function UndoDialog({ change, onClose }: { change: BulkChangeView; onClose: () => void }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const [id] = useState(() => crypto.randomUUID());
  const { data, isError, error } = useQuery({
    queryKey: ['bulk-undo', id],
    queryFn: async () => {
      const input = { id, undoes: change.id };
      return tryAllCases(async () => (await request(PlanBulkUndoDocument, { input })).planBulkUndo);
    },
    retry: false,
  });
  const failure = isError
    ? (sayRequestFailure(i18n, error) ??
      i18n._({ id: 'console.act.failed', message: 'Something went wrong. Please try again.' }))
    : data?.metadata.message;
  const planned = data?.bulkChange;

  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._({
        id: 'console.bulk.undo-title',
        message: 'Dry run: undo "{work}"',
        values: { work: sayBulkWork(i18n, change) },
      })}
    >
      {planned && <DryRun planned={planned} onBack={onClose} onStarted={onClose} />}
      {!planned && failure && <Banner answersPress tone="error" title={failure} />}
      {!planned && !failure && <Skeleton lines={['long', 'long']} />}
    </Dialog>
  );
}
