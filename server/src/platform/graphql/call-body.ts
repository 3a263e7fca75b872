import { z } from 'zod';
import { assertStorable } from './assert-storable.ts';
import { RefusedRequest } from './refused-request.ts';

const callBody = z.object({
  query: z.string().nullish(),
  documentId: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish() }).nullish(),
});

/** One GraphQL call as it came over HTTP. */
export interface GraphqlCall {
  readonly text: string | undefined;
  readonly hash: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown>;
}

export function parseCallBody(body: unknown): GraphqlCall {
  if (Array.isArray(body)) throw new RefusedRequest(400, 'Send one operation at a time');

  const parsed = callBody.safeParse(body);
  if (!parsed.success) throw new RefusedRequest(400, 'Send { query, variables, operationName }');

  assertStorable(parsed.data.variables);

  const { query, documentId, operationName, variables, extensions } = parsed.data;
  return {
    text: query ?? undefined,
    hash: documentId ?? extensions?.persistedQuery?.sha256Hash,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
  };
}
