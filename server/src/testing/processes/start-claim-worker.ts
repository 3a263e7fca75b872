import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ApplicantActor } from '../../platform/actor.ts';
import { testKeysFile } from '../test-keys.ts';
import type { ClaimPlace } from './die-at.ts';

const worker = fileURLToPath(new URL('claim-worker.ts', import.meta.url));

export interface ClaimCommand {
  readonly id: number;
  readonly partnerId: string;
  readonly actor: ApplicantActor;
  readonly now: string;
  readonly paymentId: string;
  readonly key: string;
  /** Where the process is to die in this claim. */
  readonly place?: ClaimPlace;
}

export interface ClaimWorker {
  /** How a claim ended there: paid, the code of its refusal, or dead. */
  readonly claim: (command: Omit<ClaimCommand, 'id'>) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A second process of the product, which claims as it is told. */
export async function startClaimWorker(ownerUrl: string): Promise<ClaimWorker> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', worker, ownerUrl, dirname(testKeysFile())],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The process has no pipes');
  const waiting = new Map<number, (outcome: string) => void>();
  const lines = createInterface({ input: stdout });
  child.on('exit', () => {
    for (const answer of waiting.values()) answer('dead');
  });
  await once(lines, 'line');
  lines.on('line', (line) => {
    const { id, outcome } = JSON.parse(line) as { id: number; outcome: string };
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  });
  let count = 0;
  return {
    claim: (command) => {
      count += 1;
      const id = count;
      const answered = new Promise<string>((resolve) => waiting.set(id, resolve));
      stdin.write(`${JSON.stringify({ id, ...command })}\n`);
      return answered;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
