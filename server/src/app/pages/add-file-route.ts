import type { FastifyInstance } from 'fastify';
import { openFile } from '../../modules/documents/index.ts';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import type { BuildVisit } from '../../platform/http/visit-builder.ts';

interface FileCall {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly page?: unknown };
}

/** Serves the contents of documents. A browser only ever saves a file; what it shows is a picture that we made. */
export function addFileRoute(app: FastifyInstance, buildVisit: BuildVisit): void {
  app.get<FileCall>('/files/:token', { compress: false }, async (request, reply) => {
    const visit = await buildVisit(request, reply);
    const gone = new AbortController();
    reply.raw.once('close', () => {
      gone.abort();
    });
    const { content, filename, mimetype, variant } = await openFile(visit, request.params.token, {
      page: readPage(request.query.page),
      signal: gone.signal,
    });
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

/** Whatever else is asked for is the first page. */
function readPage(page: unknown): number {
  return typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
