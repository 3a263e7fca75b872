import {
  type Answers,
  type CopyValues,
  type EarlierSubmission,
  findHistoryRefusals,
  renderCopy,
} from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CaseStatus } from '../cases/index.ts';
import { isEditable } from '../cases/index.ts';
import { type Form, listProgramsOf } from '../programs/index.ts';
import { lockStarts } from './application-store.ts';
import { listOfParty } from './application-summary-store.ts';
import { findLastVersion } from './application-version-store.ts';
import type { Application, ApplicationSummary } from './application.ts';
import { insertReferral } from './referral-store.ts';

interface Submission {
  readonly application: Application;
  readonly answers: Answers;
  readonly copyValues: CopyValues;
}

/** Refuses answers that do not go with what was submitted about the same party before; submissions of one person wait for each other. */
export async function assertHistory(
  tx: Transaction,
  ctx: RequestContext,
  { definition }: Form,
  { application, answers, copyValues }: Submission,
): Promise<void> {
  const { once } = definition.history ?? {};
  if (!once) return;
  await lockStarts(tx, ctx.partnerId, application.submitterId);
  const keys = new Set(once.flatMap(({ programs }) => programs));
  const earlier = await listEarlierSubmissions(tx, ctx, application, keys);
  const refusals = findHistoryRefusals(definition, answers, earlier).map((message) =>
    renderCopy(message, copyValues),
  );
  if (refusals.length > 0) throw new AppError('CLAIMED_BEFORE', refusals);
}

/** Refers the party to the programs that this one opens, once each. */
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
    const { party, case: origin } = application;
    await insertReferral(tx, ctx, { partyId: party.id, programId: id, caseId: origin.id });
  }
}

/** Why somebody who withdrew cannot start again; undefined where they can. */
export function findWithdrawalRefusal(
  { definition }: Form,
  earlier: readonly ApplicationSummary[],
  client: string | undefined,
): string | undefined {
  const keys = definition.history?.closedAfterWithdrawalFrom ?? [];
  const hasWithdrawn = earlier.some(
    ({ definitionKey, submittedAt, case: { status } }) =>
      keys.includes(definitionKey) && submittedAt !== null && status === 'Withdrawn',
  );
  return hasWithdrawn
    ? `${client ?? 'You'} withdrew from this program. It cannot be started again.`
    : undefined;
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

/** What counts of the earlier applications about the same party; of no other program the answers are opened. */
async function listEarlierSubmissions(
  tx: Transaction,
  ctx: RequestContext,
  current: Application,
  programKeys: ReadonlySet<string>,
): Promise<EarlierSubmission[]> {
  const applications = await listOfParty(tx, ctx.partnerId, current.party.id);
  const counted = applications.filter(
    ({ id, submittedAt, definitionKey, case: { status } }) =>
      id !== current.id &&
      submittedAt !== null &&
      programKeys.has(definitionKey) &&
      !turnedDown.includes(status),
  );
  return Promise.all(
    counted.map(async ({ id, definitionKey }) => {
      const last = await findLastVersion(tx, ctx, id);
      return { programKey: definitionKey, answers: last?.answers ?? {} };
    }),
  );
}
