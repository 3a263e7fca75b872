import type { Operation } from '../graphql-request.ts';
import { RequestError } from '../request-error.ts';
import { UploadRefused, type UploadOptions } from '../form-renderer/form-context.tsx';

interface Payload<Uploaded> {
  readonly metadata: { readonly status: number; readonly errors: readonly string[] };
  readonly documents: readonly Uploaded[] | null;
}

interface Reply<Uploaded> {
  readonly data?: Readonly<Record<string, Payload<Uploaded>>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

export interface SendOptions<Data, Input> extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  /** The mutation that takes the file. */
  readonly operation: Operation<Data, { input: Input }>;
  /** Its input, with null in the place of the file. */
  readonly input: { readonly [Key in keyof Input]: Key extends 'files' ? readonly null[] : Input[Key] };
}

/** A document as the mutation gives it. */
export type UploadedBy<Data> = Data[keyof Data] extends { documents: readonly (infer Uploaded)[] | null }
  ? Uploaded
  : never;

/** Uploads one file and tells how far it is. */
export async function sendFile<Data, Input>(
  file: File,
  options: SendOptions<Data, Input>,
): Promise<UploadedBy<Data>> {
  const { status, data } = await send<Data, Input>(file, options);
  return readDocument<UploadedBy<Data>>(status, data as Reply<UploadedBy<Data>>['data']);
}

/** Sends a mutation with one file and gives its whole answer, a refusal too. */
export async function sendWithFile<Data, Input>(
  file: File,
  options: SendOptions<Data, Input>,
): Promise<Data> {
  const { status, data } = await send<Data, Input>(file, options);
  if (!data) throw new RequestError('Unexpected', { status });
  return data;
}

async function send<Data, Input>(
  file: File,
  options: SendOptions<Data, Input>,
): Promise<{ readonly status: number; readonly data: Data | null | undefined }> {
  const { status, text } = await post(toBody(file, options), options);
  const { data, errors } = parseReply(status, text);
  const [error] = errors ?? [];
  if (error?.message === 'Unauthorized' || error?.message === 'Forbidden' || error?.message === 'Not Allowed')
    throw new RequestError(error.message, { status });
  if (error && status >= 400 && status < 500) throw toRefusal(status, error.message);
  return { status, data: data as Data | null | undefined };
}

/** Only this kind of request tells how much of it has left. */
function post<Data, Input>(
  body: FormData,
  { operation, signal, onProgress }: SendOptions<Data, Input>,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/graphql');
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('x-operation-name', operation.name);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    call.addEventListener('load', () => {
      resolve({ status: call.status, text: call.responseText });
    });
    call.addEventListener('error', () => {
      reject(new RequestError('Offline'));
    });
    call.addEventListener('abort', () => {
      reject(new DOMException('Stopped', 'AbortError'));
    });
    signal.addEventListener('abort', () => {
      call.abort();
    });
    call.send(body);
  });
}

/** The parts of a GraphQL multipart request, in the order that its specification asks for. */
function toBody<Data, Input>(file: File, { operation, input }: SendOptions<Data, Input>): FormData {
  const { name, hash } = operation;
  const operations = {
    operationName: name,
    variables: { input },
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  };
  const body = new FormData();
  body.append('operations', JSON.stringify(operations));
  body.append('map', JSON.stringify({ 0: ['variables.input.files.0'] }));
  body.append('0', file, file.name);
  return body;
}

function readDocument<Uploaded>(status: number, data: Reply<Uploaded>['data']): Uploaded {
  const [{ documents, metadata } = {}]: Partial<Payload<Uploaded>>[] = Object.values(data ?? {});
  if (metadata && metadata.status >= 400 && metadata.status < 500)
    throw toRefusal(metadata.status, metadata.errors[1] ?? metadata.errors[0]);
  const [document] = documents ?? [];
  if (!document) throw new RequestError('Unexpected', { status });
  return document;
}

/** Too large, too many or of another kind would be refused again; who only has to wait can try again later. */
function toRefusal(status: number, message?: string): UploadRefused {
  return new UploadRefused(message, { isFinal: status !== 429 });
}

function parseReply(status: number, text: string): Reply<unknown> {
  try {
    return JSON.parse(text) as Reply<unknown>;
  } catch (cause) {
    throw new RequestError('Unavailable', { status, cause });
  }
}
