import { defineWords, type Locale } from '@handrail/engine';
import { staffStatusLabels, toDayIn } from '@handrail/engine/cases';
import { appendAuditEvent } from '../../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/partner-db.ts';
import { hasRight } from '../../../../platform/rights.ts';
import { getPartnerWithin } from '../../../partners/index.ts';
import { listProgramsOf } from '../../../programs/index.ts';
import type { QueueCase } from '../../queue/queue-case.ts';
import { listQueueCasesById } from '../../queue/queue-store.ts';
import { sayNotYourRole } from '../../role-refusal.ts';
import { listBulkCases, settleBulkCases } from '../bulk-case-store.ts';
import { insertBulkFile } from './bulk-file-store.ts';
import { toCsv, toCsvAmount } from '../../../../platform/to-csv.ts';

/** Writes what the queue shows of the cases into one file, together with the note that they are in it. */
export async function exportCases(ctx: RequestContext, changeId: string): Promise<void> {
  const { partnerId, locale } = ctx;
  await ctx.db.transaction(async (tx) => {
    const waiting = await listBulkCases(tx, partnerId, changeId, { state: 'waiting' });
    if (waiting.length === 0) return;
    const mayRead = hasRight(ctx.actor, 'readCases');
    const result = mayRead
      ? ({ state: 'done' } as const)
      : ({ state: 'refused', refusal: sayNotYourRole(locale, words(locale).label) } as const);
    await settleBulkCases(tx, partnerId, { changeId }, result);
    if (!mayRead) return;

    const ids = waiting.map(({ caseId }) => caseId);
    await insertBulkFile(tx, ctx, changeId, await writeCsv(tx, ctx, ids));
    appendAuditEvent(tx, ctx, {
      action: 'exportCases',
      entityType: 'bulkChange',
      entityId: changeId,
      next: { cases: ids.length },
    });
  });
}

async function writeCsv(tx: Transaction, ctx: RequestContext, ids: readonly string[]): Promise<string> {
  const { partnerId, locale } = ctx;
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const programs = new Map((await listProgramsOf(tx, partnerId)).map(({ id, name }) => [id, name]));
  const found = await listQueueCasesById(tx, partnerId, ids);
  const { columns } = words(locale);
  const rows = found.map((each) => toRow(locale, timeZone, each, programs.get(each.programId) ?? ''));
  return toCsv([Object.values(columns), ...rows]);
}

function toRow(locale: Locale, timeZone: string, found: QueueCase, program: string): string[] {
  const { displayId, name, status, requestedAmountCents, assignee, submittedAt, dueOn } = found;
  return [
    displayId,
    name ?? '',
    program,
    staffStatusLabels(locale)[status],
    requestedAmountCents === null ? '' : toCsvAmount(requestedAmountCents),
    assignee?.name ?? '',
    submittedAt === null ? '' : toDayIn(timeZone, submittedAt),
    dueOn ?? '',
  ];
}

const words = defineWords('caseExport', {
  label: 'Export',
  columns: {
    displayId: 'Case',
    name: 'Applicant',
    program: 'Program',
    status: 'Status',
    requested: 'Requested',
    assignee: 'Assignee',
    submitted: 'Submitted',
    due: 'Due',
  },
});
