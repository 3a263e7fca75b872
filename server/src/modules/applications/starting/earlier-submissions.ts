import { type EarlierSubmission, findAllowances, type FormSettings } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { CaseStatus } from '@handrail/engine/cases';
import { type Case, findLastMove } from '../../cases/index.ts';
import type { Form } from '../../programs/index.ts';
import { listOfParty } from '../application-summary-store.ts';
import { findLastVersion } from '../submitting/application-version-store.ts';
import type { Application } from '../application.ts';

type Current = Pick<Application, 'id' | 'party'>;

const turnedDown: readonly CaseStatus[] = ['Denied', 'Withdrawn'];

/** The earlier applications about the same party that count for these rules; only their answers are opened. */
export async function listEarlierSubmissions(
  tx: Transaction,
  ctx: RequestContext,
  current: Current,
  rules: readonly { readonly programs: readonly string[] }[],
): Promise<EarlierSubmission[]> {
  const programKeys = new Set(rules.flatMap(({ programs }) => programs));
  const applications = await listOfParty(tx, ctx.partnerId, current.party.id);
  const submitted = applications.filter(
    ({ id, submittedAt, definitionKey }) =>
      id !== current.id && submittedAt !== null && programKeys.has(definitionKey),
  );
  const counted = await Promise.all(
    submitted.map(async ({ id, definitionKey, case: about }) => {
      if (turnedDown.includes(await findOutcome(tx, ctx.partnerId, about))) return [];
      const last = await findLastVersion(tx, ctx, id);
      return [{ programKey: definitionKey, answers: last?.answers ?? {} }];
    }),
  );
  return counted.flat();
}

/** How a case ended: the archive keeps it, and decides nothing. */
async function findOutcome(tx: Transaction, partnerId: string, { id, status }: Case): Promise<CaseStatus> {
  if (status !== 'Archived') return status;
  return (await findLastMove(tx, partnerId, id))?.from ?? status;
}

/** What earlier applications leave to this one, so that its form can say so; nothing where its form has no limits. */
export async function listAllowances(
  tx: Transaction,
  ctx: RequestContext,
  { definition }: Form,
  application: Current,
): Promise<Pick<FormSettings, 'allowances'>> {
  const rules = definition.history?.atMost ?? [];
  if (rules.length === 0) return {};
  const earlier = await listEarlierSubmissions(tx, ctx, application, rules);
  return { allowances: findAllowances(definition, earlier) };
}
