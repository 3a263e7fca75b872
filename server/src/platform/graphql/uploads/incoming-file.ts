/** A file as it came with a request. It lies in a temporary place until the request is answered. */
export interface IncomingFile {
  /** As the sender called it: to be shown, and never to be trusted. */
  readonly filename: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: Buffer;
}

const received = new WeakSet();

/** Only what came as a file is one: JSON could describe a path of its own choosing. */
export function markReceived(file: IncomingFile): IncomingFile {
  received.add(file);
  return file;
}

export function isIncomingFile(value: unknown): value is IncomingFile {
  return typeof value === 'object' && value !== null && received.has(value);
}
