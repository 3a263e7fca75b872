import type { Locale } from '@handrail/engine';
import type { StaffRole } from '@handrail/engine/rights';
import type { Database } from '../../../platform/db/open-database.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { UserTenant } from '../../users/index.ts';
import type { AuthenticationMechanism, SessionClock } from './session.ts';

export interface NewSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly mechanism: AuthenticationMechanism;
  /** In words, such as "Chrome on Android". */
  readonly device: string | null;
  readonly createdAt: Date;
}

/** A session that nobody has ended, with what its user may do right now. */
export interface OpenSession extends SessionClock {
  readonly id: string;
  readonly userId: string;
  readonly tenant: UserTenant;
  /** Missing when the user is no staff, or no longer. */
  readonly staffRole: StaffRole | undefined;
  readonly authenticatedAt: Date;
  /** The language that they chose, or else that of the partner. */
  readonly locale: Locale;
}

export async function insertSession(tx: Transaction, partnerId: string, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      partner_id: partnerId,
      id: session.id,
      token_hash: session.tokenHash,
      user_id: session.userId,
      mechanism: session.mechanism,
      device: session.device,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      authenticated_at: session.createdAt,
    })
    .execute();
}

const openSessionText = `select id, user_id, created_at, last_seen_at, authenticated_at, tenant, role, locale
  from find_open_session($1, $2)`;

interface OpenSessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly authenticated_at: Date;
  readonly tenant: string;
  readonly role: string | null;
  readonly locale: string;
}

/** One statement, because it runs on every request of every signed-in person. */
export async function findOpenSession(
  database: Pick<Database, 'askOnce'>,
  partnerId: string,
  tokenHash: Buffer,
): Promise<OpenSession | undefined> {
  const [row] = await database.askOnce<OpenSessionRow>(openSessionText, [partnerId, tokenHash]);
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      authenticatedAt: row.authenticated_at,
      locale: row.locale as Locale,
      tenant: row.tenant as UserTenant,
      staffRole: (row.role ?? undefined) as StaffRole | undefined,
    }
  );
}

export async function touchSession(tx: Transaction, partnerId: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute();
}

/** Ends the session and tells whether it was still open. */
export async function closeSession(
  tx: Transaction,
  partnerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const closed = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** One of a person's own open sessions, as they may see it. */
export interface ListedSession extends SessionClock {
  readonly id: string;
  readonly mechanism: AuthenticationMechanism;
  readonly device: string | null;
}

export async function listOpenSessions(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<ListedSession[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'mechanism', 'device', 'created_at', 'last_seen_at'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    mechanism: row.mechanism as AuthenticationMechanism,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
}

/** Ends the open sessions of a person, all but one that may stay or one alone, and gives their ids. */
export async function closeSessionsOf(
  tx: Transaction,
  partnerId: string,
  userId: string,
  { now, except, only }: { readonly now: Date; readonly except?: string; readonly only?: string },
): Promise<string[]> {
  const closed = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .returning('id')
    .execute();
  return closed.map(({ id }) => id);
}

/** Gives an open session a new token without a new proof of who acts; the old token stops working. */
export async function replaceToken(
  tx: Transaction,
  partnerId: string,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: Buffer },
): Promise<boolean> {
  const replaced = await tx
    .updateTable('sessions')
    .set({ token_hash: tokenHash })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Gives an open session a new token after a new proof; the old one stops working. */
export async function renewSession(
  tx: Transaction,
  partnerId: string,
  { id, tokenHash, now }: { readonly id: string; readonly tokenHash: Buffer; readonly now: Date },
): Promise<boolean> {
  const renewed = await tx
    .updateTable('sessions')
    .set({ token_hash: tokenHash, authenticated_at: now, last_seen_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}
