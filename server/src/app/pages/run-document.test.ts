import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';
import { createDocumentRunner } from './run-document.ts';

const visit = { requestId: 'r-1', locale: 'en', actor: { kind: 'anonymous' } } as GraphqlVisit;
const schema = buildSchema(
  'type Query { requestId: String, fails: String } type Mutation { change: String }',
);
Object.assign(schema.getQueryType()?.getFields().requestId ?? {}, {
  resolve: (_root: unknown, _args: unknown, context: GraphqlVisit) => context.requestId,
});
Object.assign(schema.getQueryType()?.getFields().fails ?? {}, {
  resolve: () => Promise.reject(new Error('select secret from vault')),
});

function buildRunner() {
  const { errorReporter, recorded } = createRecordingPorts();
  const trustedDocuments = new Map([['hash-1', 'query Page { requestId }']]);
  const run = createDocumentRunner({ schema, trustedDocuments, log: createRecordingLog(), errorReporter });
  return { run, recorded };
}

describe('createDocumentRunner', () => {
  it.each(['hash-1', 'query Page { requestId }'])('runs %s for its visitor', async (document) => {
    expect(await buildRunner().run(visit, document, {})).toEqual({ data: { requestId: 'r-1' } });
  });

  it('never changes anything while a page is opened', async () => {
    await expect(buildRunner().run(visit, 'mutation Page { change }', {})).rejects.toThrow(
      'A page may only run one query',
    );
  });

  it('refuses a document that does not fit the schema', async () => {
    await expect(buildRunner().run(visit, 'query Page { nothing }', {})).rejects.toThrow(
      'Cannot query field',
    );
  });

  it('tells the page of a bug only its debug id', async () => {
    const { run, recorded } = buildRunner();
    const result = await run(visit, 'query Page { fails }', {});

    expect(JSON.stringify(result)).not.toContain('vault');
    expect(result).toMatchObject({ errors: [{ message: 'Something went wrong' }] });
    expect(recorded.reports).toHaveLength(1);
  });
});
