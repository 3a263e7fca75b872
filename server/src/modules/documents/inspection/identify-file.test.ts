import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  sampleCompound,
  sampleCsv,
  sampleFiles,
  sampleHeic,
  sampleOffice,
  samplePicture,
  sampleZip,
} from '../../../testing/sample-files.ts';
import { samplePdf } from '../../../testing/sample-pdfs.ts';
import { identifyFile } from './identify-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'handrail-inspect-'));
const path = join(folder, 'file');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function identify(filename: string, content: Buffer): Promise<string | undefined> {
  writeFileSync(path, content);
  return (await identifyFile({ filename, path, size: content.length, sha256: Buffer.alloc(32) }))?.mimetype;
}

const html = '<html><script>alert(1)</script></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>';
const elf = Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(200)]);
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)]);

describe('identifyFile', () => {
  it('knows every kind that is taken, by its content [P555]', async () => {
    const office = 'application/vnd.openxmlformats-officedocument';
    const found: Record<string, string | undefined> = {};
    for (const [name, content] of Object.entries(await sampleFiles()))
      found[name] = await identify(name, content);
    expect(found).toEqual({
      'photo.jpg': 'image/jpeg',
      'Photo.JPEG': 'image/jpeg',
      'scan.png': 'image/png',
      'scan.webp': 'image/webp',
      'IMG_1.heic': 'image/heic',
      'IMG_1.HEIF': 'image/heic',
      'stub.pdf': 'application/pdf',
      'letter.docx': `${office}.wordprocessingml.document`,
      'budget.xlsx': `${office}.spreadsheetml.sheet`,
      'old.doc': 'application/msword',
      'old.xls': 'application/vnd.ms-excel',
      'table.csv': 'text/csv',
    });
  });

  it('takes tables as spreadsheets write them', async () => {
    expect(await identify('t.csv', Buffer.from('\ufeffname;größe\r\nÄda;1\r\n'))).toBe('text/csv');
    expect(await identify('t.csv', Buffer.from('name,gr\xf6\xdfe\n', 'latin1'))).toBe('text/csv');
    expect(await identify('t.csv', Buffer.from('\ufeffname\tsize\n', 'utf16le'))).toBe('text/csv');
  });

  it('refuses every kind under the name of every other [check 34]', async () => {
    const files = Object.entries(await sampleFiles());
    const kinds: Record<string, string> = { jpeg: 'jpg', heif: 'heic' };
    const kindOf = (name: string) => {
      const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
      return kinds[extension] ?? extension;
    };
    let tried = 0;
    for (const [claimed] of files) {
      for (const [name, content] of files.filter(([other]) => kindOf(other) !== kindOf(claimed))) {
        tried += 1;
        expect([name, claimed, await identify(claimed, content)]).toEqual([name, claimed, undefined]);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  it.each([
    'photo.jpg',
    'scan.png',
    'scan.webp',
    'IMG_1.heic',
    'stub.pdf',
    'letter.docx',
    'old.doc',
    'old.xls',
    'budget.xlsx',
    'table.csv',
  ])('refuses what only calls itself %s [check 34]', async (name) => {
    const pretenders = [
      html,
      svg,
      elf,
      exe,
      '',
      '\0',
      'GIF89a',
      '%!PS-Adobe',
      '#!/bin/sh\nrm -rf /\n',
      '<?php echo 1;',
    ];
    for (const content of pretenders.map((text) => Buffer.from(text))) {
      expect([content.toString('latin1'), await identify(name, content)]).toEqual([
        content.toString('latin1'),
        undefined,
      ]);
    }
  });

  it.each([
    'a.exe',
    'a.jpg.exe',
    'a.svg',
    'a.html',
    'jpg',
    '.jpg.',
    'a.pdf\0.html',
    'a.jpg\u202egpj.exe',
    'a.php.',
  ])('refuses the name %j whatever is in it [P556] [check 34]', async (name) => {
    expect(await identify(name, await samplePicture('jpeg'))).toBeUndefined();
  });

  it('refuses files that are a second one as well [check 34]', async () => {
    const archive = sampleZip([{ name: 'a.html', content: html }]);
    const [jpeg, png, webp, pdf] = [
      await samplePicture('jpeg'),
      await samplePicture('png'),
      await samplePicture('webp'),
      samplePdf(),
    ];
    const comment = Buffer.from(`\xff\xfe\x00\x2a${html}`.padEnd(46), 'latin1');
    const polyglots: [string, Buffer][] = [
      ['a.jpg', Buffer.concat([jpeg, archive])],
      ['a.jpg', Buffer.concat([jpeg, Buffer.from(html)])],
      ['a.jpg', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])],
      ['a.png', Buffer.concat([png, Buffer.from(svg)])],
      ['a.png', Buffer.concat([png, sampleZip([{ name: 'a', content: 'b' }], 'with a comment')])],
      ['a.webp', Buffer.concat([webp, Buffer.from('<?php system($_GET[0]); ?>')])],
      ['a.heic', Buffer.concat([sampleHeic, Buffer.from(html)])],
      ['a.pdf', Buffer.concat([pdf, archive])],
      ['a.pdf', Buffer.concat([Buffer.from(html), pdf])],
      ['a.pdf', Buffer.concat([Buffer.from('GIF89a'), pdf])],
      ['a.docx', Buffer.concat([Buffer.from('%PDF-1.4\n'), sampleOffice('docx')])],
      ['a.docx', Buffer.concat([sampleOffice('docx'), Buffer.from(html)])],
      ['a.csv', Buffer.concat([sampleCsv, Buffer.from(html)])],
      ['a.doc', Buffer.concat([sampleCompound('WordDocument'), Buffer.from(html)])],
    ];
    for (const [name, content] of polyglots)
      expect([name, await identify(name, content)]).toEqual([name, undefined]);
  });

  it('refuses macros, protected documents and other containers under a name that we take [check 34]', async () => {
    const macro = [{ name: 'word/vbaProject.bin', content: 'x' }];
    expect(await identify('a.docx', sampleOffice('docm'))).toBeUndefined();
    expect(await identify('a.docx', sampleOffice('docx', macro))).toBeUndefined();
    expect(
      await identify('a.docx', sampleOffice('docx', [{ name: '../evil', content: 'x' }])),
    ).toBeUndefined();
    expect(await identify('a.docx', sampleZip([{ name: 'a.txt', content: 'x' }]))).toBeUndefined();
    expect(await identify('a.doc', sampleCompound('EncryptedPackage'))).toBeUndefined();
    expect(await identify('a.doc', sampleCompound('__nameid_version1.0'))).toBeUndefined();
  });

  it('would take a polyglot if it only looked at the first bytes [check 34]', async () => {
    const { fileTypeFromBuffer } = await import('file-type');
    const polyglot = Buffer.concat([await samplePicture('jpeg'), sampleZip([{ name: 'a', content: html }])]);
    expect((await fileTypeFromBuffer(polyglot))?.mime).toBe('image/jpeg');
  });
});

describe('a bomb', () => {
  const zeros = Buffer.alloc(10 * 1024 * 1024);
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `part${String(index)}`, content: zeros }));
  const hugePng = async () => {
    const png = Buffer.from(await samplePicture('png'));
    png.writeUInt32BE(50_000, 16);
    png.writeUInt32BE(50_000, 20);
    return png;
  };
  const hugeHeic = () => {
    const heic = Buffer.from(sampleHeic);
    const at = heic.indexOf('ispe');
    heic.writeUInt32BE(50_000, at + 8);
    heic.writeUInt32BE(50_000, at + 12);
    return heic;
  };
  const bombs: [string, string, () => Promise<Buffer> | Buffer][] = [
    ['a document that unpacks to 300 MB', 'a.docx', () => sampleOffice('docx', many(30))],
    [
      'a table that hides 10 MB behind a claim of 1 KB',
      'a.xlsx',
      () => sampleOffice('xlsx', [{ name: 'x', content: zeros, claimedSize: 1024 }]),
    ],
    [
      'a document that claims 4 GB',
      'a.docx',
      () => sampleOffice('docx', [{ name: 'x', content: 'x', claimedSize: 0xffffffff }]),
    ],
    [
      'an archive of 10,001 parts',
      'a.docx',
      () =>
        sampleOffice(
          'docx',
          Array.from({ length: 10_001 }, (_, index) => ({
            name: `p${String(index)}`,
            content: '',
            stored: true,
          })),
        ),
    ],
    ['a picture of 50,000 by 50,000', 'a.png', hugePng],
    ['a photo of 50,000 by 50,000', 'a.heic', hugeHeic],
    ['a PDF of 100,000 pages', 'a.pdf', () => samplePdf('x', 100_000)],
  ];

  it.each(bombs)('is refused within little memory: %s [check 35]', async (_case, name, build) => {
    writeFileSync(path, await build());
    const before = process.memoryUsage().rss;
    expect(await identifyFile({ filename: name, path, size: 1, sha256: Buffer.alloc(32) })).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('is told apart from a large but honest document [check 35]', async () => {
    const large = sampleOffice('docx', [{ name: 'word/media/image1.bin', content: zeros }]);
    expect(await identify('a.docx', large)).toContain('wordprocessingml');
    expect(await identify('a.pdf', samplePdf('x', 500))).toBe('application/pdf');
  });
});
