import { UploadRow } from '@handrail/ui/form-renderer';
import type { useCaseUploads } from './use-case-uploads.ts';

type Uploads = ReturnType<typeof useCaseUploads>;

interface UploadRowsProps extends Pick<Uploads, 'uploads' | 'cancel' | 'retry'> {
  readonly id: string;
}

/** The files that are on their way, with what can be done about each. */
export function UploadRows({ id, uploads, cancel, retry }: UploadRowsProps) {
  return uploads.map((upload) => (
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
  ));
}
