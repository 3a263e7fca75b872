import { Banner, Button } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { ExportBatchFileDocument } from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { fileText } from './batch-words.ts';
import type { OneBatch } from './use-batches.ts';

/** The files that the bank gets; each download is on record. */
export function BatchFiles({ files }: { readonly files: OneBatch['files'] }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const runDelicate = useRunDelicate();
  const saving = useAct(
    (fileId: string) =>
      runDelicate(
        async () => (await request(ExportBatchFileDocument, { input: { fileId } })).exportBatchFile,
      ),
    ({ filename, content }) => {
      saveFile(filename ?? 'batch', content ?? '');
    },
  );
  return (
    <>
      {saving.failure && <Banner answersPress tone="error" title={saving.failure} />}
      {files.map(({ id, kind }) => (
        <Button
          key={id}
          busy={saving.busy}
          onClick={() => {
            saving.run(id);
          }}
        >
          {fileText(i18n, kind)}
        </Button>
      ))}
    </>
  );
}
