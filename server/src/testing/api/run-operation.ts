import { graphql } from 'graphql';
import { schema } from '../../app/schema.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';

export interface OperationResult<Data> {
  readonly data: Data;
  readonly errors: readonly string[];
}

/** Runs an operation against the whole schema, in process. */
export async function runOperation<Data = Record<string, unknown>>(
  visit: GraphqlVisit,
  source: string,
  variableValues: Readonly<Record<string, unknown>> = {},
): Promise<OperationResult<Data>> {
  const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue: visit });
  // Through JSON, as a browser would see it.
  return {
    data: JSON.parse(JSON.stringify(data ?? null)) as Data,
    errors: errors.map(({ message }) => message),
  };
}
