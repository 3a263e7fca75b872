import { isRequestError, RequestError } from '@handrail/ui';
import { UploadRefused, type UploadOptions } from '@handrail/ui/form-renderer';
import { reactToFailure } from '../../../shared/api/browser-request.ts';
import { UploadDocumentsDocument, type UploadDocumentsMutation } from '../../../gql/operations.ts';

type Documents = NonNullable<UploadDocumentsMutation['uploadDocuments']['documents']>;

interface Reply {
  readonly data?: UploadDocumentsMutation | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Uploads one file and tells how far it is. */
export async function sendFile(file: File, options: SendOptions): Promise<Documents[number]> {
  const { status, text } = await post(toBody(file), options);
  try {
    return readDocument(status, text);
  } catch (error) {
    if (isRequestError(error)) reactToFailure(error);
    throw error;
  }
}

type SendOptions = Pick<UploadOptions, 'signal' | 'onProgress'>;

/** Only this kind of request tells how much of it has left. */
function post(
  body: FormData,
  { signal, onProgress }: SendOptions,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/graphql');
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('x-operation-name', UploadDocumentsDocument.name);
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
function toBody(file: File): FormData {
  const { name, hash } = UploadDocumentsDocument;
  const operations = {
    operationName: name,
    variables: { input: { files: [null] } },
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  };
  const body = new FormData();
  body.append('operations', JSON.stringify(operations));
  body.append('map', JSON.stringify({ 0: ['variables.input.files.0'] }));
  body.append('0', file, file.name);
  return body;
}

function readDocument(status: number, text: string): Documents[number] {
  const { data, errors } = parseReply(status, text);
  const [error] = errors ?? [];
  if (error?.message === 'Unauthorized' || error?.message === 'Forbidden' || error?.message === 'Not Allowed')
    throw new RequestError(error.message, { status });
  if (error && status >= 400 && status < 500) throw toRefusal(status, error.message);
  const { documents, metadata } = data?.uploadDocuments ?? {};
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

function parseReply(status: number, text: string): Reply {
  try {
    return JSON.parse(text) as Reply;
  } catch (cause) {
    throw new RequestError('Unavailable', { status, cause });
  }
}
