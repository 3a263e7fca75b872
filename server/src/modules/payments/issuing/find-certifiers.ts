import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { listDoneBy, type WorkflowAction } from '../../cases/index.ts';
import { issueWords } from './issue-words.ts';
import { getPaymentSettings } from './payment-settings-store.ts';

const submitting: WorkflowAction = 'submitApplication';
const certifying: readonly WorkflowAction[] = ['certifyForFiscalReview', 'certifyAndApprove'];
const approving: readonly WorkflowAction[] = ['approveFunds', 'approveCase'];

/**
 * Those that stand for the amount of a case, the newest first: who certified since the last submission, because what was
 * certified before the applicant has changed; where nobody certified, whoever approved.
 */
export function selectCertifications<Event extends { readonly action: WorkflowAction }>(
  events: readonly Event[],
): Event[] {
  const submitted = events.findIndex(({ action }) => action === submitting);
  const sinceThen = submitted < 0 ? events : events.slice(0, submitted);
  const certified = sinceThen.filter(({ action }) => certifying.includes(action));
  return certified.length > 0 ? certified : sinceThen.filter(({ action }) => approving.includes(action));
}

/** The cases whose amount a person stands for, and whose money someone else therefore moves. */
export async function listCertifiedBy(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  caseIds: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const { certifierMayIssue } = await getPaymentSettings(tx, partnerId);
  if (certifierMayIssue) return new Set();
  const ids = [...new Set(caseIds)];
  const events = await listDoneBy(tx, partnerId, ids, [submitting, ...certifying, ...approving]);
  const byCase = new Map<string, typeof events>(ids.map((id) => [id, []]));
  for (const event of events) byCase.get(event.caseId)?.push(event);
  return new Set(
    ids.filter((id) => selectCertifications(byCase.get(id) ?? []).some((each) => each.userId === userId)),
  );
}

type CertifiedAct = 'approve' | 'reissue' | 'recall' | 'settleRecall' | 'settleStranded' | 'batch';

/** Nobody moves money for an amount that they certified or approved themself. */
export async function assertNotCertifier(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'locale'>,
  caseIds: readonly string[],
  { userId, act }: { readonly userId: string; readonly act: CertifiedAct },
): Promise<void> {
  if ((await listCertifiedBy(tx, ctx, caseIds, userId)).size === 0) return;
  throw new AppError('CERTIFIED_BY_CALLER', asWorded([issueWords(ctx.locale).certifiedBy[act]]));
}
