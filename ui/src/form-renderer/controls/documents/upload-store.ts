import { listUploadErrors, sayMessages } from '@handrail/engine';
import { UploadRefused, type DocumentDoor, type UploadedDocument } from '../../form-context.tsx';
import type { FormStore } from '../../form-store.ts';
import { isRequestError } from '../../../request-error.ts';
import { listDocuments } from './list-documents.ts';
import type { TakenUploads, Upload } from './upload.ts';
import { createUploadList } from './upload-list.ts';

/** The uploads of a form; they go on when their question is left, and are there when it is opened again. */
export interface UploadStore {
  readonly list: (path: string) => readonly Upload[];
  readonly watch: (listener: () => void) => () => void;
  /** Whether a file is on its way to, or did not arrive at, a path that begins so. */
  readonly hasAny: (pathStart: string) => boolean;
  /** The files that did not arrive and are not tried again by themselves. */
  readonly listFailed: () => readonly FailedUpload[];
  readonly countOnTheirWay: () => number;
  readonly add: (path: string, files: readonly File[], door: DocumentDoor) => void;
  readonly retry: (key: number) => void;
  /** Stops an upload, or takes a failed one off the list. */
  readonly cancel: (key: number) => void;
  /** What is known of a document that arrived since the form was opened. */
  readonly findArrived: (id: string) => UploadedDocument | undefined;
  /** Stops what is sent for an entry that goes away, and gives it to be put back. */
  readonly takeEntry: (listPath: string, position: number) => TakenUploads;
  readonly insertEntry: (listPath: string, position: number, taken?: TakenUploads) => void;
}

export interface FailedUpload {
  readonly path: string;
  readonly key: number;
  readonly filename: string;
}

/** More parallel uploads would not be faster on a phone connection. */
const mostAtOnce = 3;

const stores = new WeakMap<FormStore, UploadStore>();

export function uploadsOf(store: FormStore): UploadStore {
  const known = stores.get(store);
  if (known) return known;
  const created = createUploadStore(store);
  stores.set(store, created);
  return created;
}

function createUploadStore(store: FormStore): UploadStore {
  const uploads = createUploadList();
  const running = new Map<number, AbortController>();
  const arrived = new Map<string, UploadedDocument>();

  function sendNext() {
    for (const { key } of uploads.listAll().filter(({ status }) => status === 'waiting')) {
      if (running.size >= mostAtOnce) return;
      void send(key);
    }
  }

  async function send(key: number) {
    const { path, upload } = uploads.find(key) ?? {};
    if (path === undefined || !upload) return;
    const abort = new AbortController();
    running.set(key, abort);
    uploads.change(key, { status: 'sending', percent: 0, failure: undefined });
    try {
      const document = await upload.door.upload(upload.file, {
        path,
        signal: abort.signal,
        onProgress: (share) => {
          if (!abort.signal.aborted) uploads.change(key, { percent: Math.round(share * 100) });
        },
      });
      if (!abort.signal.aborted) keep(key, document);
    } catch (failure) {
      if (!abort.signal.aborted) fail(key, failure);
    } finally {
      // By now the key may stand for another attempt.
      if (running.get(key) === abort) running.delete(key);
      sendNext();
    }
  }

  function keep(key: number, document: UploadedDocument) {
    // An entry may have moved while its file was on the way.
    const { path, upload } = uploads.find(key) ?? {};
    if (path === undefined) return;
    arrived.set(document.id, { sizeBytes: upload?.file.size, ...document });
    uploads.drop(key);
    const { id, filename } = document;
    store.act((form) =>
      form.setAnswer(path, [...listDocuments(form.findField(path)?.value), { id, filename }]),
    );
  }

  function fail(key: number, failure: unknown) {
    uploads.change(key, { status: 'failed', failure });
    if (isRequestError(failure, 'Offline')) retryOnceOnline(key);
  }

  function retryOnceOnline(key: number) {
    addEventListener(
      'online',
      () => {
        retry(key);
      },
      { once: true },
    );
  }

  function retry(key: number) {
    if (uploads.find(key)?.upload.status !== 'failed') return;
    uploads.change(key, { status: 'waiting', failure: undefined });
    sendNext();
  }

  function stop(key: number) {
    running.get(key)?.abort();
    running.delete(key);
  }

  return {
    list: uploads.list,
    watch: uploads.watch,
    hasAny: (pathStart) => uploads.listPlaced().some(({ path }) => path.startsWith(pathStart)),
    listFailed: () =>
      uploads
        .listPlaced()
        .filter(
          ({ upload: { status, failure } }) => status === 'failed' && !isRequestError(failure, 'Offline'),
        )
        .map(({ path, upload: { key, file } }) => ({ path, key, filename: file.name })),
    countOnTheirWay: () => uploads.listAll().filter(({ status }) => status !== 'failed').length,
    add: (path, files, door) => {
      uploads.append(
        path,
        files.map((file) => ({ key: (lastKey += 1), file, door, percent: 0, ...judge(store, file) })),
      );
      sendNext();
    },
    retry,
    cancel: (key) => {
      stop(key);
      uploads.drop(key);
      sendNext();
    },
    findArrived: (id) => arrived.get(id),
    takeEntry: (listPath, position) => {
      const taken = uploads.takeEntry(listPath, position);
      for (const upload of [...taken.values()].flat()) stop(upload.key);
      sendNext();
      return taken;
    },
    insertEntry: (listPath, position, taken) => {
      uploads.insertEntry(listPath, position, taken);
      sendNext();
    },
  };
}

let lastKey = 0;

/** Whether a file may be sent at all; each is sent by itself, so the limits hold for each. */
function judge({ form }: FormStore, file: File): Pick<Upload, 'status' | 'failure'> {
  const errors = listUploadErrors(form.instance.settings.locale, [file]);
  return errors.length === 0
    ? { status: 'waiting' }
    : { status: 'failed', failure: new UploadRefused(sayMessages(errors)) };
}
