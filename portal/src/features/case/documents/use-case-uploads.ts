import { listUploadErrors, sayMessages } from '@handrail/engine';
import { announce } from '@handrail/ui';
import { UploadRefused, type FileOnItsWay } from '@handrail/ui/form-renderer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { UploadCaseDocumentDocument } from '../../../gql/operations.ts';
import { useText } from '../../../shared/context/use-text.ts';
import { sendFile } from '../../../shared/documents/send-file.ts';
import { caseDocumentsKey } from '../case-query.ts';

export interface CaseUpload extends FileOnItsWay {
  readonly key: number;
}

// A preview is ready a moment after the upload.
const previewMs = 5000;

/** The files that are on their way to a case, one after the other; for a request, where there is one. */
export function useCaseUploads(caseId: string, requestId?: string) {
  const say = useText();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly CaseUpload[]>([]);
  const [arrivedCount, setArrivedCount] = useState(0);
  const lastKey = useRef(0);
  const line = useRef(Promise.resolve());
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    if (arrivedCount === 0) return undefined;
    const refresh = () => void client.invalidateQueries({ queryKey: caseDocumentsKey(caseId) });
    const timer = setTimeout(refresh, previewMs);
    return () => {
      clearTimeout(timer);
    };
  }, [arrivedCount, caseId, client]);

  function change(key: number, changes: Partial<CaseUpload>) {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  function drop(key: number) {
    setUploads((all) => all.filter((each) => each.key !== key));
  }

  async function send({ key, file }: CaseUpload, { signal }: AbortController) {
    if (isStopped(signal)) return;
    change(key, { status: 'sending', percent: 0 });
    try {
      const { filename } = await sendFile(file, {
        operation: UploadCaseDocumentDocument,
        input: { caseId, files: [null], ...(requestId !== undefined && { requestId }) },
        signal,
        onProgress: (share) => {
          change(key, { percent: Math.round(share * 100) });
        },
      });
      await Promise.all(
        [caseDocumentsKey(caseId), ['case', caseId]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      drop(key);
      announce(say('case.upload.done', '{filename} was uploaded.', { filename }));
      setArrivedCount((count) => count + 1);
    } catch (failure) {
      if (!isStopped(signal)) change(key, { status: 'failed', failure: toRefusal(failure) });
    } finally {
      running.current.delete(key);
    }
  }

  /** What the server does not explain is said in one sentence (P724). */
  function toRefusal(failure: unknown): UploadRefused {
    if (failure instanceof UploadRefused) return failure;
    const message = say('case.upload.failed', 'Failed to upload document. Please refresh and try again');
    return new UploadRefused(message, { isFinal: false });
  }

  function start(upload: CaseUpload) {
    const abort = new AbortController();
    running.current.set(upload.key, abort);
    line.current = line.current.then(() => send(upload, abort));
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): CaseUpload => {
        const errors = listUploadErrors(say.locale, [file]);
        const base = { key: (lastKey.current += 1), file, percent: 0 };
        return errors.length === 0
          ? { ...base, status: 'waiting' }
          : { ...base, status: 'failed', failure: new UploadRefused(sayMessages(errors)) };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) if (upload.status === 'waiting') start(upload);
    },
    retry: (upload: CaseUpload) => {
      change(upload.key, { status: 'waiting', failure: undefined });
      start(upload);
    },
    cancel: ({ key }: CaseUpload) => {
      running.current.get(key)?.abort();
      drop(key);
    },
  };
}

/** Read anew each time: it may change while a file is on its way. */
function isStopped(signal: AbortSignal): boolean {
  return signal.aborted;
}
