import { reviewSteps, type ReviewStep } from '@handrail/engine/cases';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findProgram } from '../programs/index.ts';

/** The steps between review and approval that a program has. */
export async function findReviewSteps(
  tx: Transaction,
  partnerId: string,
  programId: string,
): Promise<readonly ReviewStep[]> {
  return (await findProgram(tx, partnerId, programId))?.config.reviewSteps ?? reviewSteps;
}
