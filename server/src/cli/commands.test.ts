import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { depositToFund, saveFund } from '../modules/funds/index.ts';
import { appendAuditEvent } from '../platform/audit/append-audit-event.ts';
import { buildSystemContext } from '../testing/builders/system-context.ts';
import { openTaxIds } from '../testing/processes/rotation-load.ts';
import {
  asOwner,
  type BarePartner,
  insertBarePartner,
  insertBareUsers,
  useTrustWorld,
} from '../testing/worlds/trust-world.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

const world = useTrustWorld();
let partner: BarePartner;
beforeAll(async () => {
  partner = await insertBarePartner(world().database);
});

describe('an operator', () => {
  it('makes the keys once, and cannot overwrite them', async () => {
    const file = join(world().dataDir, 'keys.json');
    expect((await handrail('audit verify')).complained).toContain('handrail keys create');
    expect((await handrail('keys create')).code).toBe(0);
    const keys = readFileSync(file, 'utf8');

    const again = await handrail('keys create');
    expect(again).toMatchObject({
      code: 1,
      complained: `There is already a keys file at ${file}. It was not changed.`,
    });
    expect(readFileSync(file, 'utf8')).toBe(keys);
  });

  it('rotates both kinds of keys without losing a value', async () => {
    const [user = ''] = await insertBareUsers(partner, 1);
    await openTaxIds(partner, world().openKeys()).write(user, '123456789');

    expect((await handrail('keys rotate')).printed).toContain('1 data key moved to it');
    expect((await handrail('keys rewrap')).printed).toContain('0 data keys moved');
    expect((await handrail('keys add')).printed).toContain('run "keys rewrap"');
    expect((await handrail('keys rewrap')).printed).toContain('1 data key moved');
    expect(await handrail('keys rotate-data')).toMatchObject({
      code: 0,
      printed: '1 value re-encrypted.',
    });
    expect(await openTaxIds(partner, world().openKeys()).read(user)).toBe('123456789');
  });

  it('signs and verifies the audit log of one partner or of all', async () => {
    const name = `${partner.externalId} (A partner)`;
    const unsigned = await handrail('audit verify');
    expect(unsigned.complained).toContain(`${name}: warning: there are no signed checkpoints`);
    expect(unsigned.code).toBe(3);
    expect(await handrail('audit checkpoint')).toMatchObject({ code: 0 });
    for (const words of [
      'audit verify',
      `audit verify ${partner.externalId}`,
      `audit verify ${partner.partnerId}`,
    ]) {
      expect(await handrail(words)).toMatchObject({
        code: 0,
        printed: `${name}: 3 events, 1 checkpoint, sound`,
      });
    }
    const today = new Date().toISOString();
    expect(await handrail(`audit verify --since ${today}`)).toMatchObject({
      code: 0,
      printed: `${name}: 1 event (2 older ones not read), 1 checkpoint, sound`,
    });
    expect(await handrail('audit verify --since 2999-01-01')).toMatchObject({
      code: 2,
      complained: 'audit verify: --since names a day that has not come yet.',
    });
    expect(await handrail('audit verify --since yesterday')).toMatchObject({ code: 2 });
  });

  it('invites the first admin of a partner, once the address is right', async () => {
    const newcomer = await insertBarePartner(world().database);
    expect(await handrail(`staff invite ${newcomer.externalId} --email ada`)).toMatchObject({
      code: 2,
      complained: 'Give the partner and a valid --email',
    });
    expect(await handrail(`staff invite ${newcomer.externalId} --email Ada@Demo.example`)).toMatchObject({
      code: 0,
      printed: 'The invitation to ada@demo.example is in the outbox. A running worker will send it.',
    });
    const [mail] = await newcomer.db.transaction((tx) =>
      tx.selectFrom('outbox_mails').select(['template', 'recipient']).execute(),
    );
    expect(mail).toEqual({ template: 'staff-invitation', recipient: 'ada@demo.example' });
  });

  it('is told of a partner that does not exist', async () => {
    expect(await handrail('audit verify nobody')).toMatchObject({
      code: 1,
      complained: 'There is no partner with the id or external id nobody',
    });
  });

  it('migrates a database that is already up to date without harm', async () => {
    expect(await handrail('db migrate')).toMatchObject({ code: 0, printed: 'The database is up to date.' });
  });

  it('learns of a tampered journal by message and exit code', async () => {
    const { partnerId, externalId } = await insertBarePartner(world().database);
    const system = buildSystemContext(world().database, { partnerId });
    const { id: fundId } = await saveFund(system, {
      ...{ name: 'General fund', programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null },
    });
    await depositToFund(system, { fundId, amountCents: 100, memo: 'The first deposit' });
    expect(await handrail('audit checkpoint')).toMatchObject({ code: 0 });
    const sound = await handrail(`audit verify ${externalId}`);
    expect(sound.code).not.toBe(1);
    expect(sound.printed).toContain('journals of funds, 1 entry, sound');

    await asOwner(
      world().database,
      `begin; alter table journal_entries disable trigger user; alter table journal_entries no force row level security;
       update journal_entries set memo = 'Another one' where partner_id = '${partnerId}';
       alter table journal_entries enable trigger user; alter table journal_entries force row level security; commit;`,
    );
    const found = await handrail(`audit verify ${externalId}`);
    expect(found.code).toBe(1);
    expect(found.complained).toContain(`fund ${fundId}: journal entry 1 was altered`);
  });

  it('learns of a tampered audit log by message and exit code', async () => {
    await partner.db.transaction((tx) =>
      appendAuditEvent(
        tx,
        { partnerId: partner.partnerId, actor: { kind: 'anonymous' }, requestId: 'r', now: () => new Date() },
        { action: 'beginSession', entityType: 'user', entityId: 'u' },
      ),
    );
    await asOwner(
      world().database,
      `begin; alter table audit_events disable trigger user; alter table audit_events no force row level security;
       update audit_events set event = '{}' where seq = 2; commit;`,
    );
    const { code, printed, complained } = await handrail('audit verify');
    expect(code).toBe(1);
    expect(printed).toContain('4 events, 1 checkpoint, NOT SOUND, 1 problem');
    expect(complained).toContain(`${partner.externalId} (A partner): event 2 of lane 0 was altered`);
  });
});

async function handrail(words: string) {
  const { database, dataDir } = world();
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runCommandLine(commands, words.split(' '), {
    env: { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl, LOG_LEVEL: 'warn' },
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}
