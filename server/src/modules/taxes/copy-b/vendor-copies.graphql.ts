import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { exportVendorCopies, type VendorCopies } from './export-vendor-copies.ts';

const ExportVendorCopiesInput = builder.inputType('ExportVendorCopiesInput', {
  fields: (t) => ({
    year: t.int(),
    vendorId: t.id({ required: false, description: 'Of one vendor only.' }),
  }),
});
const copiesInput = z.object({ year: z.number().int().min(2020).max(2100), vendorId: z.uuid().nullish() });

const ExportVendorCopiesPayload = definePayload<VendorCopies>('ExportVendorCopiesPayload', (t) => ({
  filename: t.string({ nullable: true, resolve: ({ filename }) => filename ?? null }),
  content: t.string({
    nullable: true,
    description: 'A PDF in base64; null where there is nothing to copy.',
    resolve: ({ content }) => content?.toString('base64') ?? null,
  }),
  copies: t.int({ nullable: true, resolve: ({ copies }) => copies ?? null }),
  leftOut: t.int({
    nullable: true,
    description: 'Returns that changed since they were exported; their correction is exported first.',
    resolve: ({ leftOut }) => leftOut ?? null,
  }),
}));

builder.mutationField('exportVendorCopies', (t) =>
  t.field({
    type: ExportVendorCopiesPayload,
    access: staffWith('readTaxes'),
    description: 'The copies of exported returns that vendors get by mail, as one PDF.',
    args: { input: t.arg({ type: ExportVendorCopiesInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() => {
        const { year, vendorId } = parseInput(copiesInput, input);
        return exportVendorCopies(memberContext(visit), { year, vendorId: vendorId ?? undefined });
      }),
  }),
);
