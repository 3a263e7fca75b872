import { benchClaimRate } from './bench-claim-rate.ts';
import { benchJournal } from './bench-journal.ts';

/** Money: how fast people claim it, and how fast a long journal answers. */
export async function benchClaims(): Promise<void> {
  await benchClaimRate();
  await benchJournal();
}
