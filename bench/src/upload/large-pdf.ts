import { randomBytes } from 'node:crypto';
import { samplePdf } from '../../../server/src/testing/sample-pdfs.ts';

const objectNumber = 900;
const headRoom = 512;

/** A document of one page and so many bytes: a part that no page uses fills it, as scans with leftovers do. */
export function buildLargePdf(bytes: number): Buffer {
  const page = samplePdf();
  const [, firstTable = '0'] = /startxref\n(\d+)/.exec(page.toString('latin1')) ?? [];
  const filler = randomBytes(bytes - page.length - headRoom);
  const opening = Buffer.from(
    `${String(objectNumber)} 0 obj\n<< /Length ${String(filler.length)} >>\nstream\n`,
  );
  const closing = Buffer.from('\nendstream\nendobj\n');
  const table = page.length + opening.length + filler.length + closing.length;
  const end = [
    `xref\n${String(objectNumber)} 1\n${String(page.length).padStart(10, '0')} 00000 n \n`,
    `trailer\n<< /Size ${String(objectNumber + 1)} /Root 1 0 R /Prev ${firstTable} >>\n`,
    `startxref\n${String(table)}\n%%EOF\n`,
  ];
  return Buffer.concat([page, opening, filler, closing, Buffer.from(end.join(''))]);
}
