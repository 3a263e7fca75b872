import { DocumentList, UploadRow } from '@handrail/ui/form-renderer';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import type { CaseDocument } from '../case-query.ts';
import { toListed } from './to-listed.ts';
import type { useCaseUploads } from './use-case-uploads.ts';

export interface CaseFilesProps extends Pick<
  ReturnType<typeof useCaseUploads>,
  'uploads' | 'cancel' | 'retry'
> {
  readonly id: string;
  readonly documents: readonly CaseDocument[];
}

/** The documents that were added, and the files that are on their way, with what can be done about each. */
export function CaseFiles({ id, documents, uploads, cancel, retry }: CaseFilesProps) {
  const { partner } = usePortal();
  return (
    <DocumentList timeZone={partner.timeZone} documents={documents.map((each) => toListed(each))}>
      {uploads.map((upload) => (
        <UploadRow
          key={`upload-${String(upload.key)}`}
          cancelId={`${id}-${String(upload.key)}`}
          upload={upload}
          onCancel={() => {
            cancel(upload);
          }}
          onRetry={() => {
            retry(upload);
          }}
        />
      ))}
    </DocumentList>
  );
}
