import type { Request } from '../api/request.ts';
import { GetPlatformUserDocument, type GetPlatformUserQuery } from '../../gql/operations.ts';

export type StaffMember = NonNullable<GetPlatformUserQuery['currentUser']>;

/** The person with a session, if they are on this partner's staff; applicants have their own portal. */
export async function findStaffMember(request: Request, partnerId: string): Promise<StaffMember | undefined> {
  const { currentUser } = await request(GetPlatformUserDocument, {});
  return currentUser?.admin && currentUser.partnerId === partnerId ? currentUser : undefined;
}
