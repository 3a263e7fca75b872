import { AppError } from '../errors/app-error.ts';
import { catalogue } from '../errors/catalogue.ts';

/** The outcome of a mutation. Under 400 is success; a failure lists its code first, then what a person may read. */
export interface Metadata {
  readonly status: number;
  readonly errors: readonly string[];
  readonly message: string | null;
}

export function successMetadata(status: number): Metadata {
  return { status, errors: [], message: null };
}

/** Turns a refusal into metadata; what the client reacts to everywhere, and bugs, stay errors. */
export function failureMetadata(error: unknown): Metadata {
  if (!(error instanceof AppError) || catalogue[error.code].surface !== 'metadata') throw error;
  return { status: error.status, errors: [error.code, ...error.texts], message: error.texts[0] ?? null };
}
