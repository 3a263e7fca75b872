import { RequestError, toRequestError, type GraphqlError } from './request-error.ts';

/** One operation of the API: its name, and the hash by which the server knows its text. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly hash: string;
  readonly __types?: (variables: Variables) => Data;
}

export interface RequestOptions {
  tenantId?: string | undefined;
  identityToken?: string | undefined;
  signal?: AbortSignal | undefined;
}

interface Reply {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlError[];
}

/** Sends one operation to /graphql; it never retries, so that a mutation runs at most once. */
export async function request<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Data> {
  const response = await send(operation.name, toBody(operation, variables), options);
  const debugId = response.headers.get('x-request-id') ?? undefined;
  const { data, errors } = await readReply(response, debugId);

  const error = errors?.[0];
  if (error) throw toRequestError(error, debugId);
  if (data === undefined || data === null) throw new RequestError('Unexpected', { debugId });
  return data as Data;
}

function toBody<Data, Variables>({ name, hash }: Operation<Data, Variables>, variables: Variables): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return JSON.stringify({ operationName: name, variables, extensions });
}

async function send(operationName: string, body: string, options: RequestOptions): Promise<Response> {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/json',
    'x-operation-name': operationName,
  });
  if (options.tenantId) headers.set('x-tenant-id', options.tenantId);
  if (options.identityToken) headers.set('x-identity-token', options.identityToken);

  try {
    return await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body,
      signal: options.signal ?? null,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new RequestError('Offline', { cause });
  }
}

async function readReply(response: Response, debugId: string | undefined): Promise<Reply> {
  try {
    return (await response.json()) as Reply;
  } catch (cause) {
    throw new RequestError('Unavailable', { cause, debugId });
  }
}
