import { anyStaff } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { definePayload, MetadataPayload, toPayload } from '../../platform/graphql/payload.ts';
import { toRecordId } from '../../platform/graphql/record-id.ts';
import { SecondFactorKindEnum } from './first-step.graphql.ts';
import { listSecondFactors, type OwnSecondFactors } from './list-second-factors.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import type { SecondFactor } from './second-factor.ts';

const SecondFactorType = builder.objectRef<SecondFactor>('SecondFactor').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: SecondFactorKindEnum, resolve: ({ kind }) => kind }),
    label: t.exposeString('label'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    lastUsedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ lastUsedAt }) => lastUsedAt }),
  }),
});

const OwnSecondFactorsType = builder.objectRef<OwnSecondFactors>('OwnSecondFactors').implement({
  fields: (t) => ({
    nodes: t.field({ type: [SecondFactorType], resolve: ({ factors }) => [...factors] }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
  }),
});

builder.queryField('secondFactors', (t) =>
  t.field({
    type: OwnSecondFactorsType,
    access: anyStaff,
    description: "The caller's second factors.",
    resolve: (_root, _args, visit) => listSecondFactors(memberContext(visit)),
  }),
);

const RemoveSecondFactorInput = builder.inputType('RemoveSecondFactorInput', {
  fields: (t) => ({ id: t.id() }),
});

builder.mutationField('removeSecondFactor', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyStaff,
    args: { input: t.arg({ type: RemoveSecondFactorInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => removeSecondFactor(memberContext(visit), toRecordId(input.id))),
  }),
);

const RecoveryCodesPayload = definePayload<{ recoveryCodes: readonly string[] }>(
  'RecoveryCodesPayload',
  (t) => ({
    recoveryCodes: t.stringList({
      nullable: true,
      description: 'Shown this once.',
      resolve: ({ recoveryCodes }) => recoveryCodes && [...recoveryCodes],
    }),
  }),
);

builder.mutationField('makeRecoveryCodes', (t) =>
  t.field({
    type: RecoveryCodesPayload,
    access: anyStaff,
    resolve: (_root, _args, visit) =>
      toPayload(async () => ({ recoveryCodes: await makeRecoveryCodes(memberContext(visit)) })),
  }),
);
