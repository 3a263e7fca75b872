import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listPageAssets } from './page-assets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'page-assets-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('listPageAssets', () => {
  it('names the scripts of a page, and of its late parts the styles alone', () => {
    const manifest = {
      'src/entry.tsx': { file: 'entry.js', isEntry: true },
      'src/page.tsx': { file: 'page.js', src: 'src/page.tsx', isDynamicEntry: true, css: ['page.css'] },
      'src/form.tsx': { file: 'form.js', src: 'src/form.tsx', isDynamicEntry: true, imports: ['_fields'] },
      _fields: { file: 'fields.js', css: ['fields.css'], imports: ['src/entry.tsx'] },
    };
    mkdirSync(path.join(folder, '.vite'));
    writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    for (const name of ['page.css', 'fields.css']) writeFileSync(path.join(folder, name), `/* ${name} */`);
    for (const name of ['page.js', 'form.js', 'fields.js']) writeFileSync(path.join(folder, name), name);

    const assets = listPageAssets(folder, '/a/', { 'src/page.tsx': ['src/form.tsx'] });

    expect(assets['page.tsx']).toEqual({
      scripts: [{ href: '/a/page.js', bytes: 7 }],
      styles: [
        { href: '/a/page.css', text: '/* page.css */' },
        { href: '/a/fields.css', text: '/* fields.css */' },
      ],
    });
    expect(assets['form.tsx']?.scripts.map(({ href }) => href)).toEqual(['/a/form.js', '/a/fields.js']);
  });
});
