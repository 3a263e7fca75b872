import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface RenderTask {
  readonly kind: 'heic' | 'pdf';
  /** The thread reads the file itself, and of a PDF only what its first pages need. */
  readonly path: string;
}

/** What the renderer found: pixels or a finished picture, and words. */
export interface Rendering {
  readonly pixels?: { readonly data: Uint8Array; readonly width: number; readonly height: number };
  readonly picture?: Uint8Array;
  readonly text: string;
}

const longestMs = 30_000;

/**
 * Draws what needs a large decoder in a thread of its own, which may neither run on nor grow: a hostile file costs a
 * thread and not the process. Undefined when it could not be drawn.
 */
export async function runRenderer(task: RenderTask): Promise<Rendering | undefined> {
  const worker = new Worker(findProgram(), {
    workerData: task,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise<Rendering | undefined>((resolve) => {
      const give = (rendering?: Rendering) => {
        resolve(rendering);
      };
      setTimeout(give, longestMs).unref();
      worker.once('message', give);
      worker.once('error', () => {
        give();
      });
      worker.once('exit', () => {
        give();
      });
    });
  } finally {
    await worker.terminate();
  }
}

/** Among the sources it lies beside this file; built, beside the program or one above its parts. */
function findProgram(): URL {
  if (import.meta.url.endsWith('.ts')) return new URL('./render.worker.mjs', import.meta.url);
  const beside = new URL('./render.worker.js', import.meta.url);
  return existsSync(beside) ? beside : new URL('../render.worker.js', import.meta.url);
}
