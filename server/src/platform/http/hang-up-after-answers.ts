import type { FastifyInstance } from 'fastify';

/**
 * Once the app is to stop, answers also end their connections: kept open, they would hold up the stop, and a request
 * that is sent just as an idle connection closes would be lost.
 */
export function hangUpAfterAnswers(app: FastifyInstance, isShuttingDown: () => boolean = () => false): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || isShuttingDown()) void reply.header('connection', 'close');
    done(null, payload);
  });
}
