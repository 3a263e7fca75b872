import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { doElsewhere } from '../../testing/processes/do-elsewhere.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import {
  asOwner,
  type BarePartner,
  insertBarePartner,
  useTrustWorld,
} from '../../testing/worlds/trust-world.ts';
import type { Transaction } from '../db/partner-db.ts';
import type { UnsignedStretch } from './find-unsigned.ts';
import { type AuditProblem, followChain } from './follow-chain.ts';
import { verifyAudit } from './verify-audit.ts';
import { writeAuditCheckpoints } from './write-audit-checkpoints.ts';

const world = useTrustWorld();
let now = new Date();
let partner: BarePartner;
let checkpointsFile = '';

beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  checkpointsFile = join(world().dataDir, `${randomUUID()}.jsonl`);
  partner = await insertBarePartner(world().database);
  await append(10);
});

/** Recomputes hashes as the database does, so that the chain itself looks sound again. */
const REWRITE_HASHES = `do $$ declare row record; last bytea := ''; begin
  for row in select * from audit_events where partner_id = '$partner' order by seq loop
    update audit_events set prev_hash = last, hash = sha256(last || convert_to(row.seq || ':' || row.event::text, 'UTF8'))
      where partner_id = row.partner_id and seq = row.seq returning hash into last;
  end loop; end $$;`;
const EDIT = `update audit_events set event = jsonb_set(event, '{action}', '"other"') where partner_id = '$partner' and seq = 4;`;
const DELETE = `delete from audit_events where partner_id = '$partner' and seq = 4;`;
const REORDER = `with a as (select event from audit_events where partner_id = '$partner' and seq = 4),
    b as (select event from audit_events where partner_id = '$partner' and seq = 7)
  update audit_events set event = case seq when 4 then (select event from b) else (select event from a) end
  where partner_id = '$partner' and seq in (4, 7);`;
const RENUMBER = `update audit_events set seq = case seq when 4 then -7 else -4 end where partner_id = '$partner' and seq in (4, 7);
  update audit_events set seq = -seq where partner_id = '$partner' and seq < 0;`;
const CUT = `delete from audit_events where partner_id = '$partner' and seq > 8;`;
const DELETE_ALL = `delete from audit_events where partner_id = '$partner';`;
const EDIT_OF_LANE_1 = `update audit_events set event = '{}' where partner_id = '$partner' and lane = 1 and seq = 2;`;
const DELETE_HEAD = `delete from audit_events where partner_id = '$partner' and lane = 1 and seq = 1;`;
const DELETE_LANE = `delete from audit_events where partner_id = '$partner' and lane = 1;`;
const MOVE = `update audit_events set lane = 0, seq = 13, prev_hash = (select hash from audit_events
    where partner_id = '$partner' and lane = 0 and seq = 12) where partner_id = '$partner' and lane = 1 and seq = 3;`;

