import { breakLines, isReordered, type TextLine, toPlain } from './break-lines.ts';
import { isWritable, splitByFont } from './pdf-fonts.ts';

interface TextLook {
  readonly size: number;
  readonly font: 'regular' | 'bold';
  /** Space above, in points. */
  readonly above?: number;
  readonly color?: string;
}

/** Writes text down the pages of a document. */
export interface PdfWriter {
  readonly write: (parent: PDFKit.PDFStructureElement, tag: string, text: string, look: TextLook) => void;
  /** Goes on at the top of a new page. */
  readonly turnPage: () => void;
}

export function createPdfWriter(doc: PDFKit.PDFDocument): PdfWriter {
  const { left, right, top, bottom } = doc.page.margins;
  const width = doc.page.width - left - right;
  const end = doc.page.height - bottom;
  const widths = new Map<string, number>();
  let y = top;

  return {
    turnPage,
    write: (parent, tag, text, look) => {
      const { size, above = 0 } = look;
      const lines = breakLines(text, width, (part) => measure(part, look));
      const height = size * 1.4;
      // A heading is never left alone at the end of a page.
      const needed = above + height * (tag.startsWith('H') ? 4 : 1);
      if (y + needed > end) turnPage();
      else y += above;
      // Words that stand in another order on the page, and signs that no font has, are read as they were typed.
      const isSpokenApart = isReordered(text) || !isWritable(toPlain(text));
      const draw = () => {
        for (const line of lines) {
          if (y + height > end) turnPage();
          drawLine(line, look);
          y += height;
        }
      };
      parent.add(doc.struct(tag, isSpokenApart ? { actual: toPlain(text) } : {}, draw));
    },
  };

  function turnPage() {
    doc.addPage();
    y = top;
  }

  function drawLine({ words, isRightToLeft }: TextLine, look: TextLook) {
    const pieces = words.some(isReordered)
      ? words
          .map((word) => [word, ' '])
          .flat()
          .slice(0, -1)
      : [words.join(' ')];
    const total = pieces.reduce((sum, piece) => sum + measure(piece, look), 0);
    let x = isRightToLeft ? left + width - total : left;
    doc.fillColor(look.color ?? '#000000');
    for (const run of pieces.flatMap((piece) => splitByFont(piece, look.font))) {
      doc.font(run.font).fontSize(look.size);
      doc.text(run.text, x, y, { lineBreak: false });
      x += doc.widthOfString(run.text);
    }
  }

  /** Forms say the same words again and again. */
  function measure(text: string, { font, size }: TextLook): number {
    const key = `${font} ${String(size)} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const measured = splitByFont(text, font).reduce((sum, run) => {
      doc.font(run.font).fontSize(size);
      return sum + doc.widthOfString(run.text);
    }, 0);
    widths.set(key, measured);
    return measured;
  }
}
