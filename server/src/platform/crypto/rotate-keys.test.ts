import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doElsewhere } from '../../testing/processes/do-elsewhere.ts';
import { loadDuring, type MoreCalls, openTaxIds, taxIds } from '../../testing/processes/rotation-load.ts';
import {
  asOwner,
  type BarePartner,
  insertBarePartner,
  insertBareUsers,
  useTrustWorld,
} from '../../testing/worlds/trust-world.ts';
import { getCurrentDataKey } from './data-keys.ts';
import { decryptField, sealField } from './field-encryption.ts';
import { readKeysFile } from './keys-file.ts';
import { loadKeyRing } from './load-key-ring.ts';
import type { OperatorContext } from './operator-context.ts';
import { rotateDataKeys } from './rotate-data-keys.ts';
import { rotateWrappingKey } from './rotate-wrapping-key.ts';

const world = useTrustWorld();

describe('a key rotation', () => {
  it('loses no write, breaks no read and leaves nothing under older keys [check 54]', async () => {
    const { partner, operator, keysFile } = await setUp();
    const result = await loadDuring(partner, world().openKeys(), async (moreCalls) => {
      for (let round = 0; round < 2; round += 1) {
        await rotateWrappingKey(operator, keysFile);
        await rotateDataKeys(operator);
        await moreCalls(20);
      }
    });

    expect(result).toMatchObject({ errors: [], lost: [], outdated: 0 });
    const dataKeys = await listDataKeys(partner);
    expect(dataKeys.filter((key) => key.retired_at === null)).toHaveLength(1);
    expect(dataKeys).toHaveLength(3);
  });

  it('would lose writes if it wrote back without looking again [check 54]', async () => {
    const { partner, operator } = await setUp();
    const { errors, lost } = await loadDuring(partner, world().openKeys(), (moreCalls) =>
      rotateCarelessly(partner, operator, moreCalls),
    );
    expect(errors.length + lost.length).toBeGreaterThan(0);
  });

  it('moves every data key to the new wrapping key and keeps the old ones', async () => {
    const { partner, operator, keysFile } = await setUp();
    const tax = openTaxIds(partner, operator.keys);
    const [user = ''] = await insertBareUsers(partner, 1);
    await tax.write(user, '123456789');
    const before = readKeysFile(keysFile);

    await rotateWrappingKey(operator, keysFile);

    const after = readKeysFile(keysFile);
    expect(after.currentWrappingKeyId).not.toBe(before.currentWrappingKeyId);
    expect(after.wrappingKeys).toMatchObject(before.wrappingKeys);
    expect((await listDataKeys(partner)).map((key) => key.wrapping_key_id)).toEqual([
      after.currentWrappingKeyId,
    ]);
    expect(await openTaxIds(partner, world().openKeys()).read(user)).toBe('123456789');
  });

  it('is refused with the keys of another database, before anything changes', async () => {
    const { partner, operator } = await setUp();
    const [user = ''] = await insertBareUsers(partner, 1);
    await openTaxIds(partner, operator.keys).write(user, '123456789');
    const dataDir = join(world().dataDir, 'other');
    const keys = loadKeyRing({ dataDir, mayGenerate: true });
    const { currentId } = keys;

    const rotation = rotateWrappingKey({ ...operator, keys }, join(dataDir, 'keys.json'));
    await expect(rotation).rejects.toThrow('These are not the keys of this database');
    expect(keys.currentId).toBe(currentId);
  });

  it('keeps every key when two operators rotate at once', async () => {
    const { operator, keysFile } = await setUp();
    const before = Object.keys(readKeysFile(keysFile).wrappingKeys).length;
    await Promise.all([rotateWrappingKey(operator, keysFile), rotateWrappingKey(operator, keysFile)]);
    expect(Object.keys(readKeysFile(keysFile).wrappingKeys)).toHaveLength(before + 2);
  });

  it('waits for a value that is being written under the key it retires', async () => {
    const { partner, operator } = await setUp();
    const tax = openTaxIds(partner, operator.keys);
    const [user = ''] = await insertBareUsers(partner, 1);
    await tax.write(user, 'old');

    let rotation: Promise<unknown> = Promise.resolve();
    await partner.db.transaction(async (tx) => {
      const key = await getCurrentDataKey(tx, { ...partner, keys: operator.keys }, 'tax-id');
      rotation = doElsewhere(() => rotateDataKeys(operator));
      await expect.poll(countWaiting, { timeout: 30_000 }).toBe(1);
      const stored = sealField(key, partner.partnerId, { ...taxIds, rowId: user }, 'new');
      await tx.updateTable('users').set({ tax_id: stored }).where('id', '=', user).execute();
    });
    await rotation;

    expect(await tax.read(user)).toBe('new');
    expect(await tax.countLeft()).toBe(0);
  });

  it('reports values that no key opens, leaves them alone and moves the rest', async () => {
    const { partner, operator } = await setUp();
    const tax = openTaxIds(partner, operator.keys);
    const [moved = '', sound = ''] = await insertBareUsers(partner, 2);
    await tax.write(sound, '1');
    const [row] = await tax.listStored();
    const foreign = row?.value ?? '';
    await partner.db.transaction((tx) =>
      tx.updateTable('users').set({ tax_id: foreign }).where('id', '=', moved).execute(),
    );

    const results = await rotateDataKeys(operator);

    const own = results.find(
      (result) => result.partnerId === partner.partnerId && result.column === 'tax_id',
    );
    expect(own).toMatchObject({ moved: 1, unreadable: [moved] });
    expect(await tax.read(sound)).toBe('1');
    expect((await tax.listStored()).find(({ id }) => id === moved)?.value).toBe(foreign);
  });

  it('is on record', async () => {
    const { partner, operator, keysFile } = await setUp();
    const [user = ''] = await insertBareUsers(partner, 1);
    await openTaxIds(partner, operator.keys).write(user, '1');
    await rotateWrappingKey(operator, keysFile);
    await rotateDataKeys(operator);

    const events = await partner.db.transaction((tx) =>
      tx.selectFrom('audit_events').select('event').orderBy('lane').orderBy('seq').execute(),
    );
    expect(events.map(({ event }) => event)).toMatchObject([
      { action: 'rewrapDataKey', actor: { kind: 'system', name: 'a test' } },
      { action: 'rotateDataKey', next: { purpose: 'tax-id' } },
    ]);
  });
});

