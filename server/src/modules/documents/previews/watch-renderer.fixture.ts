import { readdirSync, readFileSync } from 'node:fs';

interface RendererWatch {
  readonly stop: () => number;
  /** How far each of those gives way that were seen, by its number; some may be at rest. */
  readonly seen: ReadonlyMap<string, number>;
}

/** Watches how many megabytes the processes that draw for this one hold at their highest, and how far they give way. */
export function watchRenderer(): RendererWatch {
  let highest = 0;
  const seen = new Map<string, number>();
  const timer = setInterval(() => {
    for (const child of listChildren()) {
      highest = Math.max(highest, readPeakMegabytes(child));
      const niceness = readNiceness(child);
      if (niceness !== undefined) seen.set(child, niceness);
    }
  }, 20);
  return {
    seen,
    stop: () => {
      clearInterval(timer);
      if (highest === 0) throw new Error('No process was seen drawing');
      return highest;
    },
  };
}

function listChildren(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => read(id, 'status').includes(`PPid:\t${String(process.pid)}\n`))
    .filter((id) => read(id, 'cmdline').includes('render.worker'));
}

function readPeakMegabytes(id: string): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(read(id, 'status'))?.[1] ?? 0) / 1024;
}

/** How far a process leaves the processor to others: 0 for those that do not, undefined once it has ended. */
function readNiceness(id: string): number | undefined {
  const stat = read(id, 'stat');
  const field = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16];
  return field === undefined ? undefined : Number(field);
}

function read(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // It ended in the meantime.
    return '';
  }
}
