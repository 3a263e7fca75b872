import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { BugSink } from '../errors/report-bug.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { assertOwnPage, isMultipart } from './assert-own-page.ts';
import { defaultLimits, type DocumentLimits } from './document-limits.ts';
import { createDocumentGate } from './document-gate.ts';
import { createExecutor } from './execute-document.ts';
import type { GraphqlVisit } from './graphql-visit.ts';
import { handleCall } from './handle-call.ts';
import { replyToRefusal } from './reply-to-refusal.ts';
import type { TenantGuard } from './tenant-guard.ts';
import type { TrustedDocuments } from './trusted-documents.ts';
import { handleUpload } from './uploads/handle-upload.ts';
import type { Pace } from './uploads/keep-pace.ts';
import type { UploadLimits } from './uploads/upload-limits.ts';

export interface GraphqlOptions extends BugSink {
  readonly schema: GraphQLSchema;
  readonly buildVisit: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphqlVisit>;
  /** Only trusted documents, no introspection, no suggestions. */
  readonly production: boolean;
  readonly trustedDocuments: TrustedDocuments;
  readonly limits?: Partial<DocumentLimits>;
  /** The origins of our own pages, for browsers that do not send Sec-Fetch-Site. */
  readonly allowedOrigins?: readonly string[];
  readonly tenantGuard?: TenantGuard;
  /** While true, every mutation is answered with "Not Allowed". */
  readonly isReadOnly?: () => boolean;
  readonly tracing?: Tracing | undefined;
  /** What a request may bring; without it none brings files. */
  readonly uploads?: UploadLimits;
  readonly pace?: Pace;
}

const path = '/graphql';
const bodyLimitBytes = 1024 * 1024;

/** Serves the one /graphql endpoint: it refuses what is foreign, too heavy or unknown before anything runs. */
export async function registerGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { schema, production, trustedDocuments, allowedOrigins = [] } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const admitDocument = createDocumentGate({ trustedOnly: production, trustedDocuments, limits });

  const execute = createExecutor(schema, { introspection: !production });

  await app.register((scope, _options, registered) => {
    scope.setErrorHandler((error, request, reply) => replyToRefusal(error, request, reply, options));

    // The handler reads the parts itself, once it knows who sends them.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => {
      done(null);
    });

    scope.post(path, {
      config: { takesFiles: options.uploads !== undefined },
      bodyLimit: bodyLimitBytes,
      onRequest: (request, reply, done) => {
        void reply.header('cache-control', 'no-store');
        assertOwnPage(request.headers, { allowedOrigins, takesFiles: options.uploads !== undefined });
        done();
      },
      handler: (request, reply) => {
        const handle = isMultipart(request.headers) ? handleUpload : handleCall;
        return handle(request, reply, { ...options, admitDocument, execute });
      },
    });

    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      handler: (_request, reply) =>
        reply
          .code(405)
          .header('allow', 'POST')
          .send({ errors: [{ message: 'Send a POST request' }] }),
    });
    registered();
  });
}
