import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { measureFirstLoad } from './measure-first-load.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'budget-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('measureFirstLoad', () => {
  it('counts the entry, the route and what they import, each once and compressed', () => {
    const files = {
      'entry.js': 'a'.repeat(500),
      'shared.js': 'bc'.repeat(300),
      'page.js': 'd',
      'other.js': 'e',
      'page.css': 'f',
      'other.css': 'g',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const manifest = {
      'entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_shared'] },
      _shared: { file: 'shared.js', imports: ['entry.tsx'] },
      'page.tsx': { file: 'page.js', imports: ['_shared'], css: ['page.css'] },
      'other.tsx': { file: 'other.js', css: ['other.css'] },
    };
    const size = (name: keyof typeof files) => brotliCompressSync(files[name]).length;

    expect(measureFirstLoad(folder, manifest, ['page.tsx'])).toEqual({
      scriptCount: 3,
      scriptBytes: size('entry.js') + size('shared.js') + size('page.js'),
      styleBytes: size('page.css'),
    });
  });

  it('refuses a page that the build does not have', () => {
    expect(() => measureFirstLoad(folder, {}, ['gone.tsx'])).toThrow('The build has no "gone.tsx"');
  });
});
