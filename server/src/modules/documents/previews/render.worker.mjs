// Plain JavaScript, because Node starts a thread from a file and runs no TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { renderHeic } from './render-heic.mjs';
import { renderPdf } from './render-pdf.mjs';

const { kind, path } = workerData;
const rendering = kind === 'heic' ? await renderHeic(path) : await renderPdf(path);
// Handed over rather than copied: a photo has a quarter of a billion bytes of pixels.
const parts = [rendering?.pixels?.data, rendering?.picture];
parentPort?.postMessage(
  rendering,
  parts.flatMap((part) => (part ? [part.buffer] : [])),
);
