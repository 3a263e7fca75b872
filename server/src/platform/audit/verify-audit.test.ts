import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { asOwner, type BarePartner, insertBarePartner, useTrustWorld } from '../../testing/trust-world.ts';
import type { AuditProblem } from './follow-chain.ts';
import { verifyAudit } from './verify-audit.ts';
import { writeAuditCheckpoint } from './write-audit-checkpoint.ts';

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

describe('verifying an audit log', () => {
  it('finds a log that nobody touched sound', async () => {
    await checkpoint();
    await append(3);
    expect(await verify()).toEqual({ events: 13, checkpoints: 1, problems: [] });
  });

  it.each<[string, string, AuditProblem[]]>([
    ['an edited event', EDIT, [{ kind: 'altered', seq: 4 }]],
    ['a deleted event', DELETE, [{ kind: 'missing', seq: 5 }]],
    [
      'events whose contents changed places',
      REORDER,
      [
        { kind: 'altered', seq: 4 },
        { kind: 'altered', seq: 7 },
      ],
    ],
    ['a cut tail', CUT, [{ kind: 'cut', seq: 10 }]],
    ['an emptied log', DELETE_ALL, [{ kind: 'cut', seq: 10 }]],
    ['an edit with all hashes recomputed', EDIT + REWRITE_HASHES, [{ kind: 'rewritten', seq: 10 }]],
    ['a reordering with all hashes recomputed', REORDER + REWRITE_HASHES, [{ kind: 'rewritten', seq: 10 }]],
  ])('finds %s [check 55]', async (_what, statements, problems) => {
    await checkpoint();
    await tamper(statements);
    expect((await verify()).problems).toEqual(problems);
  });

  it('finds events that changed places as whole rows [check 55]', async () => {
    await checkpoint();
    await tamper(RENUMBER);
    expect((await verify()).problems).toContainEqual({ kind: 'altered', seq: 4 });
  });

  it('finds a tail that was cut and grew again [check 55]', async () => {
    await checkpoint();
    await tamper(CUT);
    await append(5);
    expect((await verify()).problems).toEqual([{ kind: 'rewritten', seq: 10 }]);
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
    const { partners } = await verifyAudit({ database: elsewhere, keys: openKeys(), checkpointsFile });
    expect(partners.map(({ partnerId }) => partnerId)).toEqual([gone, partner.partnerId]);
  });

  it('finds a checkpoint that was altered, and a line that is none', async () => {
    await checkpoint();
    writeFileSync(checkpointsFile, readFileSync(checkpointsFile, 'utf8').replace('"seq":10', '"seq":9'));
    appendFileSync(checkpointsFile, '{"seq":');
    const { database, openKeys } = world();
    const verdict = await verifyAudit({ database, keys: openKeys(), checkpointsFile }, partner.partnerId);
    expect(verdict.partners[0]).toMatchObject({
      checkpoints: 0,
      problems: [{ kind: 'forged-checkpoint', seq: 9 }],
    });
    expect(verdict.unreadableLines).toHaveLength(1);
  });

  it('reads logs longer than one page', async () => {
    await append(1_500);
    expect(await verify()).toMatchObject({ events: 1_510, problems: [] });
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

async function append(count: number): Promise<void> {
  await partner.db.transaction((tx) =>
    sql`insert into audit_events (partner_id, event)
      select ${partner.partnerId}, jsonb_build_object('action', 'act é', 'entityId', number)
      from generate_series(1, ${count}::integer) as number`.execute(tx),
  );
}

function checkpoint(options = {}, log = createRecordingLog()) {
  const ctx = { ...partner, keys: world().openKeys(), log, now: () => now };
  return writeAuditCheckpoint(ctx, checkpointsFile, options);
}

async function verify() {
  const { database, openKeys } = world();
  const verdict = await verifyAudit({ database, keys: openKeys(), checkpointsFile }, partner.partnerId);
  const { events, checkpoints, problems } = verdict.partners[0] ?? expect.fail('no verdict');
  return { events, checkpoints, problems };
}

/** What somebody with full power over the database can do, leaving the guards as they were. */
async function tamper(statements: string): Promise<void> {
  await asOwner(
    world().database,
    `begin; alter table audit_events disable trigger user; alter table audit_events no force row level security;
     ${statements.replaceAll('$partner', partner.partnerId)}
     alter table audit_events enable trigger user; alter table audit_events force row level security; commit;`,
  );
}
