import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findStaff } from '../staff/index.ts';
import type { User } from '../users/index.ts';
import type { IdentityTokenRow } from './identity-token-store.ts';

/**
 * Whether a proof is enough for a session. Staff need a second factor besides a password, whichever way the proof
 * was made; an identity provider asks for its own. The demo world's waiver ends with the demo world: a database that
 * once held it must not let in whoever has read its passwords.
 */
export async function isEnoughProof(
  tx: Transaction,
  { partnerId, settings }: Pick<RequestContext, 'partnerId' | 'settings'>,
  user: Pick<User, 'id' | 'tenant'>,
  { mechanism, secondFactor }: Pick<IdentityTokenRow, 'mechanism' | 'secondFactor'>,
): Promise<boolean> {
  if (user.tenant === 'applicant' || user.tenant === 'advocate') return true;
  if (mechanism === 'SAML' || secondFactor) return true;
  if (settings.hasDemoWorld !== true) return false;
  return (await findStaff(tx, partnerId, user.id))?.secondFactorWaived === true;
}
