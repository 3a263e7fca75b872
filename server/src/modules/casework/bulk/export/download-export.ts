import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { findBulkChange } from '../bulk-change-store.ts';
import { getPlanner } from '../plan-bulk-change.ts';
import { findBulkFile } from './bulk-file-store.ts';

export interface ExportedFile {
  readonly filename: string;
  readonly content: string;
}

/** Opens the file of an export for whoever asked for it, and puts that on record. */
export async function downloadExport(ctx: RequestContext, id: string): Promise<ExportedFile> {
  const { userId } = getPlanner(ctx);
  return ctx.db.transaction(async (tx) => {
    const change = await findBulkChange(tx, ctx.partnerId, id);
    if (change?.requestedBy !== userId) throw new AppError('NOT_FOUND');
    const file = await findBulkFile(tx, ctx, id);
    if (!file) throw new AppError('NOT_FOUND', (locale) => [words(locale).expired]);
    appendAuditEvent(tx, ctx, { action: 'downloadExport', entityType: 'bulkChange', entityId: id });
    return { filename: `cases-${file.createdAt.toISOString().slice(0, 10)}.csv`, content: file.content };
  });
}

const words = defineWords('exportDownload', {
  expired: 'This file is not kept anymore. Export the cases again.',
});
