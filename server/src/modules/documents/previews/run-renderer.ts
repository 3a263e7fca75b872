import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

interface RenderTask {
  readonly kind: 'heic' | 'jpeg' | 'pdf' | 'png' | 'webp';
  /** The process reads the file itself, and of a PDF only what its first pages need. */
  readonly path: string;
  /** Which page of a PDF is drawn; the first one is 1. */
  readonly page?: number;
  /** Whether someone waits for it; otherwise it leaves the processor to whoever does something that is waited for. */
  readonly isAwaited?: boolean;
}

/** What the renderer found: a picture, and words. */
interface Rendering {
  readonly picture?: Uint8Array;
  readonly text: string;
  readonly pageCount?: number;
}

const longestMs = 30_000;
/** Whatever gives way gets a share of the time while others are busy. */
const longestMsGivingWay = 120_000;
const mostMegabytes = 512;
/** WebAssembly, in which PDF and HEIC files are read, counts its memory in pages and beside the heap. */
const mostWasmPages = mostMegabytes * 16;

/**
 * Draws in a process of its own, which may neither run on nor grow, and whose memory is all given back when it ends: a
 * hostile file costs that process and not the server. Undefined when it could not be drawn.
 */
export async function runRenderer({
  kind,
  path,
  page = 1,
  isAwaited = false,
}: RenderTask): Promise<Rendering | undefined> {
  const child = fork(findProgram(), [kind, path, String(page)], {
    env: {},
    execArgv: [
      `--max-old-space-size=${String(mostMegabytes)}`,
      `--wasm-max-mem-pages=${String(mostWasmPages)}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: isAwaited ? longestMs : longestMsGivingWay,
    killSignal: 'SIGKILL',
  });
  if (!isAwaited) giveWay(child);
  const ended = once(child, 'close');
  const rendering = await Promise.race([ended.then(() => undefined), receive(child)]);
  // The next one starts when the memory is free again.
  child.kill('SIGKILL');
  await ended;
  return rendering;
}

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: then it is drawn like everything else.
  }
}

function receive(child: ChildProcess): Promise<Rendering | undefined> {
  return new Promise((resolve) => {
    child.once('message', (rendering: Rendering | null) => {
      resolve(rendering ?? undefined);
    });
  });
}

/** Among the sources it lies beside this file; built, beside the program or one above its parts. */
function findProgram(): URL {
  if (import.meta.url.endsWith('.ts')) return new URL('./render.worker.mjs', import.meta.url);
  const beside = new URL('./render.worker.js', import.meta.url);
  return existsSync(beside) ? beside : new URL('../render.worker.js', import.meta.url);
}
