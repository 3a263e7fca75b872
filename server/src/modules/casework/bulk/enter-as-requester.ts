import type { RequestContext } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/jobs/job-context.ts';
import { findStaff } from '../../staff/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { findUserById, toLocale } from '../../users/index.ts';
import type { BulkChange } from './bulk-change.ts';

/** Acts as the person who asked, with the role that they have by now; nobody, where they left the team. */
export async function enterAsRequester(
  job: JobContext,
  { requestedBy: userId, sessionId, authenticatedAt }: BulkChange,
): Promise<RequestContext | undefined> {
  const { partnerId } = job;
  const [staff, user, partner] = await job.db.read((tx) =>
    Promise.all([
      findStaff(tx, partnerId, userId),
      findUserById(tx, partnerId, userId),
      getPartnerWithin(tx, job),
    ]),
  );
  if (staff?.revokedAt !== null || !user) return undefined;
  const { role } = staff;
  return job.actAs({
    locale: toLocale(user, partner),
    actor: { kind: 'staff', role, partnerId, userId, sessionId, authenticatedAt },
  });
}
