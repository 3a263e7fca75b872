import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../server/src/platform/db/open-database.ts';
import { silentLog } from '../../server/src/testing/silent-log.ts';
import type { Measurement } from './print-table.ts';

const clients = 16;
const writesPerRound = 2_000;
const rounds = 4;

/** A durable write of one row through the partner's door, against the bare driver writing the same row as the owner. */
export async function benchPartnerTransaction(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-bench-'));
  chmodSync(dataDir, 0o755);
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await migrate(ownerUrl, silentLog);
  const database = await openDatabase({ ownerUrl, poolSize: clients, allowsNesting: true });
  const bare = new pg.Pool({ connectionString: ownerUrl, max: clients });

  const partnerId = randomUUID();
  const partner = database.partner({ partnerId, role: 'system' });
  await partner.transaction((tx) => tx.insertInto('partners').values({ id: partnerId }).execute());

  const throughDoor = () =>
    partner.transaction((tx) =>
      tx
        .insertInto('incidents')
        .values({ partner_id: partnerId, message: 'A delay', severity: 'info' })
        .execute(),
    );
  const bareWrite = () =>
    bare.query("insert into incidents (partner_id, message, severity) values ($1, 'A delay', 'info')", [
      partnerId,
    ]);

  const seconds = { door: 0, bare: 0 };
  for (let round = 0; round < rounds; round += 1) {
    seconds.bare += await timeWrites(bareWrite);
    seconds.door += await timeWrites(throughDoor);
  }

  await database.close();
  await bare.end();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
  const writes = writesPerRound * rounds;
  return [
    {
      work: `one durable write in a partner's transaction, ${clients} clients`,
      perSecond: writes / seconds.door,
      limitPerSecond: writes / seconds.bare,
    },
  ];
}

async function timeWrites(write: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let waiting = writesPerRound;
  const writer = async () => {
    while (waiting-- > 0) await write();
  };
  await Promise.all(Array.from({ length: clients }, writer));
  return (performance.now() - begun) / 1000;
}
