import { isStaff } from '../../platform/actor.ts';
import type { RequestContext } from '../../platform/context.ts';
import { isSameMailbox } from '../../platform/is-same-mailbox.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { ApplicationSummary } from '../applications/index.ts';
import type { Case } from '../cases/index.ts';
import { findParty } from '../parties/index.ts';
import { listContacts } from '../users/index.ts';

/** Whether a case is about the member of staff who acts, or was filed by them, under the same email address. */
export async function isOwnCase(
  tx: Transaction,
  { actor, partnerId }: RequestContext,
  { partyId }: Pick<Case, 'partyId'>,
  applications: readonly Pick<ApplicationSummary, 'submitterId'>[],
): Promise<boolean> {
  if (!isStaff(actor)) return false;
  const submitterIds = applications.map(({ submitterId }) => submitterId);
  const people = await listContacts(tx, partnerId, [actor.userId, ...submitterIds]);
  const party = await findParty(tx, partnerId, partyId);
  const own = people.get(actor.userId)?.email;
  const theirs = [party?.email, ...submitterIds.map((id) => people.get(id)?.email)];
  return theirs.some((email) => isSameMailbox(own, email));
}
