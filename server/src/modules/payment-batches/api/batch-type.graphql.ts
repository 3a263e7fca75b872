import { batchMethods, batchStates } from '@handrail/engine/payments';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { StaffNameType } from '../../payments/index.ts';
import { type BatchCandidates, type BatchFile, fileKinds } from '../payment-batch.ts';
import { type BatchView, findBatchHold } from '../read-batches.ts';

export const BatchMethodEnum = builder.enumType('BatchMethod', { values: batchMethods });
export const BatchStateEnum = builder.enumType('BatchState', { values: batchStates });
const BatchFileKindEnum = builder.enumType('BatchFileKind', { values: fileKinds.map(toEnumName) });

/** A name in GraphQL has no hyphen. */
function toEnumName(kind: string): string {
  return kind.replace('-', '_');
}

const BatchFileType = builder.objectRef<BatchFile>('PaymentBatchFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: BatchFileKindEnum, resolve: ({ kind }) => toEnumName(kind) }),
    filename: t.exposeString('filename'),
    sizeBytes: t.exposeInt('sizeBytes'),
  }),
});

type Hold = NonNullable<Awaited<ReturnType<typeof findBatchHold>>>;

const BatchHoldType = builder.objectRef<Hold>('PaymentBatchHold').implement({
  fields: (t) => ({
    note: t.exposeString('note'),
    by: t.field({ type: StaffNameType, nullable: true, resolve: ({ holder }) => holder }),
  }),
});

export const PaymentBatchType = builder.objectRef<BatchView>('PaymentBatch').implement({
  description: 'Payments that go to the bank together, in files.',
  fields: (t) => ({
    id: t.exposeID('id'),
    method: t.expose('method', { type: BatchMethodEnum }),
    state: t.expose('state', { type: BatchStateEnum }),
    itemCount: t.exposeInt('itemCount', { description: 'What it declared when it was made.' }),
    total: t.field({ type: 'Cents', resolve: ({ totalCents }) => totalCents }),
    effectiveDate: t.exposeString('effectiveDate', { description: 'When the money should arrive.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.field({ type: StaffNameType, nullable: true, resolve: ({ maker }) => maker }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime', nullable: true }),
    approvedBy: t.field({ type: StaffNameType, nullable: true, resolve: ({ approver }) => approver }),
    releasedAt: t.expose('releasedAt', { type: 'DateTime', nullable: true }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
    heldAt: t.expose('heldAt', { type: 'DateTime', nullable: true }),
    hold: t.field({
      type: BatchHoldType,
      nullable: true,
      description: 'Why it is on hold.',
      resolve: ({ id, heldAt }, _args, visit) => (heldAt ? findBatchHold(memberContext(visit), id) : null),
    }),
    isOwn: t.boolean({
      description: 'Whether the caller made it, and so cannot approve it.',
      resolve: ({ createdBy }, _args, { actor }) => 'userId' in actor && actor.userId === createdBy,
    }),
    isCertifier: t.exposeBoolean('isCertifier', {
      description: 'The caller certified or approved an amount in it, and so cannot approve or release it.',
    }),
    files: t.field({ type: [BatchFileType], resolve: ({ files }) => [...files] }),
  }),
});

export const BatchCandidatesType = builder.objectRef<BatchCandidates>('BatchCandidates').implement({
  description: 'What waits to be paid in one way.',
  fields: (t) => ({
    method: t.expose('method', { type: BatchMethodEnum }),
    count: t.exposeInt('count'),
    total: t.field({ type: 'Cents', resolve: ({ totalCents }) => totalCents }),
  }),
});
