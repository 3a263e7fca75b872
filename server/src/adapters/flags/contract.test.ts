import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FlagValue, Flags } from '../../ports/flags.ts';
import { startHttpRecorder } from '../../testing/servers/http-recorder.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { type TestDatabase, useTestDatabase } from '../../testing/test-database.ts';
import { asOwner, insertBarePartner } from '../../testing/worlds/trust-world.ts';
import { createDatabaseFlags } from './database-flags.ts';
import { createPosthogFlags } from './posthog-flags.ts';

interface Setup {
  readonly flags: Flags;
  readonly set: (flags: Record<string, FlagValue>) => Promise<void>;
  readonly breakSource: () => Promise<void>;
  readonly partnerId: string;
  readonly warnings: () => number;
  readonly tearDown: () => Promise<void>;
}

const timeouts = { warningMinutes: 13, timeoutMinutes: 15 };

describe.each([
  ['the database', setUpDatabase],
  ['PostHog', setUpPosthog],
])('feature flags from %s', (_name, setUp) => {
  const database = useTestDatabase();
  let setup: Setup;
  beforeEach(async () => {
    setup = await setUp(database());
  });
  afterEach(() => setup.tearDown());

  it('are off and known as unset until someone sets them [P625]', async () => {
    expect(await setup.flags.evaluate(setup.partnerId, 'application-diffs')).toEqual({
      enabled: false,
      isDefault: true,
    });
    expect(setup.warnings()).toBe(0);
  });

  it('are on or off as set [P625]', async () => {
    await setup.set({ 'application-diffs': { enabled: true }, 'claim-content': { enabled: false } });

    expect(await setup.flags.evaluate(setup.partnerId, 'application-diffs')).toEqual({ enabled: true });
    expect(await setup.flags.evaluate(setup.partnerId, 'claim-content')).toEqual({ enabled: false });
  });

  it('carry their payload [P626]', async () => {
    await setup.set({ 'session-timeouts': { enabled: true, payload: timeouts } });

    expect(await setup.flags.evaluate(setup.partnerId, 'session-timeouts')).toEqual({
      enabled: true,
      payload: timeouts,
    });
  });

  it('are read while a transaction holds a connection', async () => {
    await setup.set({ 'application-diffs': { enabled: true } });
    const scope = { partnerId: setup.partnerId, role: 'system' } as const;
    const found = await database()
      .partner(scope)
      .transaction(() => setup.flags.evaluate(setup.partnerId, 'application-diffs'));
    expect([found, setup.warnings()]).toEqual([{ enabled: true }, 0]);
  });

  it('are off and logged when their source fails', async () => {
    await setup.set({ 'application-diffs': { enabled: true } });
    await setup.breakSource();

    expect(await setup.flags.evaluate(setup.partnerId, 'application-diffs')).toEqual({
      enabled: false,
      isDefault: true,
    });
    expect(setup.warnings()).toBe(1);
  });
});

describe('createPosthogFlags', () => {
  it('tells PostHog the partner and nothing else [P031]', async () => {
    const recorder = await startHttpRecorder();
    try {
      recorder.answer({ body: JSON.stringify({ errorsWhileComputingFlags: false, flags: {} }) });
      const flags = createPosthogFlags({
        key: 'phc_test',
        url: recorder.url,
        log: createRecordingLog(),
      });
      await Promise.all(Array.from({ length: 8 }, () => flags.evaluate('partner-1', 'claim-content')));

      expect(recorder.requests).toHaveLength(1);
      expect(recorder.requests[0]).toMatchObject({ method: 'POST', path: '/flags/?v=2' });
      expect(JSON.parse(recorder.requests[0]?.body ?? '')).toEqual({
        token: 'phc_test',
        distinct_id: 'partner-1',
        groups: { partner: 'partner-1' },
        geoip_disable: true,
      });
    } finally {
      await recorder.close();
    }
  });

  it.each([
    { name: 'does not answer', answer: { silent: true } },
    { name: 'answers nonsense', answer: { body: '<html>' } },
    { name: 'answers another shape', answer: { body: '{"featureFlags":["claim-content"]}' } },
  ])('answers "off" when PostHog $name', async ({ answer }) => {
    const recorder = await startHttpRecorder();
    try {
      recorder.answer(answer);
      const log = createRecordingLog();
      const flags = createPosthogFlags({ key: 'phc_test', url: recorder.url, log, timeoutMs: 100 });

      expect((await flags.evaluate('partner-1', 'claim-content')).enabled).toBe(false);
      expect(log.lines).toHaveLength(1);
    } finally {
      await recorder.close();
    }
  });
});

async function setUpDatabase(database: TestDatabase): Promise<Setup> {
  const { partnerId, db } = await insertBarePartner(database);
  await setDatabaseFlags((await insertBarePartner(database)).db, { 'application-diffs': { enabled: true } });
  const log = createRecordingLog();
  let undo = (): Promise<unknown> => Promise.resolve();

  return {
    flags: createDatabaseFlags({ database, log, cacheSeconds: 0 }),
    set: (flags) => setDatabaseFlags(db, flags),
    breakSource: async () => {
      await asOwner(database, 'alter table feature_flags rename to lost_flags');
      undo = () => asOwner(database, 'alter table lost_flags rename to feature_flags');
    },
    partnerId,
    warnings: () => log.lines.length,
    tearDown: async () => {
      await undo();
    },
  };

  async function setDatabaseFlags(to: typeof db, flags: Record<string, FlagValue>): Promise<void> {
    await to.transaction(async (tx) => {
      const { id } = await tx.selectFrom('partners').select('id').executeTakeFirstOrThrow();
      for (const [key, { enabled, payload }] of Object.entries(flags)) {
        const json = payload === undefined ? null : JSON.stringify(payload);
        await tx
          .insertInto('feature_flags')
          .values({ partner_id: id, key, enabled, payload: json })
          .execute();
      }
    });
  }
}

async function setUpPosthog(): Promise<Setup> {
  const recorder = await startHttpRecorder();
  const log = createRecordingLog();
  const answer = (flags: Record<string, FlagValue>) => {
    const details = Object.entries(flags).map(([key, { enabled, payload }]) => {
      const metadata = { id: 1, version: 1, description: null, payload: payload && JSON.stringify(payload) };
      const reason = { code: 'condition_match', condition_index: 0, description: 'Matched condition set 1' };
      return [key, { key, enabled, variant: null, reason, metadata }];
    });
    const body = {
      errorsWhileComputingFlags: false,
      requestId: 'r',
      flags: Object.fromEntries(details) as object,
    };
    recorder.answer({ body: JSON.stringify(body) });
    return Promise.resolve();
  };
  await answer({});

  return {
    flags: createPosthogFlags({
      ...{ key: 'phc_test', url: recorder.url, log },
      ...{ cacheSeconds: 0, timeoutMs: 60_000 },
    }),
    set: answer,
    breakSource: () => {
      recorder.answer({ status: 503 });
      return Promise.resolve();
    },
    partnerId: 'b7f1c1f0-0000-4000-8000-000000000001',
    warnings: () => log.lines.length,
    tearDown: () => recorder.close(),
  };
}
