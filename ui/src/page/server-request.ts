import { RequestError } from '../request-error.ts';
import type { Operation, request } from '../graphql-request.ts';

/** Runs an operation, named by its hash, in the process that renders the page. */
export type Execute = (hash: string, variables: object) => Promise<{ data?: unknown; errors?: unknown }>;

interface ServerError {
  readonly extensions?: { readonly debugId?: string };
}

export function createServerRequest(execute: Execute): typeof request {
  return async <Data, Variables>({ hash }: Operation<Data, Variables>, variables: Variables) => {
    const { data, errors } = await execute(hash, variables as object);
    const [error] = (errors ?? []) as readonly ServerError[];
    if (error) throw new RequestError('Unexpected', { debugId: error.extensions?.debugId });
    return data as Data;
  };
}
