import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Probes ask by the address of the machine. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** Answers only under the name that people use: a foreign name in front of us could collect links and cookies. */
export function refuseUnknownHosts(app: FastifyInstance, knownHost: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (probes.has(path) || toHost(request) === knownHost) return;
    await reply
      .code(421)
      .send({ error: 'This site does not answer at that address. Check the host name in the address.' });
  });
}

/** Without the port where it is the usual one of the protocol, as in PUBLIC_URL. */
function toHost({ protocol, host }: FastifyRequest): string | undefined {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}
