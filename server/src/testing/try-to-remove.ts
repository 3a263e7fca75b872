import { runOperation } from './api/run-operation.ts';
import type { TestContext } from './build-context.ts';

/** Asks to remove a document and gives the code of the refusal, or nothing where it is gone. */
export async function tryToRemove(ctx: TestContext, id: string): Promise<string | undefined> {
  const { data } = await runOperation<{ removeDocument: { metadata: { errors: string[] } } }>(
    ctx,
    'mutation ($input: RemoveDocumentInput!) { removeDocument(input: $input) { metadata { errors } } }',
    { input: { id } },
  );
  return data.removeDocument.metadata.errors[0];
}
