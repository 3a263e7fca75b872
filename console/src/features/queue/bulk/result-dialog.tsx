import { Banner, Button, Dialog, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GetBulkChangeDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { RefusalList } from './refusal-list.tsx';
import { sayBulkResult, sayBulkWork } from './say-bulk-result.ts';
import type { BulkChangeView } from './use-bulk-changes.ts';

/** Which cases were left as they are, and why. */
export function ResultDialog({ change, onClose }: { change: BulkChangeView; onClose: () => void }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data, isError } = useQuery({
    queryKey: ['bulk-result', change.id],
    queryFn: async () => (await request(GetBulkChangeDocument, { id: change.id })).bulkChange,
    retry: false,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={sayBulkWork(i18n, change)}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans id="console.bulk.close" message="Close" />
        </Button>
      }
    >
      <p>{sayBulkResult(i18n, change)}</p>
      {isError && (
        <Banner
          live
          tone="error"
          title={i18n._({ id: 'console.bulk.result-failed', message: 'We could not load the result.' })}
        />
      )}
      {!data && !isError && <Skeleton lines={['long', 'long']} />}
      {data && <RefusalList cases={data.cases} />}
    </Dialog>
  );
}
