import { readFileSync } from 'node:fs';

const everyMs = 10;

export interface MemoryWatch {
  /** The most since the watch began, or since this was last asked. */
  readonly takePeakBytes: () => number;
  readonly stop: () => void;
}

/** Looks again and again at how much memory a process holds (Linux). */
export function watchMemory(pid: number): MemoryWatch {
  let peak = readResidentBytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, readResidentBytes(pid));
  }, everyMs);
  return {
    takePeakBytes: () => {
      const taken = Math.max(peak, readResidentBytes(pid));
      peak = readResidentBytes(pid);
      return taken;
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}

export function readResidentBytes(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error(`Process ${String(pid)} does not say what it holds`);
  return Number(kilobytes) * 1024;
}
