import { GetPlatformUserDocument, type GetPlatformUserQuery } from '../../gql/operations.ts';
import type { Request } from '../api/request.ts';

export type CurrentUser = NonNullable<GetPlatformUserQuery['currentUser']>;

/** The person with a session in this browser, if there is one. */
export async function findCurrentUser(request: Request): Promise<CurrentUser | undefined> {
  const { currentUser } = await request(GetPlatformUserDocument, {});
  return currentUser ?? undefined;
}

/** Whether this person may be in the applicant area; staff work in the console (P050). */
export function isApplicant(user: CurrentUser | undefined): boolean {
  return user !== undefined && !user.admin;
}
