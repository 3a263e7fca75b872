import { readFileSync } from 'node:fs';

const everyMs = 10;

/** The most that a process held, and the most that the processes which it started held beside it. */
interface MemoryPeak {
  readonly own: number;
  readonly started: number;
}

export interface MemoryWatch {
  /** The most since the watch began, or since this was last asked. */
  readonly takePeakBytes: () => MemoryPeak;
  readonly stop: () => void;
}

/** Looks again and again at how much memory a process holds (Linux). */
export function watchMemory(pid: number): MemoryWatch {
  let peak: MemoryPeak = { own: 0, started: 0 };
  const look = () => {
    const started = listStarted(pid).reduce((sum, child) => sum + (findResidentBytes(child) ?? 0), 0);
    peak = { own: Math.max(peak.own, readResidentBytes(pid)), started: Math.max(peak.started, started) };
  };
  const timer = setInterval(look, everyMs);
  return {
    takePeakBytes: () => {
      look();
      const taken = peak;
      peak = { own: 0, started: 0 };
      return taken;
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}

export function readResidentBytes(pid: number): number {
  const bytes = findResidentBytes(pid);
  if (bytes === undefined) throw new Error(`Process ${String(pid)} does not say what it holds`);
  return bytes;
}

/** Undefined when the process has ended in the meantime. */
function findResidentBytes(pid: number): number | undefined {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readOf(pid, 'status')) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

function listStarted(pid: number): number[] {
  return (readOf(pid, `task/${String(pid)}/children`).match(/\d+/g) ?? []).map(Number);
}

function readOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${String(pid)}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
