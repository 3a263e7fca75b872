import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { toClientNetwork } from '../../../platform/limits/client-network.ts';
import type { Counted } from '../../../platform/limits/limit.ts';
import { readUsage, removeHits } from '../../../platform/limits/limit-store.ts';
import { type Reached, takeWithinLimits } from '../../../platform/limits/take-within-limits.ts';
import { assertPersonThere } from './assert-person-there.ts';
import { type GuardedActName, guardedActs } from './guarded-acts.ts';
import type { IdentityTenant } from '../identity-tenant.ts';

/** Whose address an act is about, as it was typed: nobody looks yet whether it has an account. */
export interface ActSubject {
  readonly tenant: IdentityTenant;
  readonly email: string;
}

/**
 * Enforces the limits of an act, and makes a busy browser solve a challenge first. What the product
 * does by itself is not counted.
 */
export async function guardAct(
  ctx: RequestContext,
  act: GuardedActName,
  subject?: ActSubject,
  onReached?: (tx: Transaction, reached: Reached) => Promise<void>,
): Promise<void> {
  if (!ctx.client && ctx.actor.kind === 'system') return;
  const counted = listCounted(ctx, act, subject);
  if (await isBusy(ctx, act, counted)) await assertPersonThere(ctx);
  await takeWithinLimits(ctx, counted, onReached);
}

/** Resets the attempts for an address after a success. */
export async function forgetTries(
  tx: Transaction,
  ctx: RequestContext,
  act: GuardedActName,
  subject: ActSubject,
): Promise<void> {
  const address = findAddress(act, subject);
  if (address) await removeHits(tx, ctx, address);
}

function listCounted(ctx: RequestContext, act: GuardedActName, subject?: ActSubject): Counted[] {
  const { network, partner } = guardedActs[act];
  const address = findAddress(act, subject);
  return [
    ...(address ? [address] : []),
    ...(ctx.client ? [{ limit: network, subject: toClientNetwork(ctx.client.address) }] : []),
    { limit: partner, subject: 'everyone' },
  ];
}

function findAddress(act: GuardedActName, subject: ActSubject | undefined): Counted | undefined {
  const { address: limit } = guardedActs[act];
  return limit && subject ? { limit, subject: `${subject.tenant} ${subject.email}` } : undefined;
}

/** Whether the free tries are used up. Past the limit itself no challenge helps, so none is asked. */
async function isBusy(
  ctx: RequestContext,
  act: GuardedActName,
  counted: readonly Counted[],
): Promise<boolean> {
  const { free, address, network } = guardedActs[act];
  if (!free || !ctx.client) return false;

  return ctx.db.transaction(async (tx) => {
    let busy = false;
    for (const each of counted) {
      const { hits } = await readUsage(tx, ctx, each);
      if (hits >= each.limit.max) return false;
      if (each.limit === address && hits >= free.address) busy = true;
      if (each.limit === network && hits >= free.network) busy = true;
    }
    return busy;
  });
}
