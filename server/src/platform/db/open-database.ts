import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { openAppLogin } from './app-role/open-app-login.ts';
import { assertPowerlessRole } from './assert-powerless-role.ts';
import { toConnectionError } from './connect-client.ts';
import { askOnce } from './ask-once.ts';
import { openPool } from './open-pool.ts';
import type { PartnerDb, Transaction } from './partner-db.ts';
import { type Hold, refuseNesting, trustCallers } from './refuse-nesting.ts';
import { shareReads } from './share-reads.ts';
import { type PartnerScope, readAsPartner, withPartner } from './with-partner.ts';

export type { PartnerScope } from './with-partner.ts';

/** The database as the application may use it: one partner at a time, or what anyone may know. */
export interface Database {
  readonly partner: (scope: PartnerScope) => PartnerDb;
  /** One statement in a transaction of its own, which calls a function that enters a partner by itself. */
  readonly askOnce: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  /** Sees no partner's rows: public profiles and the library's definitions only. */
  readonly public: PartnerDb;
  /** A partner's rows over a connection apart from the others, for what may be asked while a transaction is open. */
  readonly aside: (scope: PartnerScope) => PartnerDb;
  readonly listPartnerIds: () => Promise<string[]>;
  /** What anyone may know, over a connection of its own: a busy product is still a product that works. */
  readonly probe: PartnerDb;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Straight to PostgreSQL. */
  readonly ownerUrl: string;
  /** The same server through a pooler, where requests and jobs are to go that way. */
  readonly pooledUrl?: string | undefined;
  /** The application's login, where the owner may not give it one. */
  readonly appUrl?: string | undefined;
  readonly poolSize?: number | undefined;
  /** How long a request waits for a connection before it is told to come back. */
  readonly waitMs?: number | undefined;
  /** Whether asking for a connection while holding one goes unnoticed, as in production. */
  readonly allowsNesting?: boolean | undefined;
  readonly log?: Log | undefined;
}

/** Opens the migrated database under the application role, and refuses a role that could see past its partner. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const appUrl = options.appUrl ?? (await openAppLogin(options.ownerUrl, options.pooledUrl));
  const pools = openPools(appUrl, options);
  try {
    await assertPowerlessRole(pools.main);
  } catch (error) {
    await closePools(pools);
    throw toConnectionError(error, appUrl);
  }
  return toDatabase(pools, options.allowsNesting ? trustCallers : refuseNesting());
}

interface Pools {
  readonly main: pg.Pool;
  readonly probe: pg.Pool;
}

function openPools(appUrl: string, { poolSize = 10, waitMs = 3_000, log }: DatabaseOptions): Pools {
  const shared = { connectionString: appUrl, log };
  return {
    main: openPool({ ...shared, size: poolSize, waitMs }),
    probe: openPool({ ...shared, size: 1, waitMs: 5_000 }),
  };
}

async function closePools({ main, probe }: Pools): Promise<void> {
  await Promise.all([main.end(), probe.end()]);
}

function toDatabase(pools: Pools, hold: Hold): Database {
  const open = (scope?: PartnerScope): PartnerDb => ({
    transaction: (work) => hold(() => withPartner(pools.main, scope, work)),
    read: (work) => hold(() => readAsPartner(pools.main, scope, work)),
  });
  const openPartner = (scope: PartnerScope): PartnerDb => {
    const read = shareReads((work) => readAsPartner(pools.main, scope, work));
    return { ...open(scope), read: (work) => hold(() => read(work)) };
  };
  const openAside = (scope?: PartnerScope): PartnerDb => ({
    transaction: (work) => withPartner(pools.probe, scope, work),
    read: (work) => readAsPartner(pools.probe, scope, work),
  });
  const publicDb = open();
  return {
    partner: openPartner,
    askOnce: (text, values) => hold(() => askOnce(pools.main, text, values)),
    public: publicDb,
    aside: openAside,
    probe: openAside(),
    ping: async () => {
      await pools.probe.query('select 1');
    },
    listPartnerIds: () => publicDb.read(listPartnerIds),
    close: () => closePools(pools),
  };
}

async function listPartnerIds(tx: Transaction): Promise<string[]> {
  const profiles = await tx
    .selectFrom('partner_profiles')
    .select('partner_id')
    .orderBy('partner_id')
    .execute();
  return profiles.map(({ partner_id }) => partner_id);
}
