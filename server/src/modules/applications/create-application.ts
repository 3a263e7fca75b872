import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { openCase } from '../cases/index.ts';
import { getPartner } from '../partners/index.ts';
import { canAccessProgram, findProgram, getForm, type Program } from '../programs/index.ts';
import { findUserById, type User } from '../users/index.ts';
import {
  findApplication,
  findStartedBy,
  insertApplication,
  listApplicationsOf,
  lockStarts,
} from './application-store.ts';
import type { Application } from './application.ts';
import { prefillFor } from './earlier-applications.ts';
import { findStartRefusal } from './find-start-refusal.ts';
import { hasReferralTo } from './referral-store.ts';

export interface ApplicationRequest {
  readonly programId: string;
  /** The browser's own id of this request: the same one again starts nothing and gives what it started. */
  readonly requestId?: string | undefined;
}

/** Starts an application and its case, with the answers that are known already. */
export async function createApplication(
  ctx: RequestContext,
  { programId, requestId }: ApplicationRequest,
): Promise<Application> {
  if (ctx.actor.kind !== 'applicant') throw new AppError('FORBIDDEN');
  const { userId } = ctx.actor;
  const { timeZone } = await getPartner(ctx);

  return ctx.db.transaction(async (tx) => {
    await lockStarts(tx, ctx.partnerId, userId);
    const started = requestId === undefined ? undefined : await findStartedBy(tx, ctx, userId, requestId);
    if (started) return started;

    const user = await findUserById(tx, ctx.partnerId, userId);
    const program = await findProgram(tx, ctx.partnerId, programId);
    if (!user || !program) throw new AppError('NOT_FOUND');
    await assertOpenTo(tx, ctx, program, user);
    const earlier = await listApplicationsOf(tx, ctx, userId);
    const form = await getForm(tx, program.definitionKey, program.definitionVersion);
    const refusal = findStartRefusal({ program, form, user }, earlier, { now: ctx.now(), timeZone });
    if (refusal !== undefined) throw new AppError('NOT_ELIGIBLE_TO_REAPPLY', [refusal]);

    const opened = await openCase(tx, ctx, programId);
    const id = randomUUID();
    await insertApplication(tx, ctx, {
      id,
      caseId: opened.id,
      programId,
      submitterId: userId,
      applicantTypeId: user.applicantType?.id ?? null,
      definitionKey: program.definitionKey,
      definitionVersion: program.definitionVersion,
      ...prefillFor(user, form.inputs, earlier),
      requestId,
      createdAt: ctx.now(),
    });
    appendAuditEvent(tx, ctx, {
      action: 'createApplication',
      entityType: 'application',
      entityId: id,
      next: { programId, caseId: opened.id },
    });
    const application = await findApplication(tx, ctx, id);
    if (!application) throw new Error('The application was not created');
    return application;
  });
}

async function assertOpenTo(
  tx: Transaction,
  { partnerId }: RequestContext,
  program: Program,
  user: User,
): Promise<void> {
  const hasReferral = await hasReferralTo(tx, partnerId, user.id, program.id);
  const person = { applicantTypeId: user.applicantType?.id ?? null, hasReferral };
  if (!canAccessProgram(program, person)) throw new AppError('PROGRAM_NOT_OPEN');
}