describe('verifying an audit log', () => {
  it('finds a log that nobody touched sound', async () => {
    await checkpoint();
    await append(3);
    expect(await verify()).toEqual({ events: 13, checkpoints: 1, problems: [] });
  });

  it.each<[string, (line: string) => boolean, UnsignedStretch[]]>([
    ['nothing', () => true, []],
    [
      'checkpoints in the middle',
      (line) => !line.includes('"lane":0,"seq":11'),
      [{ lane: 0, fromSeq: 11, toSeq: 12 }],
    ],
    ['those at the end', (line) => !/"lane":0,"seq":1[124]/.test(line), [{ lane: 0, fromSeq: 11 }]],
    ['all of a lane', (line) => line.includes('"lane":0'), [{ lane: 1, fromSeq: 1 }]],
  ])('notices when %s was taken from the checkpoints', async (_what, isKept, unsigned) => {
    await checkpoint();
    for (let hour = 0; hour < 3; hour += 1) {
      now = new Date(now.getTime() + 3 * 3_600_000);
      if (hour < 2) await append(1);
      else await appendBeside(1);
      await checkpointAll();
    }
    now = new Date(now.getTime() + 3 * 3_600_000);
    const lines = readFileSync(checkpointsFile, 'utf8').split('\n');
    writeFileSync(checkpointsFile, lines.filter(isKept).join('\n'));
    expect((await verifyAll()).unsigned).toEqual(unsigned);
  });

  it.each<[string, string, AuditProblem[]]>([
    ['an edited event', EDIT, [{ kind: 'altered', lane: 0, seq: 4 }]],
    ['a deleted event', DELETE, [{ kind: 'missing', lane: 0, seq: 5 }]],
    [
      'events whose contents changed places',
      REORDER,
      [
        { kind: 'altered', lane: 0, seq: 4 },
        { kind: 'altered', lane: 0, seq: 7 },
      ],
    ],
    ['a cut tail', CUT, [{ kind: 'cut', lane: 0, seq: 10 }]],
    ['an emptied log', DELETE_ALL, [{ kind: 'cut', lane: 0, seq: 10 }]],
    ['an edit with all hashes recomputed', EDIT + REWRITE_HASHES, [{ kind: 'rewritten', lane: 0, seq: 10 }]],
    [
      'a reordering with all hashes recomputed',
      REORDER + REWRITE_HASHES,
      [{ kind: 'rewritten', lane: 0, seq: 10 }],
    ],
  ])('finds %s [check 55]', async (_what, statements, problems) => {
    await checkpoint();
    await tamper(statements);
    expect((await verify()).problems).toEqual(problems);
  });

  it('finds events that changed places as whole rows [check 55]', async () => {
    await checkpoint();
    await tamper(RENUMBER);
    expect((await verify()).problems).toContainEqual({ kind: 'altered', lane: 0, seq: 4 });
  });

  it('finds a tail that was cut and grew again [check 55]', async () => {
    await checkpoint();
    await tamper(CUT);
    await append(5);
    expect((await verify()).problems).toEqual([{ kind: 'rewritten', lane: 0, seq: 10 }]);
  });

  it('could not see a cut tail or recomputed hashes without a checkpoint [check 55]', async () => {
    await tamper(CUT + EDIT + REWRITE_HASHES);
    expect((await verify()).problems).toEqual([]);
  });

  it('finds a partner that was removed with all its traces', async () => {
    await checkpoint();
    const gone = randomUUID();
    const { database, openKeys } = world();
    const elsewhere = { ...database, listPartnerIds: () => Promise.resolve([gone]) };
    const { partners } = await verifyAudit({
      database: elsewhere,
      keys: openKeys(),
      checkpointsFile,
      now: () => now,
    });
    expect(partners.map(({ partnerId }) => partnerId)).toEqual([gone, partner.partnerId]);
  });

  it('finds a checkpoint that was altered, and a line that is none', async () => {
    await checkpoint();
    writeFileSync(checkpointsFile, readFileSync(checkpointsFile, 'utf8').replace('"seq":10', '"seq":9'));
    appendFileSync(checkpointsFile, '{"seq":');
    const { database, openKeys } = world();
    const verdict = await verifyAudit(
      { database, keys: openKeys(), checkpointsFile, now: () => now },
      { partnerId: partner.partnerId },
    );
    expect(verdict.partners[0]).toMatchObject({
      checkpoints: 0,
      problems: [{ kind: 'forged-checkpoint', lane: 0, seq: 9 }],
    });
    expect(verdict.unreadableLines).toHaveLength(1);
  });

  it('looks at each checkpoint a fixed number of times, however many events there are', async () => {
    await append(490);
    let looks = 0;
    const written = (await checkpoint()) ?? expect.fail('nothing was signed');
    const rows = await partner.db.transaction((tx) =>
      tx.selectFrom('audit_events').select(['seq', 'hash']).orderBy('seq').execute(),
    );
    const checkpoints = rows.map(({ seq, hash }) => ({
      ...written,
      hash: hash.toString('hex'),
      get seq() {
        looks += 1;
        return seq;
      },
    }));
    const lane = { partnerId: partner.partnerId, lane: 0 };
    expect(await followChain(partner.db, lane, 0, checkpoints)).toMatchObject({ events: 500, problems: [] });
    expect(looks).toBeLessThanOrEqual(3 * checkpoints.length);
  });

  it('begins at the last checkpoint before a day, and trusts what is older', async () => {
    await checkpoint();
    now = new Date('2026-03-02T12:00:00Z');
    await append(5);
    await checkpoint();
    const since = new Date('2026-03-02T00:00:00Z');
    expect(await verifyAll(since)).toMatchObject({ events: 6, skipped: 9, problems: [], unsigned: [] });

    await tamper(EDIT);
    expect((await verifyAll(since)).problems).toEqual([]);
    expect((await verifyAll()).problems).toEqual([{ kind: 'altered', lane: 0, seq: 4 }]);
    await tamper(EDIT.replace('seq = 4', 'seq = 12'));
    expect((await verifyAll(since)).problems).toEqual([{ kind: 'altered', lane: 0, seq: 12 }]);
  });

  it('never begins at a checkpoint that is not genuine', async () => {
    await checkpoint();
    writeFileSync(checkpointsFile, readFileSync(checkpointsFile, 'utf8').replace('"seq":10', '"seq":9'));
    expect(await verifyAll(new Date('2026-03-02T00:00:00Z'))).toMatchObject({ events: 10, skipped: 0 });
  });

  it('reads logs longer than one page', async () => {
    await append(1_500);
    expect(await verify()).toMatchObject({ events: 1_510, problems: [] });
  });
});

