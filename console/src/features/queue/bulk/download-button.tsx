import { Button, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { DownloadExportDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

/** Saves the file of an export. */
export function DownloadButton({ id }: { readonly id: string }) {
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const act = useAct(
    async () => {
      const { downloadExport } = await request(DownloadExportDocument, { input: { id } });
      const { status, message } = downloadExport.metadata;
      if (status >= 400) showNotice({ tone: 'error', message: message ?? '' });
      return downloadExport;
    },
    ({ filename, content }) => {
      saveFile(filename ?? 'cases.csv', content ?? '');
    },
  );
  return (
    <Button
      variant="quiet"
      size="small"
      busy={act.busy}
      onClick={() => {
        act.run(undefined);
      }}
    >
      <Trans id="console.bulk.download" message="Download the file" />
    </Button>
  );
}
