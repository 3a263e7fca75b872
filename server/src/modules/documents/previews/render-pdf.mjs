import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderPicture } from './render-picture.mjs';

const width = 1200;
const tallest = 3000;
const largestScale = 4;
const pagesRead = 3;
const mostTextOfPage = 10_000;

/** Flags of PDFium: comments and form fields are drawn too, and colors come as red, green, blue. */
const withAnnotations = 0x01;
const reversedBytes = 0x10;

/**
 * A page of a PDF as a picture, how many pages there are and, with the first page, the words of the first pages.
 * @param {string} path
 * @param {number} number The first page is 1.
 */
export async function renderPdf(path, number) {
  const pdfium = await openPdfium();
  const file = openSync(path, 'r');
  try {
    const pdf = openDocument(pdfium, file);
    const pageCount = pdf ? pdfium.FPDF_GetPageCount(pdf) : 0;
    if (number > pageCount) return undefined;
    const page = pdfium.FPDF_LoadPage(pdf, number - 1);
    if (!page) return undefined;
    const text = number === 1 ? readText(pdfium, pdf) : '';
    return { ...(await drawPage(pdfium, page)), text, pageCount };
  } finally {
    closeSync(file);
  }
}

/** Translated once for all files that this process draws. */
let translated;

/** With a memory of its own: nothing of one file is there for the next. */
async function openPdfium() {
  const { init } = await import('@embedpdf/pdfium');
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  translated ??= new WebAssembly.Module(readFileSync(wasm));
  const pdfium = await init({
    instantiateWasm: (imports, receive) => {
      const instance = new WebAssembly.Instance(translated, imports);
      receive(instance, translated);
      return instance.exports;
    },
  });
  pdfium.FPDF_InitLibrary();
  return pdfium;
}

/** Only the parts that are asked for are read. The memory ends with the drawing, so nothing is given back. */
function openDocument({ pdfium: wasm, FPDF_LoadCustomDocument: load }, file) {
  const readBlock = (_file, position, target, size) =>
    readSync(file, memoryOf(wasm), target, size, position) === size ? 1 : 0;
  const access = wasm.wasmExports.malloc(12);
  wasm.setValue(access, fstatSync(file).size, 'i32');
  wasm.setValue(access + 4, wasm.addFunction(readBlock, 'iiiii'), 'i32');
  wasm.setValue(access + 8, 0, 'i32');
  return load(access, '');
}

/** Anew each time: memory that grew lies elsewhere. */
function memoryOf(wasm) {
  return new Uint8Array(wasm.wasmExports.memory.buffer);
}

async function drawPage(pdfium, page) {
  const natural = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  const scale = Math.min(width / natural.width, tallest / natural.height, largestScale);
  const size = {
    width: Math.max(1, Math.ceil(natural.width * scale)),
    height: Math.max(1, Math.ceil(natural.height * scale)),
  };
  const bitmap = pdfium.FPDFBitmap_Create(size.width, size.height, 1);
  if (!bitmap) return {};
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, 0xffffffff);
  const flags = withAnnotations | reversedBytes;
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, flags);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = memoryOf(pdfium.pdfium).slice(start, start + size.width * size.height * 4);
  return renderPicture(pixels, { ...size, channels: 4 });
}

function readText(pdfium, pdf) {
  const pages = Math.min(pagesRead, pdfium.FPDF_GetPageCount(pdf));
  return Array.from({ length: pages }, (_, index) => readTextOfPage(pdfium, pdf, index)).join(' ');
}

function readTextOfPage(pdfium, pdf, index) {
  const page = pdfium.FPDF_LoadPage(pdf, index);
  const text = page && pdfium.FPDFText_LoadPage(page);
  if (!text) return '';
  const count = Math.min(mostTextOfPage, pdfium.FPDFText_CountChars(text));
  if (count <= 0) return '';
  const target = pdfium.pdfium.wasmExports.malloc((count + 1) * 2);
  pdfium.FPDFText_GetText(text, 0, count, target);
  return pdfium.pdfium.UTF16ToString(target).replaceAll(/\s+/g, ' ');
}
