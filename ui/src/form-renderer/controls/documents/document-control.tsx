import { useLingui } from '@lingui/react';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { toUploadId } from '../../field-id.ts';
import { useFocusAfter } from '../../use-focus-after.ts';
import type { ControlProps } from '../control-props.ts';
import { GroupFrame } from '../group-frame.tsx';
import { RemovedRow } from '../removed-row.tsx';
import { DocumentList } from './document-list.tsx';
import { FileChooser } from './file-chooser.tsx';
import { sayFailedFile } from './say-upload-failure.ts';
import { UploadRow } from './upload-row.tsx';
import { useDocuments, type ShownDocument } from './use-documents.ts';

/** The documents of a field: those that are here, those on their way, and the way to add more. */
export function DocumentControl(props: ControlProps<'Document'>) {
  const { id, label, hint, required, optional, note, onLeave } = props;
  const { i18n } = useLingui();
  const field = useDocuments(props);
  const { documents, uploads, removed } = field;
  const focusAfter = useFocusAfter();
  const error = field.refusal ?? props.error;
  const isLoading = uploads.some(({ status }) => status !== 'failed');

  function focusOn(elementId: string) {
    focusAfter(() => document.getElementById(elementId));
  }

  function handleRemove(removedDocument: ShownDocument) {
    field.remove(removedDocument);
    focusOn(`${id}-undo-${removedDocument.id}`);
  }

  return (
    <GroupFrame {...{ id, label, hint, error, required, optional, note, onLeave }}>
      <FileChooser id={id} isInvalid={error !== undefined} isRequired={required} onFiles={field.add} />
      <DocumentList
        documents={documents}
        purpose={label}
        timeZone={field.timeZone}
        pin={field.pin}
        removal={{ isLoading, onRemove: handleRemove }}
      >
        {removed.map((gone) => (
          <RemovedRow
            key={`removed-${gone.document.id}`}
            undoId={`${id}-undo-${gone.document.id}`}
            name={gone.document.filename ?? 'Document'}
            onUndo={() => {
              field.undo(gone);
              focusOn(id);
            }}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={`upload-${upload.key}`}
            cancelId={toUploadId(id, upload.key)}
            upload={upload}
            onCancel={() => {
              field.cancel(upload.key);
              focusOn(id);
            }}
            onRetry={() => {
              field.retry(upload.key);
              focusOn(toUploadId(id, upload.key));
            }}
          />
        ))}
      </DocumentList>
      <UploadNews
        arrived={documents.length}
        sending={uploads.filter(({ status }) => status !== 'failed').length}
        failed={uploads
          .filter(({ status }) => status === 'failed')
          .map(({ file, failure }) => sayFailedFile(i18n, file.name, failure))}
      />
    </GroupFrame>
  );
}

interface UploadNewsProps {
  readonly arrived: number;
  readonly sending: number;
  /** Each by its name and the reason. */
  readonly failed: readonly string[];
}

/** How the uploads stand, for people who do not see the bars. */
function UploadNews({ arrived, sending, failed }: UploadNewsProps) {
  const { i18n } = useLingui();
  const news = [
    i18n._({ id: 'ui.form.files-uploaded', message: 'Files uploaded: {arrived}.', values: { arrived } }),
    sending > 0 &&
      i18n._({ id: 'ui.form.files-sending', message: 'Files uploading: {sending}.', values: { sending } }),
    ...failed,
  ];
  return (
    <VisuallyHidden>
      <span role="status">{news.filter(Boolean).join(' ')}</span>
    </VisuallyHidden>
  );
}
