import { createInterface } from 'node:readline';
import { claimPayment } from '../../modules/claims/claim-payment.ts';
import { loadKeyRing } from '../../platform/crypto/load-key-ring.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { buildContext } from '../build-context.ts';
import { byDeposit, connectTestBank } from '../worlds/claim-world.ts';
import type { ClaimCommand } from './start-claim-worker.ts';
import { dieAt } from './die-at.ts';

// A process of its own that claims as it is told, one JSON line for each claim, and dies in one where it is told to.
const [ownerUrl = '', dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ ownerUrl, waitMs: 60_000 });
const keys = loadKeyRing({ dataDir, mayGenerate: false });
const payouts = connectTestBank(database, keys);

const killSelf = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

async function claim({ partnerId, actor, now, paymentId, key, place }: ClaimCommand): Promise<string> {
  const at = new Date(now);
  const bare = buildContext(database, { partnerId, actor: { ...actor, authenticatedAt: at } });
  const ctx = { ...bare, keys, now: () => at, ports: { ...bare.ports, payouts } };
  try {
    const as = place ? dieAt(place, ctx, killSelf) : ctx;
    await claimPayment(as, { paymentId, key, input: byDeposit });
    return 'paid';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const command = JSON.parse(line) as ClaimCommand;
  void claim(command).then((outcome) => {
    process.stdout.write(`${JSON.stringify({ id: command.id, outcome })}\n`);
  });
});
process.stdout.write('ready\n');
