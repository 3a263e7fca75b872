import { parentPort, workerData } from 'node:worker_threads';
import { renderHeic } from './render-heic.ts';
import { renderPdf } from './render-pdf.ts';
import type { RenderTask } from './run-renderer.ts';

const { kind, content } = workerData as RenderTask;
const rendering = kind === 'heic' ? await renderHeic(content) : await renderPdf(content);
parentPort?.postMessage(rendering);
