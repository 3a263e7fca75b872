import { defineWords, formatCents, type Locale, visibleText } from '@handrail/engine';
import {
  type CaseActionName,
  type CaseNotice,
  type CaseStatus,
  findActionRefusal,
  getCaseAction,
} from '@handrail/engine/cases';
import { appendAuditEvent, type Json } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { asWorded } from '../../platform/errors/texts.ts';
import {
  findFactsOfCase,
  listInCase,
  type ResubmissionRound,
  sendCaseNotice,
} from '../applications/index.ts';
import { type Case, findCase, findLastMove, lockCase, moveCase } from '../cases/index.ts';
import { lockUser } from '../users/index.ts';
import { tellAmount } from './amounts/recommend-amount.ts';
import { listUnticked } from './checklist/list-checklist.ts';
import { chooseAssignee } from './choose-assignee.ts';
import { isOwnCase } from './is-own-case.ts';
import { openRound } from './field-reviews/open-round.ts';
import { sayRound } from './field-reviews/say-round.ts';
import { resumeClock } from './queue/promise-decision.ts';
import { refuseStale } from './refuse-stale.ts';
import { findReviewSteps } from './review-steps.ts';
import { assertMayPerform } from './casework-policy.ts';

export interface CaseActionRequest {
  readonly caseId: string;
  readonly action: CaseActionName;
  /** The status that the person saw; where it is another one by now, nothing is overwritten. */
  readonly seen: CaseStatus;
  /** When they saw it come to that status; it may have left it and come back since. */
  readonly seenAt?: Date | undefined;
  /** The applicant will read it. */
  readonly reason?: string | undefined;
  readonly requestedAmountCents?: number | undefined;
  readonly assigneeId?: string | undefined;
  /** What else the audit log keeps. */
  readonly record?: Readonly<Record<string, Json>>;
}

/** Does one action of the table to a case: locks, checks, moves, and writes events and notice in the same transaction. */
export async function performCaseAction(
  tx: Transaction,
  ctx: RequestContext,
  request: CaseActionRequest,
): Promise<Case> {
  const { caseId, action: name } = request;
  // A new address of an account goes on to its cases: whoever takes both takes the account first.
  if (ctx.actor.kind === 'applicant') await lockUser(tx, ctx.partnerId, ctx.actor.userId);
  const standing = await lockCase(tx, ctx.partnerId, caseId);
  if (!standing) throw new AppError('NOT_FOUND');
  await assertMayPerform(tx, ctx, name, standing);
  if (hasMovedOn(standing, request)) await refuseStale(tx, ctx, standing);

  const applications = await listInCase(tx, ctx.partnerId, { caseId });
  const { reason, assigneeId: chosenId, amountCents } = takeInput(request);
  const assigneeId = await chooseAssignee(tx, ctx, standing, { action: name, chosenId });
  assertNotRaised(name, standing, amountCents);
  const requestedAmountCents = amountCents ?? (await findRequestedAmount(tx, ctx, standing));
  assertSomeMoney(name, requestedAmountCents);
  const refusal = findActionRefusal(name, {
    locale: ctx.locale,
    status: standing.status,
    steps: await findReviewSteps(tx, ctx.partnerId, standing.programId),
    wasSubmitted: applications.some(({ submittedAt }) => submittedAt !== null),
    given: {
      reason: reason !== undefined,
      requestedAmount: requestedAmountCents !== null,
      assignee: assigneeId !== null,
    },
    unticked: await listUnticked(tx, ctx.partnerId, standing),
    isOwn: await isOwnCase(tx, ctx, standing, applications),
    audience: ctx.actor.kind === 'applicant' ? 'applicant' : 'staff',
  });
  if (refusal !== undefined) throw new AppError('CASE_ACTION_REFUSED', asWorded([refusal]));

  const { isDecision = false, notice, noticeAgain = notice } = getCaseAction(name);
  const { status: from } = standing;
  const to = await findTarget(tx, ctx, name, standing);
  const details = toDetails(name, reason, requestedAmountCents);
  const move = { from, to, isDecision, assigneeId, requestedAmountCents };
  if (amountCents !== undefined && amountCents !== standing.requestedAmountCents)
    await tellAmount(tx, ctx, caseId, amountCents);
  await resumeClock(tx, ctx, standing);
  await moveCase(tx, ctx, caseId, { action: name, details, ...move });
  const round = name === 'sendBack' ? await openRound(tx, ctx, applications, reason ?? '') : undefined;
  const [newest] = applications;
  const kind = from === 'Incomplete' ? noticeAgain : notice;
  if (kind !== null && newest) {
    const addition = round && ((locale: Locale) => sayRound(tx, ctx, round, locale));
    await sendCaseNotice(tx, ctx, { ...newest, caseId }, { kind: kind as CaseNotice, reason, addition });
  }
  appendAuditEvent(tx, ctx, {
    action: name,
    entityType: 'case',
    entityId: caseId,
    previous: { status: from },
    next: { status: to, assigneeId, requestedAmountCents, ...toRecord(round), ...request.record },
  });
  return getMoved(tx, ctx, caseId);
}

