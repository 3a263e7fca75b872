import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { anyone } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { toPayload } from '../../../platform/graphql/payload.ts';
import { enterPartner } from '../../partners/index.ts';
import { passkeyAssertion, type SecondProof } from '../../second-factors/index.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { SignInPayload } from '../sign-in.graphql.ts';

const ConfirmSecondFactorInput = builder.inputType('ConfirmSecondFactorInput', {
  description: 'One of code, recoveryCode and passkey; none after a first factor was set up in this step.',
  fields: (t) => ({
    partnerId: t.id(),
    firstStep: t.string(),
    code: t.string({ required: false }),
    recoveryCode: t.string({ required: false }),
    passkey: t.field({ type: 'JSON', required: false }),
  }),
});

builder.mutationField('confirmSecondFactor', (t) =>
  t.field({
    type: SignInPayload,
    access: anyone,
    args: { input: t.arg({ type: ConfirmSecondFactorInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        return { identity: await confirmSecondFactor(ctx, input.firstStep, toSecondProof(input)) };
      }),
  }),
);

function toSecondProof({
  code,
  recoveryCode,
  passkey,
}: typeof ConfirmSecondFactorInput.$inferInput): SecondProof | undefined {
  if (code) return { kind: 'totp', code };
  if (recoveryCode) return { kind: 'recovery', code: recoveryCode };
  if (!passkey) return undefined;
  const response = parseInput(passkeyAssertion, passkey) as AuthenticationResponseJSON;
  return { kind: 'passkey', response };
}
