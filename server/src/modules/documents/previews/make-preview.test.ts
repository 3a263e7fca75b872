import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  placeCanary,
  sampleCompound,
  sampleCsv,
  sampleHeic,
  sampleOffice,
  samplePicture,
} from '../../../testing/sample-files.ts';
import { endlessPdf, samplePdf, slowPdf } from '../../../testing/sample-pdfs.ts';
import type { FileKind } from '../inspection/file-kind.ts';
import { makePreview } from './make-preview.ts';
import { runRenderer } from './run-renderer.ts';
import { listRenderers, watchRenderer } from './watch-renderer.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'handrail-preview-test-'));
const path = join(folder, 'file');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function preview(kind: FileKind['kind'], content: Buffer) {
  writeFileSync(path, content);
  return makePreview(kind, path);
}

/** Whoever comes next starts a process of its own. */
async function endRested() {
  const rested = listRenderers(process.pid);
  for (const id of rested) process.kill(Number(id), 'SIGKILL');
  await expect.poll(() => rested.filter((id) => existsSync(`/proc/${id}`))).toEqual([]);
}

describe('a preview', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'of a %s is made anew, without the place where it was taken [check 37]',
    async (kind) => {
      const original = await samplePicture(kind, 3000, 2000);
      expect((await sharp(original).metadata()).exif?.includes(placeCanary)).toBe(true);

      const { picture } = await preview(kind, original);
      const made = await sharp(picture).metadata();
      expect(made).toMatchObject({ format: 'webp', width: 1600, height: 1067 });
      expect([made.exif, made.xmp, made.iptc]).toEqual([undefined, undefined, undefined]);
      expect(picture?.includes(placeCanary)).toBe(false);
    },
  );

  it('of a picture from a phone stands upright', async () => {
    const sideways = await sharp(await samplePicture('jpeg', 60, 40))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { picture } = await preview('jpeg', sideways);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  it('of a HEIC photo can be shown by every browser', async () => {
    const { picture } = await preview('heic', sampleHeic);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
    const { channels } = await sharp(picture).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(10);
  });

  it('of a PDF is its first page, and its words are read', async () => {
    const { picture, text, pageCount } = await preview('pdf', samplePdf());
    expect(pageCount).toBe(1);
    expect(text).toContain('Earnings Statement');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1553 });
    // Words on the page make it more than one color.
    expect((await sharp(picture).stats()).channels[0]?.min).toBeLessThan(100);
  });

  it('of a PDF that is too large to be read whole is made from the parts that it needs', async () => {
    const { picture, text, pageCount } = await preview('pdf', samplePdf('Lease of an apartment', 4_000));
    expect(pageCount).toBe(4_000);
    expect(text).toContain('Lease of an apartment');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1553 });
  });

  it('of a PDF that never stops drawing is a tile, and takes no memory without end', async () => {
    const peak = watchRenderer();
    expect(await preview('pdf', endlessPdf)).toEqual({ text: '' });
    expect(peak.stop()).toBeLessThan(1_000);
  });

  it('of a PDF leaves the processor to people, and a page that someone waits for does not', async () => {
    const drawn = async (isAwaited: boolean) => {
      writeFileSync(path, samplePdf());
      const renderer = watchRenderer();
      expect(await runRenderer({ kind: 'pdf', path, isAwaited })).toHaveProperty('picture');
      renderer.stop();
      return [...renderer.seen.values()];
    };
    const own = getPriority();
    expect(await drawn(true)).toContain(Math.max(0, own));
    expect(Math.max(...(await drawn(false)))).toBeGreaterThanOrEqual(10);
  });

  it('of PDFs one after the other is drawn by one process, and of pictures by one each', async () => {
    const known = new Set<string>();
    const countNew = async (kind: 'pdf' | 'png', contents: readonly Buffer[]) => {
      const renderer = watchRenderer();
      for (const content of contents) expect(await preview(kind, content)).toHaveProperty('picture');
      renderer.stop();
      const fresh = [...renderer.seen.keys()].filter((id) => !known.has(id));
      for (const id of fresh) known.add(id);
      return fresh.length;
    };
    await countNew('pdf', [samplePdf('One')]);
    expect(await countNew('pdf', [samplePdf('Two'), samplePdf('Three')])).toBe(0);
    const picture = await samplePicture('png', 2000, 2000);
    expect(await countNew('png', [picture, picture])).toBe(2);
  });

  it('of a PDF says its own words, whatever was drawn before it', async () => {
    const texts = [];
    for (const words of ['Lease of Ann', 'Payslip of Bo'])
      texts.push((await preview('pdf', samplePdf(words))).text);
    expect(texts).toEqual([
      expect.stringContaining('Lease of Ann'),
      expect.stringContaining('Payslip of Bo'),
    ]);
    expect(texts[1]).not.toContain('Ann');
  });

  it.each(['SIGKILL', 'SIGSTOP'] as const)(
    'of a PDF is drawn by a new process when the one that waited for it got %s',
    async (signal) => {
      await preview('pdf', samplePdf());
      for (const id of listRenderers(process.pid)) process.kill(Number(id), signal);
      expect(await preview('pdf', samplePdf())).toHaveProperty('picture');
    },
  );

  it.each([
    ['pdf', () => Promise.resolve(samplePdf())],
    ['png', () => samplePicture('png', 3000, 2000)],
  ] as const)('of a %s is drawn although a new process died over it', async (kind, build) => {
    await endRested();
    const content = await build();
    const drawn = preview(kind, content);
    const [id] = await vi.waitFor(() => {
      const found = listRenderers(process.pid);
      expect(found).toHaveLength(1);
      return found;
    });
    process.kill(Number(id), 'SIGKILL');
    expect(await drawn).toHaveProperty('picture');
  });

  it('that nobody can draw ends two processes and no more', async () => {
    await endRested();
    const drawn = preview('pdf', slowPdf);
    const killed = new Set<string>();
    const killer = setInterval(() => {
      for (const id of listRenderers(process.pid)) {
        killed.add(id);
        process.kill(Number(id), 'SIGKILL');
      }
    }, 20);
    expect(await drawn).toEqual({ text: '' });
    clearInterval(killer);
    expect(killed.size).toBe(2);
  });

  it('of a PDF with a page as large as a field is drawn small', async () => {
    const { picture } = await preview('pdf', samplePdf('Tiny', 1, '0 0 100000 100000'));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1200 });
  });

  it.each([
    ['docx', sampleOffice('docx'), 'To whom it may concern, I am writing. Sincerely, Bo'],
    ['xlsx', sampleOffice('xlsx', [{ name: 'xl/sharedStrings.xml', content: '<t>net pay</t>' }]), 'net pay'],
    ['csv', sampleCsv, sampleCsv.toString()],
    ['doc', sampleCompound('WordDocument'), ''],
  ] as const)('of a %s is a tile, and its words are read where they can be', async (kind, content, text) => {
    expect(await preview(kind, content)).toEqual({ text });
  });

  it.each([
    ['jpeg', Buffer.from('ffd8ffe000104a46', 'hex')],
    ['heic', Buffer.concat([sampleHeic.subarray(0, 200), Buffer.alloc(300)])],
    ['pdf', Buffer.from('%PDF-1.4\nnot at all\n%%EOF')],
  ] as const)('of a broken %s is a tile, and nothing fails', async (kind, content) => {
    expect(await preview(kind, content)).toEqual({ text: '' });
  });
});
