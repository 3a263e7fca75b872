const letter = '0 0 612 792';

/** One page with one line of text, or as many pages as asked for. */
export function samplePdf(
  text = 'Earnings Statement. Pay Period 1. Gross Pay 100. Net Pay 80.',
  pages = 1,
  size = letter,
): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${String(index + 5)} 0 R`);
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${String(pages)} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('', `BT /F1 24 Tf 40 700 Td (${text}) Tj ET`),
    ...kids.map(() => page(size, '/Font << /F1 3 0 R >>')),
  ]);
}

/** A page with a line of text, and a red one. */
export const twoPagesPdf = writePdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [5 0 R 6 0 R] /Count 2 >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  stream('', 'BT /F1 24 Tf 40 700 Td (Lease) Tj ET'),
  page(letter, '/Font << /F1 3 0 R >>'),
  page(letter, '', 7),
  stream('', '1 0 0 rg 0 0 612 792 re f'),
]);

/** One page with a form on it that draws itself twice, and each of those itself twice, without end. */
export const endlessPdf = writePdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
  stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /I 3 0 R >> >>',
    '/I Do /I Do',
  ),
  stream('', '/I Do'),
  page(letter, '/XObject << /I 3 0 R >>'),
]);

/** One page with colors that a long program works out anew for every pixel: nothing grows, and it takes hours. */
export const slowPdf = writePdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
  stream(
    '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]',
    `{ ${'exch sin exch cos '.repeat(20_000)} 0.5 }`,
  ),
  stream('', '/S sh'),
  page(
    letter,
    '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 1 0 1] /Matrix [612 0 0 792 0 0] /Function 3 0 R >> >>',
  ),
]);

function page(size: string, resources: string, contents = 4): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [${size}] /Contents ${String(contents)} 0 R /Resources << ${resources} >> >>`;
}

function stream(entries: string, content: string): string {
  return `<< ${entries} /Length ${String(content.length)} >>\nstream\n${content}\nendstream`;
}

function writePdf(objects: readonly string[]): Buffer {
  const parts = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const part = `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    offsets.push(length);
    parts.push(part);
    length += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`,
    `startxref\n${String(length)}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}