function hasMovedOn({ status, statusUpdatedAt }: Case, { seen, seenAt }: CaseActionRequest): boolean {
  return status !== seen || (seenAt !== undefined && statusUpdatedAt > seenAt);
}

/** What the history says of a move: why, and at which amount where the move needs one. */
function toDetails(name: CaseActionName, reason: string | undefined, amountCents: number | null) {
  const needsAmount = getCaseAction(name).needs.includes('requestedAmount') && amountCents !== null;
  if (reason === undefined && !needsAmount) return undefined;
  return { ...(reason !== undefined && { reason }), ...(needsAmount && { amountCents }) };
}

/** What the audit log keeps of a round: what was asked, never what was written about it. */
function toRecord(round: ResubmissionRound | undefined): Readonly<Record<string, Json>> {
  return round
    ? { round: round.number, asked: round.requests.map(({ key }) => key), dueOn: round.dueOn }
    : {};
}

/** What the action needs of what is given; the rest of it changes nothing. */
function takeInput({ action, reason, assigneeId, requestedAmountCents }: CaseActionRequest) {
  const { needs } = getCaseAction(action);
  const words = reason === undefined ? undefined : visibleText(reason);
  return {
    reason: needs.includes('reason') && words !== '' ? words : undefined,
    assigneeId: needs.includes('assignee') ? assigneeId : undefined,
    amountCents: needs.includes('requestedAmount') ? requestedAmountCents : undefined,
  };
}

/** Approving nothing would look like an award, and nothing could ever be issued for it. */
function assertSomeMoney(name: CaseActionName, requestedAmountCents: number | null): void {
  if (!getCaseAction(name).needs.includes('requestedAmount') || requestedAmountCents !== 0) return;
  throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).nothing]);
}

function assertNotRaised(name: CaseActionName, { requestedAmountCents }: Case, amountCents?: number): void {
  if (!getCaseAction(name).keepsAmountBelow || requestedAmountCents === null) return;
  if (amountCents === undefined || amountCents <= requestedAmountCents) return;
  throw new AppError('CASE_ACTION_REFUSED', (locale) => [
    words(locale).raised(formatCents(requestedAmountCents)),
  ]);
}

const words = defineWords('performedCase', {
  nothing: 'Enter an amount of more than $0. To give nothing, deny the case.',
  raised: (amount: string) =>
    `${amount} was certified or recommended. To approve more, send the case back and have the larger amount certified.`,
});

/** What staff put down, or else what the form says. */
async function findRequestedAmount(
  tx: Transaction,
  { partnerId }: RequestContext,
  { id, requestedAmountCents }: Case,
): Promise<number | null> {
  if (requestedAmountCents !== null) return requestedAmountCents;
  return (await findFactsOfCase(tx, partnerId, id))?.requestedAmountCents ?? null;
}

/** Where the action leads; out of the archive, to where the case came from. */
async function findTarget(
  tx: Transaction,
  { partnerId }: RequestContext,
  name: CaseActionName,
  { id }: Case,
): Promise<CaseStatus> {
  const { to } = getCaseAction(name);
  if (to !== 'previous') return to;
  const last = await findLastMove(tx, partnerId, id);
  if (!last) throw new Error('A case was archived without a record of it');
  return last.from;
}

async function getMoved(tx: Transaction, { partnerId }: RequestContext, id: string): Promise<Case> {
  const moved = await findCase(tx, partnerId, id);
  if (!moved) throw new Error('The case is gone');
  return moved;
}
