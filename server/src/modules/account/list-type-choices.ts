import type { Transaction } from '../../platform/db/partner-db.ts';
import { type ApplicantType, listApplicantTypes } from '../partners/index.ts';
import { listOfferedTypeIds } from '../programs/index.ts';
import type { UserTenant } from '../users/index.ts';

/**
 * The applicant types that a person of a tenant may choose. An advocate always acts for others;
 * an applicant may do so only as a type for which the partner has a program.
 */
export async function listTypeChoices(
  tx: Transaction,
  partnerId: string,
  tenant: UserTenant,
): Promise<ApplicantType[]> {
  const types = await listApplicantTypes(tx, partnerId);
  if (tenant === 'advocate') return types.filter(({ role }) => role === 'ThirdParty');
  if (tenant !== 'applicant') return [];
  const offered = await listOfferedTypeIds(tx, partnerId);
  return types.filter(({ id, role }) => role === 'FirstParty' || offered.includes(id));
}

/** Whether there is something to choose: for whom one applies, or as what for others (P575). */
export function mustChooseType(choices: readonly ApplicantType[]): boolean {
  return choices.length > 1 && choices.some(({ role }) => role === 'ThirdParty');
}
