import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A root folder with tiny builds of both browser apps, whose pages show what the server gave them. */
export function buildStandInApps(rooms: readonly ('portal' | 'console')[] = ['portal', 'console']): string {
  const root = mkdtempSync(join(tmpdir(), 'handrail-apps-'));
  for (const room of rooms) {
    write(root, `${room}/dist/client/.vite/manifest.json`, JSON.stringify(manifest));
    write(root, `${room}/dist/client/entry-AAAAAAA1.js`, 'export {};');
    write(root, `${room}/dist/client/react-BBBBBBB2.js`, 'export {};');
    write(root, `${room}/dist/client/style-CCCCCCC3.css`, `.${room} { color: black; }`);
    write(root, `${room}/dist/server/entry-server.js`, entryServer(room));
    write(root, `${room}/dist/server/package.json`, '{"type":"module"}');
  }
  write(
    root,
    'ui/dist/gallery/index.html',
    '<!doctype html><script type="module" src="/dev/gallery/x.js"></script>',
  );
  return root;
}

const manifest = {
  'src/entry-client.tsx': {
    ...{ file: 'entry-AAAAAAA1.js', isEntry: true, imports: ['_react.js'] },
    css: ['style-CCCCCCC3.css'],
  },
  '_react.js': { file: 'react-BBBBBBB2.js' },
};

function entryServer(room: string): string {
  return `
const operation = 'query Page($externalId: NonEmptyString!) {' +
  ' partners(filter: { externalId: $externalId }) { nodes { name } } currentUser { email } }';

let rendered = 0;

export async function render({ url, partnerExternalId, nonce, execute, assets }) {
  if (url.endsWith('/breaks')) throw new Error('secret of the ${room}');
  if (url.endsWith('/changes')) await execute('mutation Change { endSession { metadata { status } } }', {});
  if (url.endsWith('/moves')) return { status: 302, html: '', headers: { location: '/elsewhere' } };
  const seen = await execute(operation, { externalId: partnerExternalId });
  if (url.includes('/kept')) rendered += 1;
  const state = JSON.stringify({ room: '${room}', url, seen, assets, ...(rendered > 0 && { rendered }) });
  return { status: 200, html: '<!doctype html><script nonce="' + nonce + '">' + state + '</script>' };
}
`;
}

function write(root: string, file: string, content: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
