import type { Actor } from '../../../platform/actor.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import type { Database } from '../../../platform/db/open-database.ts';
import type { PartnerDb } from '../../../platform/db/partner-db.ts';
import type { Flags } from '../../../ports/flags.ts';
import type { SignedIn } from '../../../platform/http/visit-builder.ts';
import { findSessionTimeouts } from './find-session-timeouts.ts';
import { closeSession, findOpenSession, type OpenSession, touchSession } from './session-store.ts';
import { isSessionFresh, lastSeenGranularitySeconds, parseSessionCookie } from './session.ts';

/** Who the session cookie stands for, or nobody when the session has ended, timed out or lost its right. */
export async function findSessionActor(...call: Parameters<typeof findSession>): Promise<Actor | undefined> {
  return (await findSession(...call))?.actor;
}

/** The same with the language in which they read. */
export async function findSession(
  database: Pick<Database, 'partner' | 'askOnce'>,
  cookieValue: string,
  now: Date,
  flags?: Flags,
  { isPassive }: { readonly isPassive: boolean } = { isPassive: false },
): Promise<SignedIn | undefined> {
  const cookie = parseSessionCookie(cookieValue);
  if (!cookie) return undefined;
  const { partnerId, token } = cookie;

  const session = await findOpenSession(database, partnerId, hashToken(token));
  if (!session) return undefined;

  const db = database.partner({ partnerId, role: 'session' });
  const isAlive = await keepAlive(db, partnerId, session, { now, flags, isPassive });
  const actor = isAlive ? toActor(partnerId, session) : undefined;
  return actor && { actor, locale: session.locale };
}

async function keepAlive(
  db: PartnerDb,
  partnerId: string,
  session: OpenSession,
  { now, flags, isPassive }: { now: Date; flags: Flags | undefined; isPassive: boolean },
): Promise<boolean> {
  const idleSeconds = (now.getTime() - session.lastSeenAt.getTime()) / 1000;
  // Within the granularity no timeout can have passed, so most requests need neither the flag nor a write.
  if (idleSeconds < lastSeenGranularitySeconds && isSessionFresh(session, now, 1)) return true;

  const { timeoutMinutes } = await findSessionTimeouts(flags, partnerId);
  const isFresh = isSessionFresh(session, now, timeoutMinutes);
  if (isFresh && isPassive) return true;
  await db.transaction(async (tx) => {
    if (isFresh) await touchSession(tx, partnerId, session.id, now);
    else await closeSession(tx, partnerId, session.id, now);
  });
  return isFresh;
}

function toActor(
  partnerId: string,
  { id: sessionId, userId, tenant, staffRole, authenticatedAt }: OpenSession,
): Actor | undefined {
  if (tenant === 'applicant' || tenant === 'advocate') {
    return { kind: 'applicant', tenant, partnerId, userId, sessionId, authenticatedAt };
  }
  return staffRole && { kind: 'staff', role: staffRole, partnerId, userId, sessionId, authenticatedAt };
}
