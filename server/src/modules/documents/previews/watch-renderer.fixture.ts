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
    for (const child of listRenderers(process.pid)) {
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

/** The processes that draw for another one. */
export function listRenderers(parentId: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => read(id, 'status').includes(`PPid:\t${String(parentId)}\n`))
    .filter((id) => read(id, 'cmdline').includes('render.worker'));
}

function readPeakMegabytes(id: string): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(read(id, 'status'))?.[1] ?? 0) / 1024;
}

/** Whether a process still does something; one that nobody has buried yet does not. */
export function isAlive(id: string): boolean {
  return /^State:\s+[^Z]/m.test(read(id, 'status'));
}

/** How long a process has worked, in hundredths of a second: an idle one does not get on. */
export function readWorkedTicks(id: string): number {
  const stat = read(id, 'stat');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return user + system;
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
