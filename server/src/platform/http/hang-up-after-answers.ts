import type { FastifyInstance } from 'fastify';

/** Once the app closes, the answers under way also end their connections: kept open, they would hold up the stop. */
export function hangUpAfterAnswers(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}
