import { crc32, deflateRawSync } from 'node:zlib';

/** A workbook with one sheet, packed as spreadsheets pack theirs: texts are shared, numbers stand in their cells. */
export function writeWorkbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const shared = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const places = new Map(shared.map((text, index) => [text, index]));
  const sheet = rows.map((row, index) => {
    const cells = row.flatMap((cell, column) => {
      const place = `${toLetters(column)}${index + 1}`;
      if (cell === '') return [];
      if (typeof cell === 'number') return [`<c r="${place}"><v>${cell}</v></c>`];
      return [`<c r="${place}" t="s"><v>${places.get(cell) ?? 0}</v></c>`];
    });
    return cells.length > 0 ? `<row r="${index + 1}">${cells.join('')}</row>` : '';
  });
  return pack({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Section8" sheetId="1" r:id="rId3"/><sheet name="Notes" sheetId="2" r:id="rId4"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId4" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Notes</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
  });
}

/** Files packed into one, with a list of them at its end. */
export function pack(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let place = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    list.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, rest, Buffer.from(name)]),
    );
    bodies.push(entry);
    place += entry.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...bodies, ...list, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

function toLetters(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letter : toLetters(Math.floor(column / 26) - 1) + letter;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
