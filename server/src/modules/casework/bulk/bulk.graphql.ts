import { isUuid } from '@handrail/engine/uuid';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { DirectCaseActionEnum } from '../casework.graphql.ts';
import { QueueFilterInput } from '../queue/queue-filter.graphql.ts';
import { BulkChangeType, BulkKindEnum } from './bulk-change-type.graphql.ts';
import { parseBulkRequest } from './bulk-request.ts';
import { downloadExport, type ExportedFile } from './export/download-export.ts';
import { planBulkChange } from './plan-bulk-change.ts';
import { planBulkUndo } from './plan-bulk-undo.ts';
import { type BulkReport, findBulkReport, listBulkReports, reportBulkChange } from './report-bulk-change.ts';
import { startBulkChange } from './start-bulk-change.ts';

builder.queryField('bulkChange', (t) =>
  t.field({
    type: BulkChangeType,
    access: staffWith('readCases'),
    nullable: true,
    description: 'How far a bulk change is that the caller asked for; null for one of someone else.',
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, visit) =>
      isUuid(id) ? ((await findBulkReport(memberContext(visit), id)) ?? null) : null,
  }),
);

builder.queryField('bulkChanges', (t) =>
  t.field({
    type: [BulkChangeType],
    access: staffWith('readCases'),
    description: 'What the caller had done to many cases in the last day, the newest first.',
    resolve: (_root, _args, visit) => listBulkReports(memberContext(visit)),
  }),
);

const BulkChangePayload = definePayload<{ bulkChange: BulkReport }>('BulkChangePayload', (t) => ({
  bulkChange: t.field({
    type: BulkChangeType,
    nullable: true,
    resolve: ({ bulkChange }) => bulkChange ?? null,
  }),
}));

const PlanBulkChangeInput = builder.inputType('PlanBulkChangeInput', {
  fields: (t) => ({
    id: t.id({ description: 'Chosen by the caller: asking twice with the same id makes one bulk change.' }),
    kind: t.field({ type: BulkKindEnum }),
    caseIds: t.idList({ required: false, description: 'Which cases; or else every case of `filter`.' }),
    filter: t.field({ type: QueueFilterInput, required: false }),
    action: t.field({ type: DirectCaseActionEnum, required: false, description: 'For a move.' }),
    reason: t.string({ required: false, description: 'For a move; the applicant will read it.' }),
    assigneeId: t.id({ required: false, description: 'Null gives the cases back to everyone.' }),
    content: t.string({ required: false, description: 'The text of a message.' }),
    programId: t.id({ required: false, description: 'To which program applicants are referred.' }),
  }),
});

builder.mutationField('planBulkChange', (t) =>
  t.field({
    type: BulkChangePayload,
    access: staffWith('readCases'),
    description: 'Says what would happen to each of up to 1,000 cases; nothing does until it is started.',
    args: { input: t.arg({ type: PlanBulkChangeInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        return {
          bulkChange: await reportBulkChange(ctx, await planBulkChange(ctx, parseBulkRequest(input))),
        };
      }),
  }),
);

const PlanBulkUndoInput = builder.inputType('PlanBulkUndoInput', {
  fields: (t) => ({ id: t.id({ description: 'Chosen by the caller.' }), undoes: t.id() }),
});

builder.mutationField('planBulkUndo', (t) =>
  t.field({
    type: BulkChangePayload,
    access: staffWith('readCases'),
    description: 'Says for each case that a bulk change changed whether it can go back.',
    args: { input: t.arg({ type: PlanBulkUndoInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        const request = parseInput(z.object({ id: z.uuid(), undoes: z.uuid() }), input);
        return { bulkChange: await reportBulkChange(ctx, await planBulkUndo(ctx, request)) };
      }),
  }),
);

const BulkChangeIdInput = builder.inputType('BulkChangeIdInput', { fields: (t) => ({ id: t.id() }) });
const byId = z.object({ id: z.uuid() });

builder.mutationField('startBulkChange', (t) =>
  t.field({
    type: BulkChangePayload,
    access: staffWith('readCases'),
    description: 'Has a planned bulk change applied in the background; asking again changes nothing.',
    args: { input: t.arg({ type: BulkChangeIdInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        const { id } = parseInput(byId, input);
        return { bulkChange: await reportBulkChange(ctx, await startBulkChange(ctx, id)) };
      }),
  }),
);

const DownloadExportPayload = definePayload<ExportedFile>('DownloadExportPayload', (t) => ({
  filename: t.string({ nullable: true, resolve: ({ filename }) => filename ?? null }),
  content: t.string({ nullable: true, resolve: ({ content }) => content ?? null }),
}));

builder.mutationField('downloadExport', (t) =>
  t.field({
    type: DownloadExportPayload,
    access: staffWith('readCases'),
    description: 'The file of an export, for whoever asked for it; each download is on record.',
    args: { input: t.arg({ type: BulkChangeIdInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() => downloadExport(memberContext(visit), parseInput(byId, input).id)),
  }),
);
