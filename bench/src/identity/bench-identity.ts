import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendMagicLink } from '../../../server/src/modules/identity/links/send-magic-link.ts';
import { sendPasswordReset } from '../../../server/src/modules/identity/passwords/send-password-reset.ts';
import { signInWithPassword } from '../../../server/src/modules/identity/passwords/sign-in-with-password.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { type Database, openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { installJobs } from '../../../server/src/platform/jobs/install-jobs.ts';
import { buildContext } from '../../../server/src/testing/build-context.ts';
import { insertPartner } from '../../../server/src/testing/builders/insert-partner.ts';
import { insertUser } from '../../../server/src/testing/builders/insert-user.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';

const samples = 500;
const allowedGapMs = 10;

/** How long identity calls take for an address with an account and for one without: the medians must not tell (check 27). */
export async function benchIdentity(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-bench-'));
  chmodSync(dataDir, 0o755);
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await migrate(ownerUrl, silentLog);
  await installJobs(ownerUrl, silentLog);
  const database = await openDatabase({ ownerUrl });
  try {
    await compare(database);
  } finally {
    await database.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compare(database: Database): Promise<void> {
  const partner = await insertPartner(database);
  const known = 'known@demo.example';
  await insertUser(database, partner.id, { email: known, password: 'gravel 7 lantern!' });
  const ctx = buildContext(database, { partnerId: partner.id });
  const tenantId = partner.tenantIds.applicant;
  const calls = {
    signInWithPassword: (email: string) =>
      signInWithPassword(ctx, { tenantId, email, password: 'a guess' }).catch(() => undefined),
    sendMagicLink: (email: string) => sendMagicLink(ctx, { tenantId, email, timezone: 'UTC' }),
    sendPasswordReset: (email: string) => sendPasswordReset(ctx, { tenantId, email, timezone: 'UTC' }),
  };

  for (const [name, call] of Object.entries(calls)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let sample = 0; sample < samples; sample += 1) {
      // An hour later the limits are free again.
      ctx.clock.moveBy({ hours: 1, minutes: 5 });
      const first = sample % 2 === 0 ? 'known' : 'unknown';
      for (const kind of [first, first === 'known' ? 'unknown' : 'known'] as const) {
        const start = performance.now();
        await call(kind === 'known' ? known : 'unknown@demo.example');
        times[kind].push(performance.now() - start);
      }
    }
    report(name, median(times.known), median(times.unknown));
  }
}

function report(name: string, known: number, unknown: number): void {
  const gap = Math.abs(known - unknown);
  const verdict = gap < allowedGapMs ? 'within' : 'OVER';
  console.log(
    `${name}: ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown, ${verdict} the gap of ${String(allowedGapMs)} ms`,
  );
  if (gap >= allowedGapMs) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
