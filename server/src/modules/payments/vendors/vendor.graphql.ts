import { maskEin } from '@handrail/engine';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { plainName } from '../../../platform/plain-name.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { BankAccountInputType, checkBankInput, maskBankNumber } from '../../bank-accounts/index.ts';
import { MailingAddressType } from '../../users/index.ts';
import { findCoolDown } from '../guarding/find-cool-down.ts';
import { findVendors, retireVendor, saveVendor } from './save-vendor.ts';
import type { Vendor, VendorAccount } from './vendor.ts';

const VendorAccountType = builder.objectRef<VendorAccount>('VendorAccount').implement({
  description: 'A bank account, of which only the last digits are ever shown.',
  fields: (t) => ({
    accountType: t.string({ resolve: ({ accountType }) => accountType }),
    routingNumber: t.string({ resolve: ({ routingNumberEnd }) => maskBankNumber(routingNumberEnd) }),
    accountNumber: t.string({ resolve: ({ accountNumberEnd }) => maskBankNumber(accountNumberEnd) }),
  }),
});

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
    taxId: t.string({
      nullable: true,
      description: 'The EIN, of which only the last four digits are ever shown.',
      resolve: ({ taxIdEnd }) => taxIdEnd && maskEin(taxIdEnd),
    }),
    account: t.field({ type: VendorAccountType, nullable: true, resolve: ({ account }) => account }),
    pausedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Nothing is paid to them before, because where their money goes was changed.',
      resolve: async ({ id }, _args, visit) => {
        const ctx = memberContext(visit);
        const coolDown = await ctx.db.read((tx) => findCoolDown(tx, ctx, { type: 'Vendor', id }));
        return coolDown?.until ?? null;
      },
    }),
    pausedAbove: t.field({
      type: 'Cents',
      nullable: true,
      description:
        'Only payments of more than this wait, one by one or together on a day; all of them without it.',
      resolve: async ({ id }, _args, visit) => {
        const ctx = memberContext(visit);
        const coolDown = await ctx.db.read((tx) => findCoolDown(tx, ctx, { type: 'Vendor', id }));
        return coolDown?.aboveCents ?? null;
      },
    }),
    isRetired: t.boolean({ resolve: ({ closedAt }) => closedAt !== null }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('vendors', (t) =>
  t.field({
    type: [VendorType],
    access: staffWith('issuePayments'),
    description: 'Vendors by a part of their name, their number or their email, by name.',
    args: {
      find: t.arg.string(),
      withRetired: t.arg.boolean({ required: false, description: 'Those that are no longer paid, too.' }),
    },
    resolve: (_root, { find, withRetired }, visit) =>
      findVendors(memberContext(visit), { find: find.slice(0, 100), withRetired: withRetired ?? false }),
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
    taxId: t.string({ required: false, description: 'What is not given stays as it is.' }),
    account: t.field({ type: BankAccountInputType, required: false, description: 'Likewise.' }),
    allowsTwin: t.boolean({
      required: false,
      description: 'The caller has looked at the vendors that seem to be the same.',
    }),
  }),
});

const line = plainName(200);
const vendorToSave = z.object({
  id: z.uuid().nullish(),
  version: z.number().int().nullish(),
  externalId: plainName(50),
  name: line,
  email: z.email().nullish(),
  types: z.array(plainName(50)).max(20),
  mailingAddress: z
    .object({ addressLine1: line, addressLine2: line.nullish(), city: line, state: line, zip: line })
    .nullish(),
  taxId: z.string().max(20).nullish(),
  account: z
    .object({ accountType: z.string(), routingNumber: z.string(), accountNumber: z.string() })
    .nullish(),
  allowsTwin: z.boolean().nullish(),
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
        const { id, version, email, mailingAddress, taxId, account, allowsTwin, ...rest } = parseInput(
          vendorToSave,
          input,
        );
        const vendor = await saveVendor(memberContext(visit), {
          ...rest,
          email: email ?? null,
          mailingAddress: mailingAddress ? toAddress(mailingAddress) : null,
          ...(taxId && { taxId: toEin(taxId) }),
          ...(account && { account: checkBankInput(account) }),
          ...(id && { of: { id, version: version ?? 0 } }),
          allowsTwin: allowsTwin ?? false,
        });
        return { vendor };
      }),
  }),
);

function toEin(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits)) throw new AppError('VENDOR_EIN');
  return digits;
}

function toAddress({ addressLine2, ...rest }: NonNullable<z.infer<typeof vendorToSave>['mailingAddress']>) {
  return { ...rest, ...(addressLine2 && { addressLine2 }) };
}

const RetireVendorInput = builder.inputType('RetireVendorInput', {
  fields: (t) => ({ id: t.id(), version: t.int(), isRetired: t.boolean() }),
});
const vendorToRetire = z.object({ id: z.uuid(), version: z.number().int(), isRetired: z.boolean() });

builder.mutationField('retireVendor', (t) =>
  t.field({
    type: VendorPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: RetireVendorInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        vendor: await retireVendor(memberContext(visit), parseInput(vendorToRetire, input)),
      })),
  }),
);
