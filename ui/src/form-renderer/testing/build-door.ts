import type { DocumentDoor, UploadedDocument, UploadOptions } from '../form-context.tsx';

/** A file that stands in the door until the test says what becomes of it. */
export interface SentFile extends UploadOptions {
  readonly file: File;
  readonly arrive: (details?: Partial<UploadedDocument>) => void;
  readonly fail: (reason: Error) => void;
}

/** A door for documents that a test opens by hand. */
export function buildDoor(overrides: Partial<DocumentDoor> = {}) {
  const sent: SentFile[] = [];
  const upload: DocumentDoor['upload'] = (file, options) =>
    new Promise((resolve, reject) => {
      sent.push({
        ...options,
        file,
        arrive: (details) => {
          resolve({ id: `id-of-${file.name}`, filename: file.name, mimetype: file.type, ...details });
        },
        fail: reject,
      });
      options.signal.addEventListener('abort', () => {
        reject(new DOMException('Stopped', 'AbortError'));
      });
    });
  return { sent, door: { upload, find: () => undefined, ...overrides } satisfies DocumentDoor };
}

export function buildFile(name: string, bytes = 1234): File {
  const file = new File(['x'], name, { type: 'application/octet-stream' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
