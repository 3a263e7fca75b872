import { readdirSync, readFileSync } from 'node:fs';

/** Watches how many megabytes the processes that draw for this one hold at their highest, and how far they give way. */
export function watchRenderer(): { readonly stop: () => number; readonly niceness: () => number } {
  let highest = 0;
  let niceness = 0;
  const timer = setInterval(() => {
    const children = listChildren();
    highest = Math.max(highest, ...children.map(readPeakMegabytes));
    niceness = Math.max(niceness, ...children.map(readNiceness));
  }, 20);
  return {
    niceness: () => niceness,
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
