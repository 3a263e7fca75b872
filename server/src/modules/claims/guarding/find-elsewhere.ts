import type { ClaimMethod } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { PayoutDestination } from '../../../ports/payouts.ts';
import { indexAccount, readBankNumbers } from '../../bank-accounts/index.ts';
import { findProgram } from '../../programs/index.ts';
import { hasBeenPaid, isNotedTarget, type PayoutChange, type User } from '../../users/index.ts';
import { listSettledTargets } from './flag-store.ts';
import { indexAddress } from './payout-target.ts';

/** Ways of paying in which the place that the payee names decides who gets the money. */
const methodsBy = {
  bankAccount: ['DirectDeposit'],
  mailingAddress: ['Check', 'PhysicalCard'],
} as const satisfies Partial<Record<PayoutChange, readonly ClaimMethod[]>>;

export type ClaimedChange = keyof typeof methodsBy;

interface NamedTarget {
  readonly user: User;
  readonly programId: string;
  readonly method: ClaimMethod;
  readonly destination: PayoutDestination;
  readonly targetIndex: Buffer | null;
}

/**
 * What a claim changes of where its payee's money goes: an account or address that is neither kept nor has ever been paid
 * to. The first one changes nothing for whoever was never paid. Someone who was, in another way, changes how they are paid:
 * for them the first one is a change too. After its pause, the same claim is not a change again.
 */
export async function findElsewhere(
  tx: Transaction,
  ctx: RequestContext,
  target: NamedTarget,
): Promise<ClaimedChange | undefined> {
  const { user, method, targetIndex } = target;
  const change = toChange(method);
  if (!change || !targetIndex) return undefined;
  const ofPerson = [
    ...(await listKept(tx, ctx, user, change)),
    ...(await listSettledTargets(tx, ctx.partnerId, user.id, methodsBy[change])),
  ];
  if (ofPerson.length === 0 && !(await hasBeenPaid(tx, ctx.partnerId, user.id))) return undefined;
  const known = [...ofPerson, ...(await listOfProgram(tx, ctx, target))];
  if (known.some((index) => index.equals(targetIndex))) return undefined;
  return (await isNotedTarget(tx, ctx.partnerId, user.id, targetIndex)) ? undefined : change;
}

function toChange(method: ClaimMethod): ClaimedChange | undefined {
  const lists: readonly [ClaimedChange, readonly ClaimMethod[]][] = [
    ['bankAccount', methodsBy.bankAccount],
    ['mailingAddress', methodsBy.mailingAddress],
  ];
  return lists.find(([, methods]) => methods.includes(method))?.[0];
}

async function listKept(
  tx: Transaction,
  ctx: RequestContext,
  { id, mailingAddress }: User,
  change: ClaimedChange,
): Promise<Buffer[]> {
  if (change === 'mailingAddress') return mailingAddress ? [indexAddress(ctx, mailingAddress)] : [];
  const kept = await readBankNumbers(tx, ctx, id);
  return kept ? [indexAccount(ctx, kept)] : [];
}

/** The address that a program lends to those who have none is nobody's own. */
async function listOfProgram(
  tx: Transaction,
  ctx: RequestContext,
  { programId }: NamedTarget,
): Promise<Buffer[]> {
  const program = await findProgram(tx, ctx.partnerId, programId);
  const address = program?.config.mailingAddressOverride ?? program?.mailingAddress;
  return address ? [indexAddress(ctx, address)] : [];
}
