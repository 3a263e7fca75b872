import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleCompound, sampleCsv, sampleOffice } from '../../../testing/sample-files.ts';
import { samplePdf } from '../../../testing/sample-pdfs.ts';
import { identifyFile } from './identify-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'handrail-large-'));
const path = join(folder, 'file');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const mebibyte = 1024 * 1024;
/** Files are read in pieces of this size, so this is where something could be cut. */
const piece = 64 * 1024;
const aroundTheCut = Array.from({ length: 20 }, (_, index) => index);

async function isTaken(filename: string, ...parts: (Buffer | string)[]): Promise<boolean> {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  writeFileSync(path, content);
  const file = { filename, path, size: content.length, sha256: Buffer.alloc(32) };
  return (await identifyFile(file)) !== undefined;
}

/** Fills a file so that what follows begins so many bytes before a piece ends. */
function fillUntil(before: number, begun: Buffer | string, filling: string): Buffer {
  return Buffer.alloc(2 * piece - before - Buffer.byteLength(begun), filling);
}

describe('a PDF that is read in pieces', () => {
  const pdf = samplePdf();

  it.each(aroundTheCut)('is refused for a claim %i bytes before a piece ends [check 35]', async (before) => {
    const filling = fillUntil(before, pdf, '%');
    expect(await isTaken('a.pdf', pdf, filling, '/Count 5001 ', '%%EOF')).toBe(false);
    expect(await isTaken('a.pdf', pdf, filling, '/Count 5000 ', '%%EOF')).toBe(true);
  });

  it('is refused for a claim behind more white space than a piece holds [check 35]', async () => {
    const space = Buffer.alloc(5 * piece + 7, ' \r\n\t');
    expect(await isTaken('a.pdf', pdf, '/Count', space, '99999 ', '%%EOF')).toBe(false);
    expect(await isTaken('a.pdf', pdf, '/Count', space, '4999 ', '%%EOF')).toBe(true);
  });

  it.each([
    [5_000, true],
    [5_001, false],
  ])('has each of its %i pages counted once [check 35]', async (pages, taken) => {
    const unclaimed = samplePdf('x', pages).toString('latin1').replaceAll('/Count', '/Pages');
    expect(await isTaken('a.pdf', Buffer.from(unclaimed, 'latin1'))).toBe(taken);
  });
});

describe('a table that is read in pieces', () => {
  const start = 'name\n';

  it.each(aroundTheCut)('is refused for markup %i bytes before a piece ends [check 34]', async (before) => {
    const filling = fillUntil(before, start, 'a,b\n');
    expect(await isTaken('a.csv', start, filling, '</!doctype html')).toBe(false);
    expect(await isTaken('a.csv', start, filling, '<script>')).toBe(false);
    expect(await isTaken('a.csv', start, filling, '<imgs and <bodys')).toBe(true);
  });

  it.each(aroundTheCut.slice(0, 5))('keeps a letter whole %i bytes before a piece ends', async (before) => {
    expect(await isTaken('a.csv', start, fillUntil(before, start, 'a'), '😀,größe\n')).toBe(true);
  });

  it('is one however late the code page of Windows shows', async () => {
    const late = Buffer.from([0x80, 0xf6, 0x0a]);
    expect(await isTaken('a.csv', start, fillUntil(0, start, 'a,b\n'), late)).toBe(true);
    expect(await isTaken('a.csv', start, 'größe,', fillUntil(0, start, 'a,b\n'), late)).toBe(true);
  });

  it('is none when it is blank, begins as a page after all, or holds a control character [check 34]', async () => {
    const blank = Buffer.alloc(3 * piece, ' \n');
    expect(await isTaken('a.csv', blank)).toBe(false);
    expect(await isTaken('a.csv', blank, '<a,b')).toBe(false);
    expect(await isTaken('a.csv', blank, 'a<b')).toBe(true);
    expect(await isTaken('a.csv', start, fillUntil(0, start, 'a,b\n'), '\u0007')).toBe(false);
  });
});

describe('an old document that is read in pieces', () => {
  it('is known by a name in its last piece, and refused for a protected part there [check 34]', async () => {
    const [head, last] = [sampleCompound('Other'), Buffer.alloc(3 * piece)];
    expect(await isTaken('a.doc', head, last)).toBe(false);
    expect(await isTaken('a.doc', head, last, sampleCompound('WordDocument'))).toBe(true);
    const open = sampleCompound('WordDocument');
    expect(await isTaken('a.doc', open, last, sampleCompound('EncryptedPackage'))).toBe(false);
  });
});

describe('a file of 32 MB', () => {
  const filling = randomBytes(31 * mebibyte);
  const lines = Buffer.alloc(31 * mebibyte, sampleCsv);
  const large: [string, () => Buffer][] = [
    ['a.pdf', () => Buffer.concat([samplePdf(), filling, Buffer.from('\n%%EOF')])],
    ['a.doc', () => Buffer.concat([sampleCompound('WordDocument'), filling])],
    ['a.csv', () => lines],
    [
      'a.docx',
      () => sampleOffice('docx', [{ name: 'word/media/image1.bin', content: filling, stored: true }]),
    ],
  ];

  it.each(large)('is looked at without being held in memory: %s [check 35]', async (filename, build) => {
    const content = build();
    writeFileSync(path, content);
    const before = process.memoryUsage().external;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().external);
    }, 1);
    const found = await identifyFile({ filename, path, size: content.length, sha256: Buffer.alloc(32) });
    clearInterval(watch);
    expect(found).toBeDefined();
    expect(most - before).toBeLessThan(16 * mebibyte);
  });
});

describe('an archive with a directory of 3 MB', () => {
  it('is refused before the directory is read [check 35]', async () => {
    const entries = Array.from({ length: 60 }, (_, index) => ({
      name: `${String(index)}${'n'.repeat(50_000)}`,
      content: '',
      stored: true,
    }));
    expect(await isTaken('a.docx', sampleOffice('docx', entries))).toBe(false);
    expect(await isTaken('a.docx', sampleOffice('docx', entries.slice(0, 10)))).toBe(true);
  });
});
