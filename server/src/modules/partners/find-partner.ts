import type { Visit } from '../../platform/context.ts';
import { findPartnerByExternalId } from './partner-store.ts';
import type { Partner } from './partner.ts';

/** The partner that an address names, as anyone may know it. */
export function findPartner(
  visit: Pick<Visit, 'publicDb'>,
  externalId: string,
): Promise<Partner | undefined> {
  return visit.publicDb.read((tx) => findPartnerByExternalId(tx, externalId));
}
