import { taxReturnForms } from '@handrail/engine/payments';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { exportIris, type IrisFile } from './export-iris.ts';

const ExportIrisInput = builder.inputType('ExportIrisInput', {
  fields: (t) => ({
    year: t.int(),
    form: t.string({ description: '1099-NEC or 1099-MISC.' }),
    reason: t.string({ description: 'Why the whole tax numbers are needed; it goes on record.' }),
    again: t.boolean({ description: 'Also what was exported before and did not change.' }),
  }),
});

const irisRequest = z.object({
  year: z.number().int().min(2020).max(2100),
  form: z.enum(taxReturnForms),
  reason: z.string().trim().min(1).max(500),
  again: z.boolean(),
});

const IrisFileType = builder.objectRef<IrisFile>('IrisFile').implement({
  fields: (t) => ({
    filename: t.exposeString('filename'),
    content: t.exposeString('content'),
    returns: t.exposeInt('returns'),
    isCorrection: t.exposeBoolean('isCorrection'),
  }),
});

const ExportIrisPayload = definePayload<{ files: IrisFile[] }>('ExportIrisPayload', (t) => ({
  files: t.field({ type: [IrisFileType], nullable: true, resolve: ({ files }) => files ?? null }),
}));

builder.mutationField('exportIris', (t) =>
  t.field({
    type: ExportIrisPayload,
    access: staffWith('exportTaxNumbers'),
    args: { input: t.arg({ type: ExportIrisInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        files: await exportIris(memberContext(visit), parseInput(irisRequest, input)),
      })),
  }),
);
