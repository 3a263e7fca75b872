import { readPageLocale } from './texts/read-page-locale.ts';
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
  /** Shows that a person is there. */
  recaptchaToken?: string | undefined;
  /** The page asks by itself, so it is no sign that a person is there. */
  isPassive?: boolean | undefined;
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
  const details = { debugId: response.headers.get('x-request-id') ?? undefined, status: response.status };
  const { data, errors } = await readReply(response, details);

  const error = errors?.[0];
  if (error) throw toRequestError(error, details);
  if (data === undefined || data === null) throw new RequestError('Unexpected', details);
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
    'accept-language': readPageLocale(),
    'x-operation-name': operationName,
  });
  if (options.tenantId) headers.set('x-tenant-id', options.tenantId);
  if (options.identityToken) headers.set('x-identity-token', options.identityToken);
  if (options.recaptchaToken) headers.set('x-recaptcha-token', options.recaptchaToken);
  if (options.isPassive) headers.set('x-handrail-passive', '1');

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

async function readReply(response: Response, details: object): Promise<Reply> {
  try {
    return (await response.json()) as Reply;
  } catch (cause) {
    throw new RequestError('Unavailable', { ...details, cause });
  }
}
