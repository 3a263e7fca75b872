import type { ClaimMethod } from '@handrail/engine/payments';
import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { ApplicantActor } from '../../platform/actor.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  findKey,
  insertKey,
  keepAnswer,
  type KeyPlace,
} from '../../platform/idempotency/idempotency-key-store.ts';
import type { PayoutDestination } from '../../ports/payouts.ts';
import { findPayment, isPayee, keepMailingAddress, lockPayment, type Payment } from '../payments/index.ts';
import { findUserById, forgetTarget, isNotedTarget, type User } from '../users/index.ts';
import { countAttemptsOf, findAttempt, insertAttempt } from './attempt-store.ts';
import type { Attempt } from './attempt.ts';
import { checkDestination, outlineDestination } from './claim-destination.ts';
import type { ClaimRequest } from './claim-payment.ts';
import { assertClaimable } from './claim-rules.ts';
import { ClaimStopped } from './guarding/claim-stopped.ts';
import { findElsewhere } from './guarding/find-elsewhere.ts';
import { findFlag } from './guarding/find-flag.ts';
import { holdFlagged } from './guarding/hold-flagged.ts';
import { pauseClaimedElsewhere } from './guarding/pause-claimed-elsewhere.ts';
import { toTargetIndex } from './guarding/payout-target.ts';

/** More than anyone needs, and too few to find out with which numbers there are accounts. */
const mostAttempts = 10;
const windowMinutes = 60;

/** The first half of a claim, in one transaction: takes the key, and opens the attempt that the key stands for. */
export async function takeClaim(
  ctx: RequestContext,
  request: ClaimRequest,
): Promise<{ attempt: Attempt; caseId: string; isNew: boolean }> {
  const { actor } = ctx;
  if (actor.kind !== 'applicant') throw new AppError('NOT_FOUND');
  try {
    return await takeWithin(ctx, actor, request);
  } catch (error) {
    if (!(error instanceof ClaimStopped)) throw error;
    const { elsewhere, flag } = error;
    const isPaused = elsewhere !== undefined && (await pauseClaimedElsewhere(ctx, elsewhere));
    if (flag) await holdFlagged(ctx, request.paymentId, flag);
    else if (!isPaused) return takeWithin(ctx, actor, request);
    throw new AppError('CLAIM_HELD');
  }
}

function takeWithin(
  ctx: RequestContext,
  actor: ApplicantActor,
  request: ClaimRequest,
): Promise<{ attempt: Attempt; caseId: string; isNew: boolean }> {
  const { partnerId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const known = await findPayment(tx, partnerId, request.paymentId);
    if (!known || !isPayee(actor, known)) throw new AppError('NOT_FOUND');
    const user = await findUserById(tx, partnerId, actor.userId);
    if (!user) throw new AppError('UNAUTHORIZED');
    const destination = checkDestination(request.input, user.email);

    const place = { partnerId, userId: user.id, operation: 'claimPayment', key: request.key };
    const digest = digestOf(ctx, request, destination);
    if (!(await insertKey(tx, place, digest, ctx.now())))
      return { attempt: await findClaimed(tx, ctx, place, digest), caseId: known.caseId, isNew: false };
    const attempt = await openAttempt(tx, ctx, { actor, user, request, destination });
    await keepAnswer(tx, place, { attemptId: attempt.id });
    return { attempt, caseId: known.caseId, isNew: true };
  });
}

async function findClaimed(
  tx: Transaction,
  { partnerId }: RequestContext,
  place: KeyPlace,
  digest: Buffer,
): Promise<Attempt> {
  const kept = await findKey(tx, place);
  if (!kept?.bodyDigest.equals(digest)) throw new AppError('IDEMPOTENCY_MISMATCH');
  const { attemptId } = kept.answer as { attemptId: string };
  const attempt = await findAttempt(tx, partnerId, attemptId);
  if (!attempt) throw new Error('The attempt is gone');
  return attempt;
}