describe('a log with several lanes', () => {
  it('lets acts that happen at once go on side by side, each in a sound chain [check 55]', async () => {
    await appendBeside(3);
    expect(await listPlaces()).toEqual([...range(12).map((seq) => [0, seq]), [1, 1], [1, 2], [1, 3]]);
    expect(await verify()).toMatchObject({ events: 15, problems: [] });
  });

  it('has a checkpoint for each lane, all signed when one is due', async () => {
    await checkpoint();
    await appendBeside(3);
    now = new Date('2026-03-01T12:55:00Z');
    expect(await checkpointAll()).toMatchObject([
      { lane: 0, seq: 12 },
      { lane: 1, seq: 3 },
    ]);
    expect(await verify()).toMatchObject({ checkpoints: 3, problems: [] });
  });

  it.each<[string, string, AuditProblem[]]>([
    ['an edited event', EDIT_OF_LANE_1, [{ kind: 'altered', lane: 1, seq: 2 }]],
    ['a lane that lost its head', DELETE_HEAD, [{ kind: 'missing', lane: 1, seq: 2 }]],
    ['a lane that is gone', DELETE_LANE, [{ kind: 'cut', lane: 1, seq: 3 }]],
  ])('shows %s [check 55]', async (_what, statements, problems) => {
    await appendBeside(3);
    await checkpointAll();
    await tamper(statements);
    expect((await verify()).problems).toEqual(problems);
  });

  it('shows an event that was moved from one lane to the end of another [check 55]', async () => {
    await appendBeside(3);
    await tamper(MOVE);
    expect((await verify()).problems).toContainEqual({ kind: 'altered', lane: 0, seq: 13 });
  });

  it('still trusts a checkpoint from before there were lanes', async () => {
    const written = (await checkpoint()) ?? expect.fail('nothing was signed');
    const { partnerId, seq, hash, at } = written;
    const signed = JSON.stringify(['handrail audit checkpoint v1', partnerId, seq, hash, at]);
    const signature = world().openKeys().sign(Buffer.from(signed)).toString('base64url');
    writeFileSync(checkpointsFile, `${JSON.stringify({ partnerId, seq, hash, at, signature })}\n`);
    await tamper(CUT);
    expect(await verify()).toMatchObject({ checkpoints: 1, problems: [{ kind: 'cut', lane: 0, seq: 10 }] });
  });
});

