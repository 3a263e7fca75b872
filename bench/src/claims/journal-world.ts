import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { installJobs } from '../../../server/src/platform/jobs/install-jobs.ts';
import { buildContext } from '../../../server/src/testing/build-context.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';
import { buildMoneyWorld } from '../../../server/src/testing/worlds/money-world.ts';
import type { StaffActor } from '../../../server/src/platform/actor.ts';
import { openWorldDatabase } from './claims-cluster.ts';

interface Kept {
  readonly partnerId: string;
  readonly fundId: string;
  readonly actor: StaffActor;
}

/** So many entries at once; what is there already is counted, so that a run that was stopped goes on. */
const portion = 500_000;

/** A fund with a journal of so many entries, built once and kept for the next run. */
export async function openJournalWorld(entries: number) {
  const dataDir = path.join(tmpdir(), `handrail-bench-journal-${String(entries)}`);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  const { ownerUrl } = postgres;
  await migrate(ownerUrl, silentLog);
  await installJobs(ownerUrl, silentLog);
  const database = await openWorldDatabase(ownerUrl, 4);
  const file = path.join(dataDir, 'world.json');
  if (!existsSync(file)) {
    const { partnerId, fundId, fiscal } = await buildMoneyWorld(database, {}, 0);
    writeFileSync(file, JSON.stringify({ partnerId, fundId, actor: fiscal.ctx.actor }));
  }
  const { partnerId, fundId, actor } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await fillJournal(owner, { partnerId, fundId }, entries);
  return {
    ...{ owner, partnerId, fundId, entries },
    ctx: buildContext(database, { partnerId, actor }),
    stop: async () => {
      await owner.end();
      await database.close();
      await postgres.stop();
    },
  };
}

type Place = Pick<Kept, 'partnerId' | 'fundId'>;

/** Deposits of a dollar, one a second, written past the triggers: they would chain ten million hashes one by one. */
async function fillJournal(owner: pg.Client, { partnerId, fundId }: Place, entries: number): Promise<void> {
  const { rows } = await owner.query<{ last: number }>(
    'select coalesce(max(seq), 0)::int as last from journal_entries where fund_id = $1',
    [fundId],
  );
  const last = rows[0]?.last ?? 0;
  if (last === entries) return;
  await owner.query('set session_replication_role = replica');
  for (let from = last + 1; from <= entries; from += portion) {
    const until = Math.min(entries, from + portion - 1);
    await owner.query(
      `insert into journal_entries (partner_id, fund_id, seq, id, move, debit, credit, amount_cents, actor_kind, memo, at,
                                    source_after_cents, remaining_after_cents, prev_hash, hash)
       select $1, $2, seq, gen_random_uuid(), 'deposit', 'remaining', 'source', 100, 'system', 'County grant',
              timestamptz '2020-01-01' + make_interval(secs => seq), -100 * seq, 100 * seq,
              sha256(int8send(seq - 1)), sha256(int8send(seq))
         from generate_series($3::bigint, $4::bigint) as seq`,
      [partnerId, fundId, from, until],
    );
    console.log(`  ${String(until)} of ${String(entries)} entries`);
  }
  await owner.query(
    `update fund_accounts set source_cents = -100 * $2::bigint, remaining_cents = 100 * $2::bigint, last_seq = $2,
            last_at = timestamptz '2020-01-01' + make_interval(secs => $2), last_hash = sha256(int8send($2))
      where fund_id = $1`,
    [fundId, entries],
  );
  await owner.query('set session_replication_role = default');
  await owner.query('vacuum analyze journal_entries');
}
