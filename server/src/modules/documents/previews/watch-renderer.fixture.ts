import { readdirSync, readFileSync } from 'node:fs';

interface RendererWatch {
  readonly stop: () => number;
  /** How far those give way that were seen, each once; some may be at rest. */
  readonly nicenesses: () => ReadonlySet<number>;
  /** Their numbers. */
  readonly seen: () => ReadonlySet<string>;
}

/** Watches how many megabytes the processes that draw for this one hold at their highest, and how far they give way. */
export function watchRenderer(): RendererWatch {
  let highest = 0;
  const nicenesses = new Set<number>();
  const seen = new Set<string>();
  const timer = setInterval(() => {
    const children = listChildren();
    highest = Math.max(highest, ...children.map(readPeakMegabytes));
    for (const child of children) {
      seen.add(child);
      nicenesses.add(readNiceness(child));
    }
  }, 20);
  return {
    nicenesses: () => nicenesses,
    seen: () => seen,
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

/** How far a process leaves the processor to others: 0 for those that do not. */
function readNiceness(id: string): number {
  const stat = read(id, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16] ?? 0);
}

function read(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // It ended in the meantime.
    return '';
  }
}
