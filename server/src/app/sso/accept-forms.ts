import type { FastifyInstance, FastifyRequest } from 'fastify';

const formLimitBytes = 256 * 1024;

/** Takes forms on these routes, and nothing else: a provider's answer is posted by a plain form of its own page. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimitBytes },
    (_request, body, done) => {
      done(null, new URLSearchParams(body.toString()));
    },
  );
}

/** The posted response; a form with two of them has none. */
export function readSamlResponse({ body }: FastifyRequest): string {
  const [response = '', ...others] = body instanceof URLSearchParams ? body.getAll('SAMLResponse') : [];
  return others.length === 0 ? response : '';
}
