import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';
import { listHeaderFaults } from '../../testing/api/header-faults.ts';
import { addBuiltFiles } from './add-built-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'handrail-files-'));
const script = 'console.log("built");'.repeat(100);
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '.vite/manifest.json'), '{}');
writeFileSync(join(folder, 'entry-Bx12_aZ9.js'), script);
writeFileSync(join(folder, 'entry-Bx12_aZ9.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'entry-Bx12_aZ9.js.gz'), gzipSync(script));
writeFileSync(join(folder, 'plain-fallback.js'), script);
writeFileSync(join(folder, '..', 'handrail-outside.txt'), 'outside');
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '..', 'handrail-outside.txt'));
});

async function get(url: string, headers: Record<string, string> = {}) {
  const { app } = await buildHttpApp();
  await addBuiltFiles(app, { prefix: '/assets/portal/', folder });
  return app.inject({ url: `/assets/portal/${url}`, headers });
}

describe('addBuiltFiles', () => {
  it('lets a file with a hashed name be kept for ever', async () => {
    const reply = await get('entry-Bx12_aZ9.js');

    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toContain('javascript');
    expect(listHeaderFaults(reply.headers, { secure: true, kept: true })).toEqual([]);
  });

  it('asks again for a file whose name says nothing about its content', async () => {
    const first = await get('plain-fallback.js');
    const again = await get('plain-fallback.js', { 'if-none-match': String(first.headers.etag) });

    expect(first.headers['cache-control']).toBe('no-cache');
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('answers %s with the copy made at build time', async (accepted, encoding, unpack) => {
    const reply = await get('entry-Bx12_aZ9.js', { 'accept-encoding': accepted });

    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(reply.rawPayload).toString()).toBe(script);
  });

  it.each([
    '.vite/manifest.json',
    '../handrail-outside.txt',
    '..%2fhandrail-outside.txt',
    'missing-Bx12_aZ9.js',
    '',
  ])('does not serve %j, nor lets its absence be kept', async (url) => {
    const reply = await get(url);

    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toContain('outside');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
