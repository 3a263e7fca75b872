import type { RequestContext } from '../../../platform/context.ts';
import type { PayoutDestination, PostalAddress } from '../../../ports/payouts.ts';
import { indexAccount } from '../../bank-accounts/index.ts';

/** A keyed digest of where a claim wants the money, so that the same place is found again without anyone reading it. */
export function toTargetIndex(
  ctx: Pick<RequestContext, 'keys' | 'partnerId'>,
  destination: PayoutDestination,
): Buffer | null {
  if (destination.kind === 'bankAccount') return indexAccount(ctx, destination);
  return destination.kind === 'address' ? indexAddress(ctx, destination.address) : null;
}

/** The same address however it is spaced or capitalized. */
export function indexAddress(
  { keys, partnerId }: Pick<RequestContext, 'keys' | 'partnerId'>,
  { addressLine1, addressLine2 = '', city, state, zip }: PostalAddress,
): Buffer {
  const lines = [addressLine1, addressLine2, city, state, zip];
  const plain = lines.map((line) => line.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  return keys.blindIndex(partnerId, 'payoutAddress', JSON.stringify(plain));
}
