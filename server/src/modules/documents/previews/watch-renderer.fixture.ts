import { readdirSync, readFileSync } from 'node:fs';

/** Watches how many megabytes the processes that draw for this one hold at their highest. */
export function watchRenderer(): { readonly stop: () => number } {
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, ...listChildren().map(readPeakMegabytes));
  }, 20);
  return {
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

function read(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // It ended in the meantime.
    return '';
  }
}
