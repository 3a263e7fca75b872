import pg from 'pg';
import type { Log } from '../log/log.ts';
import { allowAppLogin, toAppUrl } from './app-role.ts';
import { assertPowerlessRole } from './assert-powerless-role.ts';
import { openGatheringSocket } from './open-gathering-socket.ts';
import { valueParsers } from './parse-values.ts';
import type { PartnerDb, Transaction } from './partner-db.ts';
import { type PartnerScope, readAsPartner, withPartner } from './with-partner.ts';

export type { PartnerScope } from './with-partner.ts';

/** The database as the application may use it: one partner at a time, or what anyone may know. */
export interface Database {
  readonly partner: (scope: PartnerScope) => PartnerDb;
  /** Sees no partner's rows: public profiles and published definitions only. */
  readonly public: PartnerDb;
  readonly listPartnerIds: () => Promise<string[]>;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly ownerUrl: string;
  /** The application's login, where the owner may not give it one. */
  readonly appUrl?: string | undefined;
  readonly poolSize?: number | undefined;
  readonly log?: Log | undefined;
}

/** Opens the migrated database under the application role, and refuses a role that could see past its partner. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const appUrl = options.appUrl ?? toAppUrl(options.ownerUrl);
  if (options.appUrl === undefined) await allowAppLogin(options.ownerUrl, appUrl);
  const pool = openPool(appUrl, options);
  try {
    await assertPowerlessRole(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return toDatabase(pool);
}

function openPool(connectionString: string, { poolSize = 10, log }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    pipeline: true,
    stream: openGatheringSocket,
    types: valueParsers,
    application_name: 'handrail',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // Without listeners a connection that breaks would end the process. One in use also fails its query, which
  // its caller hears of; the pool replaces either.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log?.warn('An idle database connection broke.', { error }));
  return pool;
}

function toDatabase(pool: pg.Pool): Database {
  const open = (scope?: PartnerScope): PartnerDb => ({
    transaction: (work) => withPartner(pool, scope, work),
    read: (work) => readAsPartner(pool, scope, work),
  });
  const publicDb = open();
  return {
    partner: open,
    public: publicDb,
    listPartnerIds: () => publicDb.read(listPartnerIds),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
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
