import { claimMethods } from '@handrail/engine/payments';
import { isUuid } from '@handrail/engine/uuid';
import { z } from 'zod';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { applicants } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { toRecordId } from '../../platform/graphql/record-id.ts';
import { MailingAddressInput } from '../account/index.ts';
import { findOwnCase } from '../applications/index.ts';
import { BankAccountInputType } from '../bank-accounts/index.ts';
import { CaseType, type OwnCase } from '../cases/index.ts';
import { MailingAddressType, type PayoutChange } from '../users/index.ts';
import type { ClaimInput } from './claim-destination.ts';
import { claimPayment } from './claim-payment.ts';
import { type ClaimOffer, findClaimOffer } from './find-claim-offer.ts';

const ClaimMethodEnum = builder.enumType('ClaimMethod', { values: claimMethods });

const PayoutChangeEnum = builder.enumType('PayoutChange', {
  values: ['email', 'bankAccount', 'mailingAddress'] satisfies PayoutChange[],
});

const ClaimOfferType = builder.objectRef<ClaimOffer>('ClaimOffer').implement({
  description: 'What the payee can claim of an award now, and how.',
  fields: (t) => ({
    fulfillmentId: t.exposeID('fulfillmentId'),
    paymentId: t.exposeID('paymentId', { description: 'The id that a claim takes.' }),
    caseId: t.exposeID('caseId'),
    programId: t.exposeID('programId'),
    programName: t.exposeString('programName'),
    amount: t.exposeInt('amountCents', { description: 'In cents.' }),
    methods: t.field({ type: [ClaimMethodEnum], resolve: ({ methods }) => [...methods] }),
    needsTaxForm: t.exposeBoolean('needsTaxForm', {
      description: 'A W-9 has to be submitted before anything can be claimed.',
    }),
    programAddress: t.field({
      type: MailingAddressType,
      nullable: true,
      description: 'For people without a street address.',
      resolve: ({ programAddress }) => programAddress,
    }),
    email: t.exposeString('email', {
      description: 'The email of the account, the only one that Zelle pays to.',
    }),
    isInProgress: t.exposeBoolean('isInProgress', {
      description: 'The provider was asked and has not answered for good.',
    }),
    isHeld: t.exposeBoolean('isHeld'),
    heldUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Where it is held because the payee changed where their money goes.',
      resolve: ({ hold }) => hold?.until ?? null,
    }),
    heldForChange: t.field({
      type: PayoutChangeEnum,
      nullable: true,
      // A claim is never of a vendor.
      resolve: ({ hold }) => (hold?.change === 'firstAccount' ? null : (hold?.change ?? null)),
    }),
  }),
});

builder.queryField('claimOffer', (t) =>
  t.field({
    type: ClaimOfferType,
    access: applicants,
    nullable: true,
    description: 'Null where there is nothing to claim for the person who asks.',
    args: { fulfillmentId: t.arg.id() },
    resolve: async (_root, { fulfillmentId }, visit) =>
      isUuid(fulfillmentId) ? ((await findClaimOffer(memberContext(visit), fulfillmentId)) ?? null) : null,
  }),
);

interface Claimed {
  readonly record: { readonly id: string; readonly case: OwnCase };
}

const ClaimRecordType = builder.objectRef<Claimed['record']>('ClaimRecord').implement({
  description: 'The payment that was claimed.',
  fields: (t) => ({
    id: t.exposeID('id'),
    case: t.field({ type: CaseType, resolve: ({ case: own }) => own }),
  }),
});

const ClaimPayload = definePayload<Claimed>('ClaimPayload', (t) => ({
  record: t.field({ type: ClaimRecordType, nullable: true, resolve: ({ record }) => record ?? null }),
}));

const keyDescription =
  'Made before the claim is sent and kept until it is answered: the same key never pays twice.';

const ClaimDirectDepositInput = builder.inputType('ClaimDirectDepositInput', {
  fields: (t) => ({
    id: t.id({ description: 'The payment.' }),
    idempotencyKey: t.string({ description: keyDescription }),
    bankAccount: t.field({ type: BankAccountInputType }),
  }),
});

const ClaimByMailInput = builder.inputType('ClaimByMailInput', {
  fields: (t) => ({
    id: t.id({ description: 'The payment.' }),
    idempotencyKey: t.string({ description: keyDescription }),
    address: t.field({ type: MailingAddressInput }),
  }),
});

const ClaimZelleInput = builder.inputType('ClaimZelleInput', {
  fields: (t) => ({
    id: t.id({ description: 'The payment.' }),
    idempotencyKey: t.string({ description: keyDescription }),
    email: t.string({ description: 'The email of the account.' }),
  }),
});

const requestKey = z.object({ key: z.string().trim().min(16).max(100) });
const text = z.string().max(300);
const bankAccount = z.object({ accountType: text, routingNumber: text, accountNumber: text });

function claim(
  visit: GraphqlVisit,
  { id, idempotencyKey }: { readonly id: string; readonly idempotencyKey: string },
  input: () => ClaimInput,
) {
  return toPayload(async (): Promise<Claimed> => {
    const ctx = memberContext(visit);
    const { key } = parseInput(requestKey, { key: idempotencyKey });
    const { paymentId, caseId } = await claimPayment(ctx, {
      ...{ paymentId: toRecordId(id), key, input: input() },
    });
    const own = await findOwnCase(ctx, caseId);
    if (!own) throw new Error('The case of a claimed payment is gone');
    return { record: { id: paymentId, case: own } };
  });
}

builder.mutationField('claimDirectDeposit', (t) =>
  t.field({
    type: ClaimPayload,
    access: applicants,
    args: { input: t.arg({ type: ClaimDirectDepositInput }) },
    resolve: (_root, { input }, visit) =>
      claim(visit, input, () => ({
        method: 'DirectDeposit',
        bankAccount: parseInput(bankAccount, input.bankAccount),
      })),
  }),
);

for (const method of ['Check', 'PhysicalCard', 'VirtualCard'] as const)
  builder.mutationField(`claim${method}`, (t) =>
    t.field({
      type: ClaimPayload,
      access: applicants,
      args: { input: t.arg({ type: ClaimByMailInput }) },
      resolve: (_root, { input }, visit) => claim(visit, input, () => ({ method, address: input.address })),
    }),
  );

builder.mutationField('claimZelle', (t) =>
  t.field({
    type: ClaimPayload,
    access: applicants,
    args: { input: t.arg({ type: ClaimZelleInput }) },
    resolve: (_root, { input }, visit) =>
      claim(visit, input, () => ({ method: 'Zelle', email: parseInput(text, input.email) })),
  }),
);
