import { taxReturnForms } from '@handrail/engine/payments';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { insertCaseDocuments, writeSubmissionPdf } from '../../casework/index.ts';
import { storeMadeDocument } from '../../documents/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { readTaxForm } from '../../tax-forms/index.ts';
import { getPayer } from '../iris/get-payer.ts';
import { toAccountNumber } from '../iris/to-iris-row.ts';
import { findPaidCase, insertCopy, listCopies, listReturnedBoxes, type ReturnOf } from './copy-b-store.ts';
import { sendCopyNotice } from './send-copy-notice.ts';
import { type CopyB, toCopyBSheet } from './to-copy-b-sheet.ts';

export interface CopyRequest extends ReturnOf {
  readonly exportId: string;
}

/** Makes the copy of a return for its payee, once for each export, and tells them. */
export const writeCopyB = defineJob<CopyRequest>({
  name: 'write-copy-b',
  lane: 'heavy',
  payload: z.object({
    ...{ exportId: z.uuid(), payeeId: z.uuid(), year: z.number().int() },
    form: z.enum(taxReturnForms),
  }),
  run: async (ctx, request) => {
    const { partnerId } = ctx;
    const { payeeId, year, form, exportId } = request;
    const found = await ctx.db.transaction((tx) => findCopy(tx, ctx, request));
    if (!found) return;
    const { copy, caseId } = found;
    const isCorrected = copy.replaces !== null;
    await storeMadeDocument(ctx, {
      ownerId: payeeId,
      filename: `Form ${form} ${String(year)}, Copy B${isCorrected ? ', corrected' : ''}.pdf`,
      ...(await writeSubmissionPdf(toCopyBSheet(copy))),
      attach: async (tx, documentId) => {
        const kept = { exportId, documentId, madeAt: copy.madeAt };
        if (!(await insertCopy(tx, partnerId, request, kept))) return false;
        await insertCaseDocuments(tx, ctx, { caseId, addedBy: payeeId, documentIds: [documentId] });
        await sendCopyNotice(tx, ctx, { ...request, caseId, isCorrected });
        return true;
      },
    });
  },
});

async function findCopy(
  tx: Transaction,
  ctx: RequestContext,
  request: CopyRequest,
): Promise<{ copy: CopyB; caseId: string } | undefined> {
  const { partnerId } = ctx;
  const { payeeId, year, form, exportId } = request;
  const copies = await listCopies(tx, partnerId, request);
  const boxes = await listReturnedBoxes(tx, partnerId, request);
  const caseId = await findPaidCase(tx, partnerId, payeeId);
  const taxFormId = boxes.find((each) => each.taxFormId !== null)?.taxFormId;
  if (copies.some((each) => each.exportId === exportId) || !taxFormId || !caseId) return undefined;
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const { data: w9 } = await readTaxForm(tx, ctx, taxFormId);
  return {
    caseId,
    copy: {
      ...{ form, year, w9, boxes, timeZone, payer: await getPayer(tx, ctx), madeAt: ctx.now() },
      accountNumber: toAccountNumber(payeeId),
      replaces: copies[0]?.madeAt ?? null,
    },
  };
}
