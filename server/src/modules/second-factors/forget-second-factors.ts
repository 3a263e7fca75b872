import type { Transaction } from '../../platform/db/partner-db.ts';
import { deleteRecoveryCodes } from './recovery-code-store.ts';
import { deleteFactorsOf } from './second-factor-store.ts';
import { deleteStepsOf } from './sign-in-step-store.ts';

/** Forgets every factor of a person who leaves the staff; who comes back starts anew. */
export async function forgetSecondFactors(tx: Transaction, partnerId: string, userId: string): Promise<void> {
  await deleteStepsOf(tx, partnerId, userId);
  await deleteRecoveryCodes(tx, partnerId, userId);
  await deleteFactorsOf(tx, partnerId, userId);
}
