import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { MailingAddressType } from '../../users/index.ts';
import { findVendors, saveVendor } from './save-vendor.ts';
import type { Vendor } from './vendor.ts';

const VendorType = builder.objectRef<Vendor>('Vendor').implement({
  description: 'Someone who is paid but does not apply, such as a landlord.',
  fields: (t) => ({
    id: t.exposeID('id'),
    externalId: t.exposeString('externalId'),
    name: t.exposeString('name'),
    email: t.exposeString('email', { nullable: true }),
    types: t.stringList({ resolve: ({ types }) => [...types] }),
    mailingAddress: t.field({
      type: MailingAddressType,
      nullable: true,
      resolve: ({ mailingAddress }) => mailingAddress,
    }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('vendors', (t) =>
  t.field({
    type: [VendorType],
    access: staffWith('issuePayments'),
    description: 'Vendors by a part of their name, their number or their email, by name.',
    args: { find: t.arg.string() },
    resolve: (_root, { find }, visit) => findVendors(memberContext(visit), find.slice(0, 100)),
  }),
);

const VendorAddressInput = builder.inputType('VendorAddressInput', {
  fields: (t) => ({
    addressLine1: t.string(),
    addressLine2: t.string({ required: false }),
    city: t.string(),
    state: t.string(),
    zip: t.string(),
  }),
});

const SaveVendorInput = builder.inputType('SaveVendorInput', {
  fields: (t) => ({
    id: t.id({ required: false }),
    version: t.int({ required: false }),
    externalId: t.string(),
    name: t.string(),
    email: t.string({ required: false }),
    types: t.stringList(),
    mailingAddress: t.field({ type: VendorAddressInput, required: false }),
  }),
});

const line = z.string().trim().min(1).max(200);
const vendorToSave = z.object({
  id: z.uuid().nullish(),
  version: z.number().int().nullish(),
  externalId: z.string().trim().min(1).max(50),
  name: line,
  email: z.email().nullish(),
  types: z.array(z.string().max(50)).max(20),
  mailingAddress: z
    .object({ addressLine1: line, addressLine2: line.nullish(), city: line, state: line, zip: line })
    .nullish(),
});

const VendorPayload = definePayload<{ vendor: Vendor }>('VendorPayload', (t) => ({
  vendor: t.field({ type: VendorType, nullable: true, resolve: ({ vendor }) => vendor ?? null }),
}));

builder.mutationField('saveVendor', (t) =>
  t.field({
    type: VendorPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: SaveVendorInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { id, version, email, mailingAddress, ...rest } = parseInput(vendorToSave, input);
        const vendor = await saveVendor(memberContext(visit), {
          ...rest,
          email: email ?? null,
          mailingAddress: mailingAddress ? toAddress(mailingAddress) : null,
          ...(id && { of: { id, version: version ?? 0 } }),
        });
        return { vendor };
      }),
  }),
);

function toAddress({ addressLine2, ...rest }: NonNullable<z.infer<typeof vendorToSave>['mailingAddress']>) {
  return { ...rest, ...(addressLine2 && { addressLine2 }) };
}
