import { RequestError, toRequestError, type GraphqlError } from './request-error.ts';

/** A document of the generated `graphql()` function: its text, its types, and its hash when it is trusted. */
export interface GraphqlDocument<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
  readonly __meta__?: Readonly<Record<string, unknown>>;
  toString(): string;
}

export interface RequestOptions {
  operationName?: string | undefined;
  tenantId?: string | undefined;
  identityToken?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Sends one operation to /graphql; it never retries, so that a mutation runs at most once. */
export async function request<Data, Variables>(
  document: GraphqlDocument<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Data> {
  const operationName = options.operationName ?? operationNameOf(document);
  const response = await send(toBody(document, variables, operationName), operationName, options);
  const debugId = response.headers.get('x-request-id') ?? undefined;
  const { data, errors } = await readReply<Data>(response, debugId);

  const error = errors?.[0];
  if (error) throw toRequestError(error, debugId);
  if (data === undefined || data === null) throw new RequestError('Unexpected', { debugId });
  return data;
}

function toBody<Data, Variables>(
  document: GraphqlDocument<Data, Variables>,
  variables: Variables,
  operationName: string | undefined,
): string {
  const text = document.toString();
  const hash = document.__meta__?.['hash'];
  if (typeof hash !== 'string') return JSON.stringify({ query: text, variables, operationName });

  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return JSON.stringify({ query: text === hash ? undefined : text, variables, operationName, extensions });
}

async function send(
  body: string,
  operationName: string | undefined,
  options: RequestOptions,
): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  if (operationName) headers.set('x-operation-name', operationName);
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

async function readReply<Data>(
  response: Response,
  debugId: string | undefined,
): Promise<{ data?: Data | null; errors?: GraphqlError[] }> {
  try {
    return (await response.json()) as { data?: Data | null; errors?: GraphqlError[] };
  } catch (cause) {
    throw new RequestError('Unavailable', { cause, debugId });
  }
}

function operationNameOf(document: { toString(): string }): string | undefined {
  return /\b(?:query|mutation|subscription)\s+(\w+)/.exec(document.toString())?.[1];
}
