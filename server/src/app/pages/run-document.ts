import {
  type DocumentNode,
  execute,
  getOperationAST,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import type { BugSink } from '../../platform/errors/report-bug.ts';
import { formatError } from '../../platform/graphql/format-error.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';
import type { TrustedDocuments } from '../../platform/graphql/trusted-documents.ts';

export interface DocumentRunner extends BugSink {
  readonly schema: GraphQLSchema;
  readonly trustedDocuments: TrustedDocuments;
}

export type RunDocument = (
  visit: GraphqlVisit,
  document: string,
  variables: object,
) => Promise<{ data?: unknown; errors?: readonly GraphQLFormattedError[] }>;

/** Runs the operations of a page while the server renders it, with the rights of its visitor. */
export function createDocumentRunner(options: DocumentRunner): RunDocument {
  const { schema, trustedDocuments } = options;
  const checked = new Map<string, DocumentNode>();

  return async function runDocument(visit, document, variables) {
    const text = trustedDocuments.get(document) ?? document;
    const known = checked.get(text) ?? checkDocument(schema, text);
    checked.set(text, known);

    const result = await execute({
      schema,
      document: known,
      contextValue: { ...visit },
      variableValues: { ...variables },
    });
    const place = { requestId: visit.requestId, operation: getOperationAST(known)?.name?.value ?? 'unnamed' };
    const errors = result.errors?.map((error) => formatError(visit.locale, error, options, place));
    return errors ? { data: result.data, errors } : { data: result.data };
  };
}

/** Documents come from our own build, so a wrong one is a bug and not an answer. */
function checkDocument(schema: GraphQLSchema, text: string): DocumentNode {
  const document = parse(text);
  const [fault] = validate(schema, document);
  if (fault) throw fault;
  // Opening a page must never change anything: mail scanners and prefetching browsers open pages too.
  if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) {
    throw new Error('A page may only run one query at a time while it is rendered');
  }
  return document;
}
