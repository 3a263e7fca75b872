import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPicture } from './render-picture.mjs';

const width = 1200;
const tallest = 3000;
const pagesRead = 3;

/**
 * The first page of a PDF as a picture, and the words of its first pages.
 * @param {string} path
 */
export async function renderPdf(path) {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const loading = pdfjs.getDocument({
    url: pathToFileURL(path),
    // Only the parts that are asked for are read, and nothing ahead of them.
    disableStream: true,
    disableAutoFetch: true,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    wasmUrl: join(folder, 'wasm/'),
  });
  const pdf = await loading.promise;
  const page = await pdf.getPage(1);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(width / natural.width, tallest / natural.height, 4);
  const viewport = page.getViewport({ scale });
  const { canvas, context } = pdf.canvasFactory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  return { ...(await renderPicture(await canvas.encode('webp'))), text: await readText(pdf) };
}

async function readText(pdf) {
  const words = [];
  for (let number = 1; number <= Math.min(pagesRead, pdf.numPages); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    words.push(...items.map((item) => item.str ?? ''));
  }
  return words.join(' ');
}
