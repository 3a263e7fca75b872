import type { FastifyInstance } from 'fastify';
import { receivePayoutEvent } from '../../modules/claims/index.ts';
import type { Visit } from '../../platform/context.ts';

const reportLimitBytes = 256 * 1024;

interface ReportCall {
  readonly Params: { readonly provider: string };
}

/** Where payment providers report what became of payments. Who reports is known by the signature, not by a session. */
export async function addPayoutWebhooks(app: FastifyInstance, buildVisit: () => Visit): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptRawBodies(scope);
    scope.post<ReportCall>('/webhooks/payouts/:provider', async (request, reply) => {
      const { provider } = request.params;
      const body = typeof request.body === 'string' ? request.body : '';
      await receivePayoutEvent(buildVisit(), provider, { body, headers: request.headers });
      return reply.code(204).send();
    });
    done();
  });
}

/** Signatures are over the bytes as they came, so nothing may be parsed before they are checked. */
function acceptRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: reportLimitBytes },
    (_request, body, next) => {
      next(null, body);
    },
  );
}
