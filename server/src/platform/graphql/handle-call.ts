import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql';
import { AppError, isBusy } from '../errors/app-error.ts';
import { sayBusy } from '../http/say-busy.ts';
import { traceWork } from '../tracing/trace-work.ts';
import { silentTracing } from '../tracing/tracing.ts';
import { type GraphqlCall, parseCallBody } from './call-body.ts';
import { callHeaders } from './call-headers.ts';
import type { ExecuteDocument } from './execute-document.ts';
import { formatError } from './format-error.ts';
import type { GraphqlVisit } from './graphql-visit.ts';
import { RefusedRequest } from './refused-request.ts';
import type { GraphqlOptions } from './register-graphql.ts';
import { assertClaimedTenant } from './tenant-guard.ts';

export interface CallOptions extends GraphqlOptions {
  readonly admitDocument: (call: GraphqlCall) => DocumentNode;
  readonly execute: ExecuteDocument;
}

/** Answers one call that came as JSON. */
export function handleCall(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CallOptions,
): Promise<object> {
  return runCall(request, reply, parseCallBody(request.body), options);
}

/** Admits the document, knows the visitor, runs the operation, formats what failed. */
export async function runCall(
  request: FastifyRequest,
  reply: FastifyReply,
  call: GraphqlCall,
  options: CallOptions,
): Promise<object> {
  const document = options.admitDocument(call);
  const operation = getNamedOperation(document, call, headerOf(request, 'operationName'));

  const visit = { ...(await options.buildVisit(request, reply)), ...readCallHeaders(request) };
  if (operation.type === OperationTypeNode.MUTATION && options.isReadOnly?.())
    throw new AppError('NOT_ALLOWED');
  if (options.tenantGuard) {
    await assertClaimedTenant(visit, headerOf(request, 'tenantId'), options.tenantGuard);
  }

  const { tracing = silentTracing } = options;
  const traced = { operation: operation.name, requestId: visit.requestId };
  const result: ExecutionResult = await traceWork(tracing, 'graphql', traced, () =>
    options.execute({
      ...{ document, variables: call.variables, operationName: operation.name },
      context: { ...visit },
    }),
  );
  if (result.errors?.some(({ originalError }) => isBusy(originalError))) sayBusy(reply);
  return { data: result.data ?? null, ...formatErrors(result, visit, operation.name, options) };
}

function formatErrors(result: ExecutionResult, visit: GraphqlVisit, operation: string, options: CallOptions) {
  if (!result.errors) return {};
  const { requestId, actor } = visit;
  const place = { requestId, operation, ...('partnerId' in actor && { partnerId: actor.partnerId }) };
  return { errors: result.errors.map((error) => formatError(visit.locale, error, options, place)) };
}

function getNamedOperation(document: DocumentNode, call: GraphqlCall, name = '') {
  const operation = getOperationAST(document, name);
  if (!operation || (call.operationName !== undefined && call.operationName !== name)) {
    throw new RefusedRequest(400, `The document has no operation named "${name}"`);
  }
  return { name, type: operation.operation };
}

function readCallHeaders(request: FastifyRequest): Pick<GraphqlVisit, 'recaptchaToken' | 'apiKey'> {
  const recaptchaToken = headerOf(request, 'recaptchaToken');
  const apiKey = headerOf(request, 'apiKey');
  return { ...(recaptchaToken && { recaptchaToken }), ...(apiKey && { apiKey }) };
}

function headerOf(request: FastifyRequest, header: keyof typeof callHeaders): string | undefined {
  const value = request.headers[callHeaders[header]];
  return typeof value === 'string' ? value : undefined;
}
