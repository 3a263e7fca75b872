import type { RequestContext } from '../../../platform/context.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { findUserByEmail } from '../../users/index.ts';
import { type ActSubject, guardAct } from '../guards/guard-act.ts';
import { warnOfGuesses } from '../second-step/warn-of-guesses.job.ts';

/** Counts a password attempt. After too many, the owner gets one mail. */
export async function guardPassword(ctx: RequestContext, subject: ActSubject): Promise<void> {
  await guardAct(ctx, 'password', subject, async (tx, { counted }) => {
    if (counted.limit.key !== 'password:address') return;
    // The same work for an address without an account, so that timing reveals nothing.
    const user = await findUserByEmail(tx, ctx.partnerId, subject.tenant, subject.email);
    await enqueueJob(tx, ctx, warnOfGuesses, { userId: user?.id ?? null });
  });
}
