import { isEntitled } from '@handrail/engine/rights';
import type { RequestContext } from '../../../platform/context.ts';
import { type ApplicationSummary, listInCase, listSubmittedIds } from '../../applications/index.ts';
import { type Case, listWorkflowEvents, type WorkflowEvent } from '../../cases/index.ts';
import { type Document, listDocumentsOf } from '../../documents/index.ts';
import { listNotificationsOf, type Notification } from '../../notifications/index.ts';
import { listStaff } from '../../staff/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';

/** An application as staff see it from its case. */
export interface StaffApplication extends ApplicationSummary {
  readonly submitter: UserContact;
}

/** Everything that was filled out for a case, whoever did it, the newest first. */
export function listStaffApplications(
  ctx: RequestContext,
  { id: caseId }: Case,
): Promise<StaffApplication[]> {
  return ctx.db.read(async (tx) => {
    const applications = await listInCase(tx, ctx.partnerId, { caseId });
    const submitters = await listContacts(
      tx,
      ctx.partnerId,
      applications.map(({ submitterId }) => submitterId),
    );
    return applications.flatMap((application) => {
      const submitter = submitters.get(application.submitterId);
      return submitter ? [{ ...application, submitter }] : [];
    });
  });
}

/** Every document that was submitted in a case, also in an earlier version; no answers are opened. */
export function listStaffDocuments(ctx: RequestContext, { id }: Case): Promise<Document[]> {
  return ctx.db.read(async (tx) =>
    listDocumentsOf(tx, ctx.partnerId, await listSubmittedIds(tx, ctx.partnerId, id)),
  );
}

/** The whole history of a case, with who did what and what they noted. */
export function listStaffEvents(ctx: RequestContext, { id }: Case): Promise<WorkflowEvent[]> {
  return ctx.db.read((tx) => listWorkflowEvents(tx, ctx.partnerId, id));
}

/** Every notice of a case, whoever got it. */
export function listStaffNotifications(ctx: RequestContext, { id: caseId }: Case): Promise<Notification[]> {
  return ctx.db.read((tx) => listNotificationsOf(tx, ctx.partnerId, { caseId }));
}

export async function findAssignee(
  ctx: RequestContext,
  { assigneeId }: Case,
): Promise<UserContact | undefined> {
  if (assigneeId === null) return undefined;
  const people = await ctx.db.read((tx) => listContacts(tx, ctx.partnerId, [assigneeId]));
  return people.get(assigneeId);
}

/** Everyone to whom a case can be given. */
export function listAssignableStaff(ctx: RequestContext): Promise<UserContact[]> {
  return ctx.db.read(async (tx) =>
    (await listStaff(tx, ctx.partnerId))
      .filter(({ role }) => isEntitled(role, 'readCases'))
      .map(({ userId, name, email }) => ({ id: userId, name, email })),
  );
}
