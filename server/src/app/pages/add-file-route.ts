import type { FastifyInstance } from 'fastify';
import { openFile } from '../../modules/documents/index.ts';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import type { BuildVisit } from '../../platform/http/visit-builder.ts';

/** Serves the contents of documents. A browser only ever saves a file; what it shows is a picture that we made. */
export function addFileRoute(app: FastifyInstance, buildVisit: BuildVisit): void {
  app.get<{ Params: { token: string } }>('/files/:token', { compress: false }, async (request, reply) => {
    const visit = await buildVisit(request, reply);
    const { content, filename, mimetype, variant } = await openFile(visit, request.params.token);
    return reply
      .headers({
        'content-type': mimetype,
        'content-disposition': contentDisposition(variant === 'preview' ? 'inline' : 'attachment', filename),
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  });
}
