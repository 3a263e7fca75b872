import type { FastifyInstance } from 'fastify';
import { type DocumentNode, getOperationAST } from 'graphql';
import type {} from 'mercurius';
import type { OpenSpan, Tracing } from './tracing.ts';

/** Traces every GraphQL operation that is executed, under the name it has in our own documents. */
export function addGraphqlTracing(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<object, OpenSpan>();

  app.graphql.addHook('preExecution', (_schema, document: DocumentNode, context) => {
    const operation = getOperationAST(document)?.name?.value;
    spans.set(context, tracing.start('graphql', { operation, requestId: context.reply.request.id }));
    return Promise.resolve();
  });

  app.graphql.addHook('onResolution', ({ errors }, context) => {
    spans.get(context)?.end({}, errors?.[0]);
    return Promise.resolve();
  });
}
