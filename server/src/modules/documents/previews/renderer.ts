import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { AppError } from '../../../platform/errors/app-error.ts';

export interface RenderTask {
  readonly kind: 'heic' | 'jpeg' | 'pdf' | 'png' | 'webp';
  /** The process reads the file itself, and of a PDF only what its first pages need. */
  readonly path: string;
  /** Which page of a PDF is drawn; the first one is 1. */
  readonly page?: number;
}

/** What the renderer found: a picture, and words. */
export interface Rendering {
  readonly picture?: Uint8Array;
  readonly text: string;
  readonly pageCount?: number;
}

interface Answer {
  readonly rendering: Rendering | null;
  /** Whether the process has drawn or grown so much that the next file should get another one. */
  readonly isSpent: boolean;
}

const mostMegabytes = 512;
/** WebAssembly, in which PDF and HEIC files are read, counts its memory in pages and beside the heap. */
const mostWasmPages = mostMegabytes * 16;
/** A process ends by itself when the time of a file is up. One that is not even able to do that does not answer. */
const graceMs = 5_000;
const momentMs = 1_000;

/** A process that draws, and ends with this one. */
export interface Renderer {
  /** Late when it drew on until its time was up, ended when it died or did not answer. Either way there is none anymore. */
  readonly draw: (task: RenderTask, longestMs: number) => Promise<Answer | 'late' | 'ended'>;
  /** Whether it answers within a moment. One that is stopped, or that the system has swapped out, does not. */
  readonly isThere: () => Promise<boolean>;
  /** Lets it wait so long for the next file, without keeping this process from ending; says when it ended. */
  readonly rest: (longestMs: number, onEnd: () => void) => void;
  readonly end: () => Promise<unknown>;
}

const running = new Set<Renderer>();
let isStopping = false;

/** Ends every process that draws, in the middle of a file too, and starts no more: whoever waits for one tries again later. */
export async function endRenderers(): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map((renderer) => renderer.end()));
}

export function startRenderer(givesWay: boolean): Renderer {
  if (isStopping) throw new AppError('BUSY');
  const child = fork(findProgram(), [String(process.pid)], {
    env: {},
    execArgv: [
      `--max-old-space-size=${String(mostMegabytes)}`,
      `--wasm-max-mem-pages=${String(mostWasmPages)}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (givesWay) giveWay(child);
  let failure: Error | undefined;
  const ended = new Promise<'late' | 'ended'>((resolve) => {
    child.once('close', (_code, signal) => {
      resolve(signal === 'SIGALRM' ? 'late' : 'ended');
    });
    // A system that has no room for a process says so here, and lets it neither begin nor close.
    child.on('error', (error) => {
      failure = error;
      resolve('ended');
    });
  });
  const end = () => {
    child.kill('SIGKILL');
    return ended;
  };
  const ask = async <Reply>(question: object | string, patienceMs: number) => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<'silent'>((resolve) => {
      timer = setTimeout(resolve, patienceMs, 'silent');
    });
    const answered = new Promise<Reply>((resolve) => void child.once('message', resolve));
    // One that has just ended takes nothing; its end is the answer then.
    if (child.connected) child.send(question, () => undefined);
    const answer = await Promise.race([answered, ended, silence]);
    clearTimeout(timer);
    return answer;
  };
  let resting: NodeJS.Timeout | undefined;
  const renderer: Renderer = {
    isThere: async () => (await ask('are you there', momentMs)) === 'here',
    draw: async (task, longestMs) => {
      clearTimeout(resting);
      child.ref();
      child.channel?.ref();
      const answer = await ask<Answer>({ ...task, longestMs }, longestMs + graceMs);
      if (answer === 'silent') await end();
      if (typeof answer === 'object' || answer === 'late') return answer;
      // That is no fault of the file: whoever asked tries again later.
      if (failure) throw failure;
      if (isStopping) throw new AppError('BUSY');
      return 'ended';
    },
    rest: (longestMs, onEnd) => {
      child.unref();
      child.channel?.unref();
      resting = setTimeout(() => void end(), longestMs).unref();
      void ended.then(onEnd);
    },
    end,
  };
  running.add(renderer);
  void ended.then(() => running.delete(renderer));
  return renderer;
}

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: then it is drawn like everything else.
  }
}

/** Among the sources it lies beside this file; built, beside the program or one above its parts. */
function findProgram(): URL {
  if (import.meta.url.endsWith('.ts')) return new URL('./render.worker.mjs', import.meta.url);
  const beside = new URL('./render.worker.js', import.meta.url);
  return existsSync(beside) ? beside : new URL('../render.worker.js', import.meta.url);
}
