import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addBuiltFiles } from '../../platform/http/add-built-files.ts';
import { plainPage } from '../../platform/http/plain-pages.ts';

/** Shows every component in every state, from the gallery's own build. */
export async function addGalleryPage(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  await addBuiltFiles(app, { prefix: '/dev/gallery/', folder });

  app.get('/dev/gallery', async (request, reply) => {
    void reply.type('text/html; charset=utf-8');
    if (!existsSync(page)) return reply.code(503).send(notBuiltPage(request.cspNonce));
    return reply.send(withNonce(await readFile(page, 'utf8'), request.cspNonce));
  });
}

/** The build cannot know the nonce of an answer, so its scripts and styles get it here. */
function withNonce(html: string, nonce: string): string {
  return html.replace(/<(script|style|link)\b(?![^>]*\bnonce=)/g, `<$1 nonce="${nonce}"`);
}

function notBuiltPage(nonce: string): string {
  const body = `<h1>The gallery is not built yet</h1>
<p>Run <code>npm run build</code> and load the page again.</p>`;
  return plainPage({ title: 'Not built', nonce, body });
}
