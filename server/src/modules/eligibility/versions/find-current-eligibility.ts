import type { Eligibility } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findCurrentVersion, findVersionByNumber } from './eligibility-version-store.ts';
import type { EligibilityVersion } from './eligibility-version.ts';

/** What the partner's visitors are asked, and under which number it was published. */
export interface CurrentEligibility {
  readonly version: number;
  readonly eligibility: Eligibility;
}

/** The pre-check of the partner in context, for anyone; nothing where it has none. */
export async function findCurrentEligibility(
  ctx: Pick<RequestContext, 'db' | 'partnerId'>,
): Promise<CurrentEligibility | undefined> {
  return ctx.db.read((tx) => findCurrentEligibilityWithin(tx, ctx));
}

/** The same for who has a transaction open. */
export async function findCurrentEligibilityWithin(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
): Promise<CurrentEligibility | undefined> {
  const version = await findCurrentVersion(tx, partnerId);
  return version && toEligibility(version);
}

/** The pre-check as it was published under a number, though it may be taken back: an older check is repeated with it. */
export async function findEligibilityVersion(
  tx: Transaction,
  partnerId: string,
  number: number,
): Promise<CurrentEligibility | undefined> {
  const version = await findVersionByNumber(tx, partnerId, number);
  return version && toEligibility(version);
}

function toEligibility({ id, number, content }: EligibilityVersion): CurrentEligibility {
  return { version: number, eligibility: { id, ...content } };
}
