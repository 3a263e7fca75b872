import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { samplePdf } from './sample-pdfs.ts';

const canary = 'GPS-CANARY';

/** Pictures with a place written into them, as phones do. */
export async function samplePicture(kind: 'jpeg' | 'png' | 'webp', width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#14213d' } })
    .withExif({ IFD0: { Artist: canary }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 49/1 0/1' } })
    .toFormat(kind)
    .toBuffer();
}

/** 64 by 48 pixels, coded as phones do it. */
export const sampleHeic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAAMgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAADptZGF0AAAALigBrxmA71ah13bzhM8j7c/16gECcr+OiJVNS2ZNms8xMvgPVuigkhsSf8ZY6uA=',
  'base64',
);

export interface SampleEntry {
  readonly name: string;
  readonly content: Buffer | string;
  readonly stored?: boolean;
  /** What the archive says about its size, when that is a lie. */
  readonly claimedSize?: number;
}

export function sampleZip(entries: readonly SampleEntry[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, stored = false, claimedSize } of entries) {
    const plain = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = stored ? plain : pack(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? plain.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, table, end, Buffer.from(comment)]);
}

const packedBefore = new WeakMap<Buffer, Buffer>();

/** The same megabytes are packed once. */
function pack(content: Buffer | string): Buffer {
  if (typeof content === 'string') return deflateRawSync(content);
  const packed = packedBefore.get(content) ?? deflateRawSync(content);
  packedBefore.set(content, packed);
  return packed;
}

const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
} as const;

export function sampleOffice(kind: keyof typeof officeTypes, extra: readonly SampleEntry[] = []): Buffer {
  const main = kind === 'xlsx' ? 'xl/workbook.xml' : 'word/document.xml';
  return sampleZip([
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/${main}" ContentType="${officeTypes[kind]}"/></Types>`,
    },
    { name: main, content: '<w:p><w:t>To whom it may concern, I am writing. Sincerely, Bo</w:t></w:p>' },
    ...extra,
  ]);
}

/** The container of the old formats, with one named stream. */
export function sampleCompound(stream: string): Buffer {
  const file = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  for (const [index, name] of ['Root Entry', stream].entries()) {
    const at = 512 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file.writeUInt8(index === 0 ? 5 : 2, at + 66);
  }
  return file;
}

export const sampleCsv = Buffer.from('name,pay period,amount\nAda,1,100\n');

/** Every kind that we take. */
export async function sampleFiles(): Promise<Record<string, Buffer>> {
  return {
    'photo.jpg': await samplePicture('jpeg'),
    'Photo.JPEG': await samplePicture('jpeg'),
    'scan.png': await samplePicture('png'),
    'scan.webp': await samplePicture('webp'),
    'IMG_1.heic': sampleHeic,
    'IMG_1.HEIF': sampleHeic,
    'stub.pdf': samplePdf(),
    'letter.docx': sampleOffice('docx'),
    'budget.xlsx': sampleOffice('xlsx'),
    'old.doc': sampleCompound('WordDocument'),
    'old.xls': sampleCompound('Workbook'),
    'table.csv': sampleCsv,
  };
}

/** What pictures say about where they were taken. */
export const placeCanary = canary;
