import {
  type Answers,
  type CopyValues,
  findHistoryRefusals,
  renderCopy,
  type Locale,
} from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { isEditable } from '@handrail/engine/cases';
import { type Form, listProgramsOf } from '../../programs/index.ts';
import { lockStarts } from '../application-store.ts';
import type { Application, ApplicationSummary } from '../application.ts';
import { listEarlierSubmissions } from './earlier-submissions.ts';
import { reapplicationWords } from './reapplication.ts';
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
  const { once = [], atMost = [] } = definition.history ?? {};
  if (once.length + atMost.length === 0) return;
  await lockStarts(tx, ctx.partnerId, application.submitterId);
  const earlier = await listEarlierSubmissions(tx, ctx, application, [...once, ...atMost]);
  const refusals = findHistoryRefusals(definition, answers, earlier).map((message) =>
    renderCopy(message, copyValues),
  );
  if (refusals.length > 0) throw new AppError('CLAIMED_BEFORE', asWorded(refusals));
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

/** Why someone who withdrew cannot start again; undefined where they can. */
export function findWithdrawalRefusal(
  { definition }: Form,
  earlier: readonly ApplicationSummary[],
  { locale, client }: { readonly locale: Locale; readonly client: string | undefined },
): string | undefined {
  const keys = definition.history?.closedAfterWithdrawalFrom ?? [];
  const hasWithdrawn = earlier.some(
    ({ definitionKey, submittedAt, case: { status } }) =>
      keys.includes(definitionKey) && submittedAt !== null && status === 'Withdrawn',
  );
  return hasWithdrawn ? reapplicationWords(locale).withdrew(client) : undefined;
}

/** Whether the person may still change their answers. */
export function isOpenForChanges(
  { definition }: Form,
  { case: { status }, submittedAt }: Pick<Application, 'case' | 'submittedAt'>,
): boolean {
  if (definition.history?.isFinal && submittedAt !== null) return false;
  return isEditable(status, submittedAt);
}
