import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface BuiltFiles {
  /** Such as `/assets/portal/`. */
  readonly prefix: string;
  readonly folder: string;
}

/** Serves the files of a build, with the compressed copies that lie beside them. */
export async function addBuiltFiles(app: FastifyInstance, { prefix, folder }: BuiltFiles): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(async (scope) => {
    scope.addHook('onSend', (request, reply, payload, done) => {
      // A cache between us and the browser keeps one copy for each encoding.
      void reply.header('vary', 'accept-encoding');
      if (reply.statusCode < 400) void reply.header('cache-control', cachingOf(request.url));
      done(null, payload);
    });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Build manifests and the like start with a dot and are nobody's business.
      dotfiles: 'ignore',
    });
  });
}

function cachingOf(url: string): string {
  return hasHashedName(url) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A name that holds a hash of its content changes with it, so a copy is never stale. Plain words are no hash. */
function hasHashedName(url: string): boolean {
  const hash = /-([A-Za-z0-9_-]{8})\.[a-z0-9]+$/.exec(url)?.[1];
  return hash !== undefined && /[A-Z0-9_]/.test(hash);
}
