import { type Answers, type EarlierSubmission, findHistoryRefusals } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CaseStatus } from '../cases/index.ts';
import { isEditable } from '../cases/index.ts';
import { type Form, listProgramsOf } from '../programs/index.ts';
import { findApplicantName } from './applicant-name.ts';
import { listApplicationsOf, lockStarts } from './application-store.ts';
import { findLastVersion } from './application-version-store.ts';
import type { Application } from './application.ts';
import { insertReferral } from './referral-store.ts';

/** Refuses answers that do not go with what the same person handed in before; hand-ins of one person wait for each other. */
export async function assertHistory(
  tx: Transaction,
  ctx: RequestContext,
  { definition }: Form,
  application: Application,
  answers: Answers,
): Promise<void> {
  if (!definition.history?.once) return;
  await lockStarts(tx, ctx.partnerId, application.submitterId);
  const earlier = await listEarlierSubmissions(tx, ctx, application);
  const refusals = findHistoryRefusals(definition, answers, earlier);
  if (refusals.length > 0) throw new AppError('CLAIMED_BEFORE', refusals);
}

/** Refers the person to the programs that this one opens, once each. */
export async function referOnward(
  tx: Transaction,
  ctx: RequestContext,
  { definition }: Form,
  application: Application,
): Promise<void> {
  const keys = definition.history?.refersTo ?? [];
  if (keys.length === 0) return;
  const programs = await listProgramsOf(tx, ctx.partnerId);
  for (const { id } of programs.filter(({ definitionKey }) => keys.includes(definitionKey))) {
    const { submitterId: userId, case: origin } = application;
    await insertReferral(tx, ctx, { userId, programId: id, caseId: origin.id });
  }
}

/** Why somebody who withdrew cannot start again; undefined where they can. */
export function findWithdrawalRefusal(
  { definition }: Form,
  earlier: readonly Application[],
): string | undefined {
  const keys = definition.history?.closedAfterWithdrawalFrom ?? [];
  const hasWithdrawn = earlier.some(
    ({ definitionKey, submittedAt, case: { status } }) =>
      keys.includes(definitionKey) && submittedAt !== null && status === 'Withdrawn',
  );
  return hasWithdrawn ? 'You withdrew from this program. It cannot be started again.' : undefined;
}

/** Whether the person may still change what they wrote. */
export function isOpenForChanges(
  { definition }: Form,
  { case: { status }, submittedAt }: Pick<Application, 'case' | 'submittedAt'>,
): boolean {
  if (definition.history?.isFinal && submittedAt !== null) return false;
  return isEditable(status, submittedAt);
}

const turnedDown: readonly CaseStatus[] = ['Denied', 'Withdrawn'];

/** What counts of earlier applications. An advocate files for many people: only those of the same name are about the same one. */
async function listEarlierSubmissions(
  tx: Transaction,
  ctx: RequestContext,
  current: Application,
): Promise<EarlierSubmission[]> {
  const applications = await listApplicationsOf(tx, ctx, current.submitterId);
  const name = findApplicantName(current);
  const counted = applications
    .filter(({ id, submittedAt }) => id !== current.id && submittedAt !== null)
    .filter((earlier) => !turnedDown.includes(earlier.case.status) && findApplicantName(earlier) === name);
  return Promise.all(
    counted.map(async ({ id, definitionKey }) => {
      const last = await findLastVersion(tx, ctx, id);
      return { programKey: definitionKey, answers: last?.answers ?? {} };
    }),
  );
}