async function setUp() {
  const { database, dataDir, openKeys } = world();
  const partner = await insertBarePartner(database);
  const operator: OperatorContext = {
    database,
    keys: openKeys(),
    actor: { kind: 'system', name: 'a test' },
    requestId: 'request',
    now: () => new Date(),
  };
  return { partner, operator, keysFile: join(dataDir, 'keys.json') };
}

async function countWaiting(): Promise<number> {
  const waiting = await asOwner(
    world().database,
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

function listDataKeys({ db }: BarePartner) {
  return db.transaction((tx) =>
    tx.selectFrom('data_keys').select(['wrapping_key_id', 'retired_at']).execute(),
  );
}

/** The planted defect: reads everything, takes its time, then writes everything back. */
async function rotateCarelessly(
  partner: BarePartner,
  { keys }: OperatorContext,
  moreCalls: MoreCalls,
): Promise<void> {
  const ctx = { partnerId: partner.partnerId, keys };
  const rows = await openTaxIds(partner, keys).listStored();
  await moreCalls(20);
  await partner.db.transaction(async (tx) => {
    const key = await getCurrentDataKey(tx, ctx, 'tax-id');
    for (const { id, value } of rows) {
      const place = { ...taxIds, rowId: id };
      const stored = sealField(key, partner.partnerId, place, await decryptField(tx, ctx, place, value));
      await tx.updateTable('users').set({ tax_id: stored }).where('id', '=', id).execute();
    }
  });
}
