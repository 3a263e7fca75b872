// Plain JavaScript, because Node starts a thread from a file and runs no TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { renderHeic } from './render-heic.mjs';
import { renderPdf } from './render-pdf.mjs';

const { kind, content } = workerData;
parentPort?.postMessage(kind === 'heic' ? await renderHeic(content) : await renderPdf(content));
