import { listUploadErrors, sayMessages } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { localeOf } from '../texts/use-locale.ts';

/** Uploads a file and gives its id. */
export type UploadFile = (file: File, signal: AbortSignal) => Promise<{ readonly id: string }>;

export interface AttachedFile {
  readonly key: number;
  readonly name: string;
  /** Known once it is uploaded. */
  readonly id?: string;
  readonly failure?: string;
}

export type Attached = ReturnType<typeof useAttachedFiles>;

/** The files that go with a message, each uploaded as soon as it is chosen. */
export function useAttachedFiles(upload: UploadFile | undefined) {
  const { i18n } = useLingui();
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const lastKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());

  function change(key: number, changes: Partial<AttachedFile>) {
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  function remove(key: number) {
    running.current.get(key)?.abort();
    setFiles((all) => all.filter((each) => each.key !== key));
  }

  async function start(key: number, file: File) {
    const stop = new AbortController();
    running.current.set(key, stop);
    try {
      const document = await upload?.(file, stop.signal);
      if (document) change(key, { id: document.id });
    } catch (error) {
      const known = error instanceof Error && error.name === 'UploadRefused' ? error.message : undefined;
      change(key, {
        failure:
          known ??
          i18n._({
            id: 'ui.message.upload-failed',
            message: 'Failed to upload document. Please refresh and try again',
          }),
      });
    } finally {
      running.current.delete(key);
    }
  }

  return {
    files,
    documentIds: files.flatMap(({ id }) => id ?? []),
    isBusy: files.some(({ id, failure }) => id === undefined && failure === undefined),
    add: (chosen: readonly File[]) => {
      for (const file of chosen) {
        const key = (lastKey.current += 1);
        const errors = listUploadErrors(localeOf(i18n), [file]);
        const failure = errors.length > 0 ? sayMessages(errors) : undefined;
        setFiles((all) => [...all, { key, name: file.name, ...(failure !== undefined && { failure }) }]);
        if (failure === undefined) void start(key, file);
      }
    },
    remove,
    clear: () => {
      for (const stop of running.current.values()) stop.abort();
      setFiles([]);
    },
  };
}
