import type { ApplicantType } from '../../../shared/person/account-query.ts';

/** Whether people here may act for others, so that there is a role to show (P612). */
export function hasRoles(choices: readonly ApplicantType[]): boolean {
  return choices.some(({ role }) => role === 'ThirdParty');
}

/** Whether there is something to choose; the server asks for the same (P575). */
export function mustChooseType(choices: readonly ApplicantType[]): boolean {
  return choices.length > 1 && hasRoles(choices);
}
