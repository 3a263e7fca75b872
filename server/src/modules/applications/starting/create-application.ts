import { defineWords } from '@handrail/engine';
import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertProfileComplete } from '../../account/index.ts';
import { openCase } from '../../cases/index.ts';
import { type CarriedCheck, keepCarriedCheck, openCarriedCheck } from '../../eligibility/index.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import {
  type ClientDraft,
  findOrAddClient,
  getClient,
  getSelfParty,
  isClient,
  type Party,
} from '../../parties/index.ts';
import { getPartner } from '../../partners/index.ts';
import { canAccessProgram, findProgram, getForm, type Program } from '../../programs/index.ts';
import { findUserById, type User } from '../../users/index.ts';
import {
  findApplication,
  findStartedBy,
  insertApplication,
  keepFirstProgress,
  lockStarts,
} from '../application-store.ts';
import { listOfParty } from '../application-summary-store.ts';
import type { Application } from '../application.ts';
import { listCheckedAnswers } from './checked-answers.ts';
import { isThirdParty } from './earlier-applications.ts';
import { findFirstProgress } from './find-first-progress.ts';
import { findStartRefusal } from './find-start-refusal.ts';
import { listKnownAnswers } from './known-answers.ts';
import { prefillAnswers } from './prefill-answers.ts';
import { hasReferralTo } from './referral-store.ts';

export interface ApplicationRequest {
  readonly programId: string;
  /** Whom an advocate files for: a client they have, or one they enter now. Nobody else gives one. */
  readonly clientId?: string | undefined;
  readonly client?: ClientDraft | undefined;
  /** What the person answered before they opened an account. */
  readonly eligibility?: CarriedCheck | undefined;
  /** The browser's own id of this request: the same one again starts nothing and gives what it started. */
  readonly requestId?: string | undefined;
}

/** Starts an application and its case, with the answers that are known already. */
export async function createApplication(
  ctx: RequestContext,
  request: ApplicationRequest,
): Promise<Application> {
  if (ctx.actor.kind !== 'applicant') throw new AppError('FORBIDDEN');
  const { userId } = ctx.actor;
  const { programId, requestId } = request;
  const { timeZone } = await getPartner(ctx);

  return ctx.db.transaction(async (tx) => {
    await lockStarts(tx, ctx.partnerId, userId);
    const started = requestId === undefined ? undefined : await findStartedBy(tx, ctx, userId, requestId);
    if (started) return started;

    const user = await findUserById(tx, ctx.partnerId, userId);
    const program = await findProgram(tx, ctx.partnerId, programId);
    if (!user || !program) throw new AppError('NOT_FOUND');
    await assertProfileComplete(tx, ctx.partnerId, user);
    const party = await getParty(tx, ctx, user, request);
    await assertOpenTo(tx, ctx, { program, user, party });
    const earlier = await listOfParty(tx, ctx.partnerId, party.id);
    const form = await getForm(tx, ctx, program);
    const refusal = findStartRefusal({ program, form, party }, earlier, {
      locale: ctx.locale,
      now: ctx.now(),
      timeZone,
    });
    if (refusal !== undefined) throw new AppError('NOT_ELIGIBLE_TO_REAPPLY', asWorded([refusal]));

    const newCase = await openCase(tx, ctx, { programId, partyId: party.id });
    // A pre-check is about whoever answered it, never about an advocate's client.
    const carried = isClient(party) ? undefined : request.eligibility;
    const opened = carried && (await openCarriedCheck(tx, ctx, carried));
    const known = [
      ...(opened ? [listCheckedAnswers(form.inputs, opened)] : []),
      ...(await listKnownAnswers(tx, ctx, { form, party, user }, earlier)),
    ];
    const id = randomUUID();
    await insertApplication(tx, ctx, {
      id,
      caseId: newCase.id,
      programId,
      submitterId: userId,
      applicantTypeId: user.applicantType?.id ?? null,
      definitionOwner: program.definitionOwner,
      definitionKey: program.definitionKey,
      definitionVersion: program.definitionVersion,
      ...prefillAnswers(form.inputs, known),
      requestId,
      createdAt: ctx.now(),
    });
    if (opened) await keepCarriedCheck(tx, ctx, { applicationId: id, opened, timeZone });
    appendAuditEvent(tx, ctx, {
      action: 'createApplication',
      entityType: 'application',
      entityId: id,
      next: { programId, caseId: newCase.id, partyId: party.id },
    });
    const application = await findApplication(tx, ctx, id);
    if (!application) throw new Error('The application was not created');
    const progress = await findFirstProgress(tx, ctx, application);
    await keepFirstProgress(tx, ctx, id, progress);
    return { ...application, progress };
  });
}

/** Whom the application is about: an applicant themselves, else the client whom they name. */
async function getParty(
  tx: Transaction,
  ctx: RequestContext,
  user: User,
  { clientId, client }: ApplicationRequest,
): Promise<Party> {
  if (!isThirdParty(user)) {
    if (clientId !== undefined || client)
      throw new AppError('INVALID_INPUT', (locale) => [words(locale).forYourself]);
    return getSelfParty(tx, ctx, user.id);
  }
  if (clientId !== undefined) return getClient(tx, ctx, user.id, clientId);
  if (!client) throw new AppError('CLIENT_REQUIRED');
  return findOrAddClient(tx, ctx, user.id, client);
}

interface Start {
  readonly program: Program;
  readonly user: User;
  readonly party: Party;
}

async function assertOpenTo(
  tx: Transaction,
  { partnerId }: RequestContext,
  { program, user, party }: Start,
): Promise<void> {
  const hasReferral = await hasReferralTo(tx, partnerId, party.id, program.id);
  const person = { applicantTypeId: user.applicantType?.id ?? null, hasReferral };
  if (canAccessProgram(program, person)) return;
  throw new AppError('PROGRAM_NOT_OPEN', (locale) =>
    isClient(party) ? [words(locale).notOpenTo(party.name ?? '')] : [],
  );
}

const words = defineWords('applicationStart', {
  forYourself: 'Your account is for applying for yourself, not for a client.',
  notOpenTo: (client: string) => `This program is not open to ${client}.`,
});
