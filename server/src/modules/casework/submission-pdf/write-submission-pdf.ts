import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { fontNames, openFont } from './pdf-fonts.ts';
import { createPdfWriter, type PdfWriter } from './pdf-writer.ts';
import type { SheetLine, SubmissionSheet } from './submission-sheet.ts';

/** Half a letter: large enough on a phone without zooming, and two pages print on one sheet. */
const pageSize: [number, number] = [396, 612];
const margins = { top: 36, bottom: 48, left: 32, right: 32 };

/** Writes what was submitted as a tagged PDF: headings, and lists of questions with their answers. */
export function writeSubmissionPdf(sheet: SubmissionSheet): Promise<WrittenPdf> {
  return writePages(sheet, [sheet]);
}

interface WrittenPdf {
  readonly content: Buffer;
  readonly pageCount: number;
}

type About = Pick<SubmissionSheet, 'language' | 'title' | 'author' | 'createdAt'>;

/** Writes several sheets as one PDF to print, each on pages of its own. */
export async function writeSheets(about: About, sheets: readonly SubmissionSheet[]): Promise<Buffer> {
  return (await writePages(about, sheets)).content;
}

async function writePages(about: About, sheets: readonly SubmissionSheet[]): Promise<WrittenPdf> {
  const doc = openDocument(about);
  const content = collect(doc);
  const writer = createPdfWriter(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pages: number[] = [];
  for (const sheet of sheets) {
    if (pages.length > 0) writer.turnPage();
    const before = doc.bufferedPageRange().count - 1;
    await writeSheet(doc, writer, root, sheet);
    pages.push(doc.bufferedPageRange().count - before);
  }
  root.end();
  writeFeet(doc, sheets, pages);
  doc.end();
  return { content: await content, pageCount: pages.reduce((sum, count) => sum + count, 0) };
}

async function writeSheet(
  doc: PDFKit.PDFDocument,
  writer: PdfWriter,
  root: PDFKit.PDFStructureElement,
  { title: heading, facts, sections }: SubmissionSheet,
): Promise<void> {
  writer.write(root, 'H1', heading, { size: 18, font: 'bold' });
  writeList(doc, writer, root, facts);
  for (const { name, questions } of sections) {
    writer.write(root, 'H2', name, { size: 14, font: 'bold', above: 16 });
    for (const { title, lines } of questions) {
      writer.write(root, 'H3', title, { size: 11.5, font: 'bold', above: 8 });
      writeList(doc, writer, root, lines);
      // Other requests come first: a long form takes its time.
      await nextTurn();
    }
  }
}

function openDocument({ language, title, author, createdAt }: About): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    ...{ pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true },
    // The types do not know it yet.
    ...{ subset: 'PDF/UA' as 'PDF/A-2a' },
    ...{ size: pageSize, margins, bufferPages: true },
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    // Otherwise it begins with one that it does not carry along, which an accessible PDF must.
    ...{ font: null as unknown as string },
  });
  for (const name of fontNames) doc.registerFont(name, openFont(name).content);
  return doc;
}

function writeList(
  doc: PDFKit.PDFDocument,
  writer: PdfWriter,
  root: PDFKit.PDFStructureElement,
  lines: readonly SheetLine[],
): void {
  const list = doc.struct('L');
  root.add(list);
  for (const { label, value } of lines) {
    const item = doc.struct('LI');
    list.add(item);
    writer.write(item, 'Lbl', label, { size: 9.5, font: 'regular', above: 5, color: '#4a4a4a' });
    writer.write(item, 'LBody', value, { size: 11, font: 'regular', above: 1 });
    item.end();
  }
  list.end();
}

/** The foot says nothing of the content, so readers aloud leave it out. */
function writeFeet(
  doc: PDFKit.PDFDocument,
  sheets: readonly SubmissionSheet[],
  pages: readonly number[],
): void {
  const feet = sheets.flatMap(({ foot }, at) => {
    const count = pages[at] ?? 0;
    return Array.from({ length: count }, (_none, page) => foot(page + 1, count));
  });
  for (const [page, foot] of feet.entries()) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(8.5).fillColor('#4a4a4a');
    doc.text(foot, margins.left, pageSize[1] - 32, { lineBreak: false });
    doc.endMarkedContent();
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('error', reject);
    doc.on('end', () => {
      resolve(Buffer.concat(parts));
    });
  });
}
