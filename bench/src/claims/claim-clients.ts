import { randomUUID } from 'node:crypto';
import { claimPayment } from '../../../server/src/modules/claims/index.ts';
import type { ApplicantActor } from '../../../server/src/platform/actor.ts';
import { buildContext } from '../../../server/src/testing/build-context.ts';
import type { TestDatabase } from '../../../server/src/testing/test-database.ts';
import {
  buildClaimWorld,
  byDeposit,
  connectTestBank,
} from '../../../server/src/testing/worlds/claim-world.ts';

/** Between two claims of one person, so that nobody takes them for a burst. */
const minutesApart = 16;

/** Someone with money to claim, as any copy of the database knows them. */
export interface ClaimClient {
  readonly partnerId: string;
  readonly actor: ApplicantActor;
  readonly begins: Date;
  readonly paymentIds: readonly string[];
}

export async function buildClaimClient(database: TestDatabase, payments: number): Promise<ClaimClient> {
  const world = await buildClaimWorld(database);
  const { actor } = world.payee;
  if (actor.kind !== 'applicant') throw new Error('Only applicants claim');
  const paymentIds: string[] = [];
  for (let made = 0; made < payments; made += 1) paymentIds.push((await world.authorize(1_000)).id);
  return { partnerId: world.partnerId, actor, begins: world.clock.now(), paymentIds };
}

/** Claims one payment of a client after the other through the product. */
export function openClaimer(database: TestDatabase, { partnerId, actor, begins, paymentIds }: ClaimClient) {
  const payouts = connectTestBank(database);
  return paymentIds.map((paymentId, index) => async () => {
    const now = new Date(begins.getTime() + (index + 1) * minutesApart * 60_000);
    const bare = buildContext(database, { partnerId, actor: { ...actor, authenticatedAt: now } });
    const ctx = { ...bare, now: () => now, ports: { ...bare.ports, payouts } };
    await claimPayment(ctx, { paymentId, key: randomUUID(), input: byDeposit });
  });
}
