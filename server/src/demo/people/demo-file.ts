/** What stands on a page: what its name promises. */
export function writeDemoLines(filename: string, { name, day }: { name: string; day: string }): string[] {
  const title = toTitle(filename);
  return [title, '', `Name: ${name}`, `Date: ${day}`, '', 'This page belongs to the demo world.'];
}

/** A page as a PDF. */
export function writeDemoFile(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '')}) Tj T*`).join('\n');
  const content = `BT /F1 16 Tf 24 TL 60 700 Td\n${text}\nET`;
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

/** "Last pay stub" for last-pay-stub.pdf. */
function toTitle(filename: string): string {
  const words = filename.replace(/\.\w+$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function writePdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(file.length)}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`, 'latin1');
}