interface Claim {
  readonly actor: ApplicantActor;
  readonly user: User;
  readonly request: ClaimRequest;
  readonly destination: PayoutDestination;
}

/** Locks the payment, so that nobody cancels it or opens another attempt meanwhile. */
async function openAttempt(tx: Transaction, ctx: RequestContext, claim: Claim): Promise<Attempt> {
  const { actor, user, request, destination } = claim;
  const { method } = request.input;
  const payment = await lockPayment(tx, ctx.partnerId, request.paymentId);
  if (!payment || !isPayee(actor, payment)) throw new AppError('NOT_FOUND');
  await assertClaimable(tx, ctx, payment, method);
  await assertNotTooMany(tx, ctx, user);
  const targetIndex = await assertNothingOdd(tx, ctx, { payment, user, method, destination });

  const id = randomUUID();
  const attempt = await insertAttempt(tx, ctx, {
    ...{ id, paymentId: payment.id, provider: ctx.ports.payouts.nameFor(method), method },
    accountIndex: targetIndex,
    details: { destination, payee: { name: user.name ?? user.email, email: user.email } },
  });
  if (!attempt) throw new AppError('CLAIM_IN_PROGRESS');
  const address = destination.kind === 'address' ? destination.address : null;
  // An earlier attempt may have been by mail.
  if (address || payment.mailingAddressType) await keepMailingAddress(tx, ctx, payment.id, address);
  recordClaim(tx, ctx, payment, attempt, destination);
  return attempt;
}

/** Ends a claim that has to wait; gives the digest of the account or address otherwise. */
async function assertNothingOdd(
  tx: Transaction,
  ctx: RequestContext,
  claim: Pick<Claim, 'user' | 'destination'> & { readonly payment: Payment; readonly method: ClaimMethod },
): Promise<Buffer | null> {
  const { payment, user, method, destination } = claim;
  const targetIndex = toTargetIndex(ctx, destination);
  const accountIndex = destination.kind === 'bankAccount' ? targetIndex : null;
  const flag = await findFlag(tx, ctx, payment, accountIndex);
  const { programId } = payment;
  const change = await findElsewhere(tx, ctx, { user, programId, method, destination, targetIndex });
  const elsewhere = change && { payment, method, destination, targetIndex, change };
  if (flag || elsewhere) throw new ClaimStopped({ flag, elsewhere });
  if (!targetIndex || !(await isNotedTarget(tx, ctx.partnerId, user.id, targetIndex)))
    await forgetTarget(tx, ctx.partnerId, user.id);
  return targetIndex;
}

function recordClaim(
  tx: Transaction,
  ctx: RequestContext,
  { id, caseId, amountCents }: Payment,
  attempt: Attempt,
  destination: PayoutDestination,
): void {
  appendAuditEvent(tx, ctx, {
    ...{ action: 'claimPayment', entityType: 'payment', entityId: id },
    next: {
      ...{ caseId, amountCents, attemptId: attempt.id, provider: attempt.provider },
      ...outlineDestination(attempt.method, destination),
    },
  });
}

async function assertNotTooMany(tx: Transaction, ctx: RequestContext, { id }: User): Promise<void> {
  const since = new Date(ctx.now().getTime() - windowMinutes * 60_000);
  if ((await countAttemptsOf(tx, ctx.partnerId, id, since)) >= mostAttempts)
    throw new AppError('TOO_MANY_REQUESTS');
}

/** Keyed, because whoever reads the table could otherwise find the bank numbers by trying. */
function digestOf(
  { keys, partnerId }: RequestContext,
  { paymentId, input: { method } }: ClaimRequest,
  destination: PayoutDestination,
): Buffer {
  const fields = Object.entries(destination.kind === 'address' ? destination.address : destination);
  const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return keys.blindIndex(partnerId, 'claim', JSON.stringify([paymentId, method, sorted]));
}
