import { createHash } from 'node:crypto';
import { concatAST, type DocumentNode, Kind, print, separateOperations } from 'graphql';

/** What one `.graphql` file holds. */
export interface OperationFile {
  readonly location: string;
  readonly document: DocumentNode;
}

export interface ShippedOperation {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly hash: string;
}

/** A file holds one operation, or fragments that operations of any file may spread. */
export function toOperations(documents: readonly OperationFile[]): ShippedOperation[] {
  const named = documents.flatMap(({ location, document }) => {
    const found = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    const [operation] = found;
    if (!operation && document.definitions.length > 0) return [];
    if (found.length !== 1 || !operation?.name)
      throw new Error(`${location} must hold exactly one named operation, or only fragments`);
    return [{ name: operation.name.value, kind: operation.operation }];
  });
  // Each with the fragments that it spreads, and no others.
  const separated = separateOperations(concatAST(documents.map(({ document }) => document)));
  return named.map(({ name, kind }, index) => {
    const document = separated[name];
    if (!document || named.findIndex((other) => other.name === name) !== index)
      throw new Error(`Two operations are named ${name}`);
    const text = print(document);
    return { name, kind, text, hash: createHash('sha256').update(text).digest('hex') };
  });
}