describe('a checkpoint', () => {
  it('is signed first at once, then after an hour at the latest or after a thousand events [check 55]', async () => {
    expect(await checkpoint()).toMatchObject({ seq: 10 });
    expect(await checkpoint()).toBeUndefined();

    await append(1);
    now = new Date('2026-03-01T12:54:00Z');
    expect(await checkpoint()).toBeUndefined();
    now = new Date('2026-03-01T12:55:00Z');
    expect(await checkpoint()).toMatchObject({ seq: 11 });

    await append(999);
    expect(await checkpoint()).toBeUndefined();
    await append(1);
    expect(await checkpoint()).toMatchObject({ seq: 1_011 });
  });

  it('is signed at any time on request, but not without a new event', async () => {
    await checkpoint();
    await append(1);
    expect(await checkpoint({ evenIfRecent: true })).toMatchObject({ seq: 11 });
    expect(await checkpoint({ evenIfRecent: true })).toBeUndefined();
  });

  it('also goes to the log, from where it can leave the machine', async () => {
    const log = createRecordingLog();
    const written = await checkpoint({}, log);
    expect(log.lines).toMatchObject([
      { level: 'info', message: `Audit checkpoint ${JSON.stringify(written)}` },
    ]);
  });

  it.each([
    ['a cut tail', CUT],
    [
      'an edit since the last one',
      `update audit_events set event = '{}' where partner_id = '$partner' and seq = 12;`,
    ],
  ])('is never signed over %s', async (_what, statements) => {
    await checkpoint();
    await append(3);
    await tamper(statements);
    await expect(checkpoint({ evenIfRecent: true })).rejects.toThrow('The audit log is damaged');
  });

  it('is not held back by a forged one', async () => {
    const statement = {
      partnerId: partner.partnerId,
      seq: 10,
      hash: '00',
      at: now.toISOString(),
      signature: 'AAAA',
    };
    writeFileSync(checkpointsFile, `${JSON.stringify(statement)}\n`);
    expect(await checkpoint()).toMatchObject({ seq: 10 });
  });
});

async function listPlaces(): Promise<number[][]> {
  const rows = await partner.db.transaction((tx) =>
    tx.selectFrom('audit_events').select(['lane', 'seq']).orderBy('lane').orderBy('seq').execute(),
  );
  return rows.map(({ lane, seq }) => [lane, seq]);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

async function append(count: number): Promise<void> {
  await partner.db.transaction((tx) => appendWith(tx, count));
}

async function appendWith(tx: Transaction, count: number): Promise<void> {
  await sql`insert into audit_events (partner_id, event)
    select ${partner.partnerId}, jsonb_build_object('action', 'act é', 'entityId', number, 'at', ${now.toISOString()}::text)
    from generate_series(1, ${count}::integer) as number`.execute(tx);
}

/** Acts of another transaction while one that has written is still open. */
async function appendBeside(count: number): Promise<void> {
  await partner.db.transaction(async (tx) => {
    await appendWith(tx, 1);
    await doElsewhere(() => append(count));
    await appendWith(tx, 1);
  });
}

async function checkpoint(options = {}, log = createRecordingLog()) {
  const [written] = await checkpointAll(options, log);
  return written;
}

function checkpointAll(options = {}, log = createRecordingLog()) {
  const ctx = { ...partner, keys: world().openKeys(), log, now: () => now };
  return writeAuditCheckpoints(ctx, checkpointsFile, options);
}

async function verify() {
  const { events, checkpoints, problems } = await verifyAll();
  return { events, checkpoints, problems };
}

async function verifyAll(since?: Date) {
  const { database, openKeys } = world();
  const verdict = await verifyAudit(
    { database, keys: openKeys(), checkpointsFile, now: () => now },
    { partnerId: partner.partnerId, since },
  );
  return verdict.partners[0] ?? expect.fail('no verdict');
}

/** What someone with full power over the database can do, leaving the guards as they were. */
async function tamper(statements: string): Promise<void> {
  await asOwner(
    world().database,
    `begin; alter table audit_events disable trigger user; alter table audit_events no force row level security;
     ${statements.replaceAll('$partner', partner.partnerId)}
     alter table audit_events enable trigger user; alter table audit_events force row level security; commit;`,
  );
}
