import { type DocumentDoor, listDocumentIds, type UploadedDocument } from '@handrail/ui/form-renderer';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import {
  GetDocumentsDocument,
  PinDocumentDocument,
  UploadDocumentsDocument,
  type GetDocumentsQuery,
} from '../../../gql/operations.ts';
import type { OpenApplication } from '../open-application.ts';
import { sendFile } from '../../../shared/documents/send-file.ts';

// The addresses of documents hold for five minutes; a preview is ready a moment after the upload.
const refreshMs = 4 * 60_000;
const previewMs = 5000;

/** How documents of an application are uploaded, looked at and pinned. */
export function useDocumentDoor({ store }: Pick<OpenApplication, 'store'>): DocumentDoor {
  const { partner, request } = usePortal();
  const [documents, setDocuments] = useState<ReadonlyMap<string, UploadedDocument>>(new Map());
  const [uploadCount, setUploadCount] = useState(0);

  const refresh = useCallback(async () => {
    const ids = listDocumentIds(store.form.draftAnswers());
    if (ids.length === 0) return;
    const { documents: found } = await request(GetDocumentsDocument, { ids }, { isPassive: true });
    setDocuments(new Map(found.nodes.map((document) => [document.id, toUploaded(document)])));
  }, [request, store]);

  useEffect(() => {
    // Without it documents still have their names; what went wrong was logged.
    const load = () => {
      refresh().catch(() => undefined);
    };
    load();
    const timer = setInterval(load, refreshMs);
    return () => {
      clearInterval(timer);
    };
  }, [refresh]);

  useEffect(() => {
    if (uploadCount === 0) return undefined;
    const timer = setTimeout(() => {
      refresh().catch(() => undefined);
    }, previewMs);
    return () => {
      clearTimeout(timer);
    };
  }, [uploadCount, refresh]);

  return useMemo(
    () => ({
      upload: async (file, options) => {
        const document = toUploaded(
          await sendFile(file, {
            ...options,
            operation: UploadDocumentsDocument,
            input: { files: [null] },
          }),
        );
        setUploadCount((count) => count + 1);
        return document;
      },
      find: (id) => documents.get(id),
      timeZone: partner.timeZone,
      pin: async (id, pinned) => {
        const { pinDocument } = await request(PinDocumentDocument, { input: { id, pinned } });
        if (pinDocument.metadata.status >= 400) throw new Error('The pin was not kept');
        await refresh();
      },
    }),
    [documents, partner.timeZone, refresh, request],
  );
}

type DocumentNode = GetDocumentsQuery['documents']['nodes'][number];

function toUploaded({ previewUrl, downloadUrl, ...document }: DocumentNode): UploadedDocument {
  return { ...document, previewUrl: previewUrl ?? undefined, url: downloadUrl ?? undefined };
}
