import type { RequestContext } from '../../platform/context.ts';
import type { BankNumbers } from './bank-account.ts';

/** A keyed digest of an account, so that the same one is found again without anyone reading it. */
export function indexAccount(
  { keys, partnerId }: Pick<RequestContext, 'keys' | 'partnerId'>,
  { routingNumber, accountNumber }: Pick<BankNumbers, 'routingNumber' | 'accountNumber'>,
): Buffer {
  return keys.blindIndex(partnerId, 'payoutAccount', `${routingNumber} ${accountNumber}`);
}
