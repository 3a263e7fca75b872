import { readdirSync, readFileSync } from 'node:fs';

/** Processor time in milliseconds, in the kernel and outside of it, as the operating system counts it. */
export interface ProcessorTime {
  readonly database: number;
  readonly server: number;
  readonly client: number;
}

export interface Processes {
  /** PostgreSQL's first process; all others of the cluster are its children. */
  readonly database: number;
  /** Nothing where the client speaks to the database itself. */
  readonly server?: number | undefined;
}

// What Linux calls a clock tick is 10 ms on every machine that this runs on.
const msPerTick = 10;

export function readProcessorTime({ database, server }: Processes): ProcessorTime {
  const { user, system } = process.cpuUsage();
  return {
    database: listFamily(database).reduce((sum, pid) => sum + readTicks(pid) * msPerTick, 0),
    server: server === undefined ? 0 : readTicks(server) * msPerTick,
    client: (user + system) / 1000,
  };
}

export function findParent(pid: number): number {
  const stat = readStat(pid);
  if (!stat) throw new Error(`There is no process ${String(pid)} on this machine`);
  return stat.parent;
}

/** A process and its children; one that has ended counts with its parent. */
function listFamily(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return [parent, ...pids.filter((pid) => readStat(pid)?.parent === parent)];
}

function readTicks(pid: number): number {
  return readStat(pid)?.ticks ?? 0;
}

function readStat(pid: number): { readonly parent: number; readonly ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name in brackets may hold spaces; the fields after it are counted from the third on.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, ticks: user + system + endedUser + endedSystem };
  } catch {
    return undefined;
  }
}
