import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { clusterDir, ownerName, readOwnerPassword } from './create-cluster.ts';
import type { Home } from './find-home.ts';
import { isAlive } from './process-identity.ts';

/** What a running PostgreSQL writes about itself in its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

export async function readPostmaster(home: Home): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir(home), 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Whether the process that the file names is gone, or its number belongs to another program now. */
export async function isStale(postmaster: Postmaster): Promise<boolean> {
  if (!isAlive(postmaster.pid)) return true;
  const command = await readFile(`/proc/${String(postmaster.pid)}/cmdline`, 'utf8').catch(() => undefined);
  return command !== undefined && !command.includes('postgres');
}

/** The owner's URL of a cluster that answers; undefined while it starts or stops. */
export async function findRunningCluster(home: Home, postmaster: Postmaster): Promise<string | undefined> {
  if (!postmaster.ready) return undefined;
  const password = await readOwnerPassword(home);
  const ownerUrl = `postgres://${ownerName}:${password}@127.0.0.1:${String(postmaster.port)}/postgres`;
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return ownerUrl;
  } catch {
    // Between two of its states a server refuses connections; whoever asks will ask again.
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
