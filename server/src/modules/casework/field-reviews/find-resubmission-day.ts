import { defaultResubmissionDays } from '@handrail/engine/cases';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { findProgram } from '../../programs/index.ts';

/** By which day an applicant is asked to submit again what is sent back now, as YYYY-MM-DD where the partner is. */
export async function findResubmissionDay(
  tx: Transaction,
  ctx: RequestContext,
  programId: string,
): Promise<string> {
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const program = await findProgram(tx, ctx.partnerId, programId);
  const days = program?.config.resubmissionDays ?? defaultResubmissionDays;
  return Temporal.Instant.fromEpochMilliseconds(ctx.now().getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days })
    .toString();
}
