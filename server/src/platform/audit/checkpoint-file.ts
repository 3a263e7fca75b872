import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuditCheckpoint, auditCheckpointSchema } from './audit-checkpoint.ts';

/** Where checkpoints are kept: outside of the database, one JSON object a line. */
export function checkpointsFileOf(dataDir: string): string {
  return join(dataDir, 'audit-checkpoints.jsonl');
}

export interface StoredCheckpoints {
  readonly checkpoints: readonly AuditCheckpoint[];
  readonly unreadableLines: readonly number[];
}

/** Every checkpoint in the order of writing; no file yet means none. */
export async function readCheckpoints(file: string): Promise<StoredCheckpoints> {
  const checkpoints: AuditCheckpoint[] = [];
  const unreadableLines: number[] = [];
  for (const [index, line] of (await readLines(file)).entries()) {
    const checkpoint = line === '' ? undefined : parseCheckpoint(line);
    if (checkpoint) checkpoints.push(checkpoint);
    else if (line !== '') unreadableLines.push(index + 1);
  }
  return { checkpoints, unreadableLines };
}

/** Adds a checkpoint and waits until it is on the disk. */
export async function appendCheckpoint(file: string, checkpoint: AuditCheckpoint): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    // The leading line end keeps a line that a crash has torn apart from this one.
    await handle.write(`\n${JSON.stringify(checkpoint)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function parseCheckpoint(line: string): AuditCheckpoint | undefined {
  try {
    return auditCheckpointSchema.safeParse(JSON.parse(line)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
