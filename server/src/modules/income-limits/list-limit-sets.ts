import type { RequestContext } from '../../platform/context.ts';
import type { PartnerDb } from '../../platform/db/partner-db.ts';
import { assertRight } from '../../platform/rights.ts';
import { type IncomeLimitSet, installationOwner } from './income-limit-set.ts';
import { findIdInForce, listSets } from './income-limit-store.ts';

export interface ListedSet extends IncomeLimitSet {
  /** Whether visitors are measured by it today. */
  readonly isInForce: boolean;
}

/** The years on file: the partner's own and the installation's. */
export async function listLimitSets({
  db,
  partnerId,
  actor,
  now,
}: Pick<RequestContext, 'db' | 'partnerId' | 'actor' | 'now'>): Promise<ListedSet[]> {
  assertRight(actor, 'changeSettings');
  return db.read(async (tx) => {
    const inForce = await findIdInForce(tx, { partnerId, now: now() });
    return (await listSets(tx, partnerId)).map((set) => ({ ...set, isInForce: set.id === inForce }));
  });
}

/** The installation's own, for its operator. */
export function listInstallationSets(publicDb: Pick<PartnerDb, 'read'>): Promise<IncomeLimitSet[]> {
  return publicDb.read((tx) => listSets(tx, installationOwner));
}
