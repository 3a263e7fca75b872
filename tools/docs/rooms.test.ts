import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly workspaces: readonly string[];
};
const longest = 20;

describe.each(workspaces)('the README of %s', (room) => {
  const file = path.join(root, room, 'README.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';

  it('is a page at most: what lives here, what does not, what it may import', () => {
    expect(findFaults(text)).toEqual([]);
  });

  it('names every folder of its sources', () => {
    expect(listUnnamed(text, listFolders(room))).toEqual([]);
  });
});

describe('a README', () => {
  it('is found wanting without what it may import, or when it is too long', () => {
    expect(findFaults('# room: a title\n')).toEqual(['it does not say what the room may import']);
    expect(findFaults(`# room: it imports nothing\n${'line\n'.repeat(longest)}`)).toEqual([
      `it has more than ${longest} lines`,
    ]);
  });

  it('is found wanting when it forgets a folder', () => {
    expect(listUnnamed('- `src/here/` lives here', ['here', 'forgotten'])).toEqual(['forgotten']);
  });
});

function findFaults(text: string): string[] {
  return [
    ...(/^# \w+: /.test(text) ? [] : ['it does not begin with the name of the room and what it is']),
    ...(text.trimEnd().split('\n').length > longest ? [`it has more than ${longest} lines`] : []),
    ...(/\bimports?\b/.test(text) ? [] : ['it does not say what the room may import']),
  ];
}

function listUnnamed(text: string, folders: readonly string[]): string[] {
  return folders.filter((folder) => !text.includes(`${folder}/`));
}

function listFolders(room: string): string[] {
  const source = path.join(root, room, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['gql', 'testing'].includes(entry.name))
    .map(({ name }) => name)
    .filter((name) => room !== 'programs' || name === 'shared' || name === 'data');
}
