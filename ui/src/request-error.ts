/** Why a request gave no data; the first three mean the same on every screen. */
export type RequestErrorKind =
  | 'Unauthorized'
  | 'Forbidden'
  | 'Not Allowed'
  | 'Offline'
  | 'Unavailable'
  | 'Unexpected';

export interface GraphqlError {
  message: string;
  extensions?: { code?: string; debugId?: string };
}

/** A request that failed, with the debug id that support can look up. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  readonly debugId: string | undefined;
  /** The HTTP status of the answer, if one came. */
  readonly status: number | undefined;
  /** What a server with no room says to the person, in their language. */
  readonly busyText: string | undefined;

  constructor(kind: RequestErrorKind, details: RequestErrorDetails = {}) {
    super(kind, { cause: details.cause });
    this.kind = kind;
    this.debugId = details.debugId;
    this.status = details.status;
    this.busyText = details.busyText;
  }
}

interface RequestErrorDetails {
  debugId?: string | undefined;
  status?: number | undefined;
  busyText?: string | undefined;
  cause?: unknown;
}

export function toRequestError(error: GraphqlError, details: RequestErrorDetails): RequestError {
  const debugId = error.extensions?.debugId ?? details.debugId;
  return new RequestError(details.status === 503 ? 'Unavailable' : kindOf(error.message), {
    ...details,
    debugId,
    busyText: error.extensions?.code === 'BUSY' ? error.message : undefined,
  });
}

export function isRequestError(error: unknown, kind?: RequestErrorKind): error is RequestError {
  return error instanceof RequestError && (kind === undefined || error.kind === kind);
}

function kindOf(message: string): RequestErrorKind {
  switch (message) {
    case 'Unauthorized':
    case 'Forbidden':
    case 'Not Allowed':
      return message;
    default:
      return 'Unexpected';
  }
}
