import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { ReferenceForm } from './reference-form.ts';

/** Serves the same small form twice, as HTML alone and taken over by React alone. */
export async function serveReferencePages() {
  const script = await buildScript();
  const form = renderToString(createElement(ReferenceForm));
  const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/html': ['text/html', compress(toHtml(form, ''))],
    '/react': ['text/html', compress(toHtml(form, '<script type="module" src="/react.js"></script>'))],
    '/react.js': ['text/javascript', compress(script)],
  };

  const server = createServer(({ url = '' }, response) => {
    send(response, files[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function send(response: ServerResponse, file: readonly [type: string, body: Buffer] | undefined): void {
  const [type, body] = file ?? ['text/plain', compress('Not here')];
  response.writeHead(file ? 200 : 404, { 'content-type': type, 'content-encoding': 'br' });
  response.end(body);
}

function toHtml(form: string, script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"></head><body><div id="root">${form}</div>${script}</body></html>`;
}

async function buildScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'hydrate-reference.ts') },
    },
  });
  const [built] = [result].flat();
  const chunk = built && 'output' in built ? built.output[0] : undefined;
  if (!chunk) throw new Error('The reference page was not built');
  return chunk.code;
}

function compress(text: string): Buffer {
  return brotliCompressSync(text);
}
