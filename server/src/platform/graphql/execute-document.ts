import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import { InvalidDocument } from './invalid-document.ts';

export interface Execution {
  readonly document: DocumentNode;
  readonly context: object;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string;
}

export type ExecuteDocument = (execution: Execution) => Promise<ExecutionResult>;

const mostErrors = 10;

/** Runs documents against the schema. Each parsed document is validated once; an invalid one runs nothing. */
export function createExecutor(
  schema: GraphQLSchema,
  { introspection }: { readonly introspection: boolean },
) {
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const faults = new WeakMap<DocumentNode, readonly Error[]>();

  function assertValid(document: DocumentNode): void {
    const found = faults.get(document) ?? validate(schema, document, rules, { maxErrors: mostErrors });
    faults.set(document, found);
    if (found.length > 0) throw new InvalidDocument(found);
  }

  return async ({ document, context, variables, operationName }: Execution): Promise<ExecutionResult> => {
    assertValid(document);
    const result = await execute({
      schema,
      document,
      operationName,
      contextValue: context,
      variableValues: variables,
    });
    // Without data nothing ran: the variables do not fit the document.
    if (result.data === undefined) throw new InvalidDocument(result.errors ?? []);
    return result;
  };
}
