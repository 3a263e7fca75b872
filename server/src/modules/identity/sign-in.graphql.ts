import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { failureMetadata } from '../../platform/graphql/metadata.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { definePayload, type Payload, toPayload } from '../../platform/graphql/payload.ts';
import { enterPartner } from '../partners/index.ts';
import { type FirstStep, FirstStepType } from '../second-factors/index.ts';
import { emailAddress } from './email-address.ts';
import type { ProvenIdentity } from './issue-identity-token.ts';
import { signInWithEmailLink } from './links/sign-in-with-email-link.ts';
import { signInWithPassword } from './passwords/sign-in-with-password.ts';

type SignedIn = ProvenIdentity & { readonly continueUrl?: string | null };

const IdentityType = builder.objectRef<SignedIn>('Identity').implement({
  fields: (t) => ({
    token: t.exposeString('token', { description: 'Good for one beginSession within a minute.' }),
    userId: t.exposeID('userId'),
    continueUrl: t.string({ nullable: true, resolve: ({ continueUrl }) => continueUrl ?? null }),
  }),
});

export const SignInPayload = definePayload<{ identity: SignedIn; firstStep: FirstStep }>(
  'SignInPayload',
  (t) => ({
    identity: t.field({ type: IdentityType, nullable: true, resolve: ({ identity }) => identity ?? null }),
    firstStep: t.field({
      type: FirstStepType,
      nullable: true,
      description: 'With auth/second-factor-required and auth/second-factor-missing.',
      resolve: ({ firstStep }) => firstStep ?? null,
    }),
  }),
);

const SignInWithEmailLinkInput = builder.inputType('SignInWithEmailLinkInput', {
  fields: (t) => ({
    partnerId: t.id(),
    tenantId: t.id(),
    token: t.string(),
    email: t.string({ required: false }),
  }),
});

builder.mutationField('signInWithEmailLink', (t) =>
  t.field({
    type: SignInPayload,
    access: anyone,
    args: { input: t.arg({ type: SignInWithEmailLinkInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        const { tenantId, token } = input;
        const email = input.email ? parseInput(emailAddress, input.email) : undefined;
        const verifier = visit.session.readVerifierCookie();
        return { identity: await signInWithEmailLink(ctx, { tenantId, token, email, verifier }) };
      }),
  }),
);

const SignInWithPasswordInput = builder.inputType('SignInWithPasswordInput', {
  fields: (t) => ({ partnerId: t.id(), tenantId: t.id(), email: t.string(), password: t.string() }),
});

const passwordProof = z.object({ tenantId: z.string(), email: emailAddress, password: z.string() });

builder.mutationField('signInWithPassword', (t) =>
  t.field({
    type: SignInPayload,
    access: anyone,
    args: { input: t.arg({ type: SignInWithPasswordInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        const outcome = await signInWithPassword(ctx, parseInput(passwordProof, input));
        return 'firstStep' in outcome ? outcome : { identity: outcome };
      }).then(askForSecondFactor),
  }),
);

/** A first step is no success yet: the reply says what is still to be done. */
function askForSecondFactor(payload: Payload<{ identity?: SignedIn; firstStep?: FirstStep }>) {
  const { firstStep } = payload;
  if (!firstStep) return payload;
  const code = firstStep.factors.length > 0 ? 'auth/second-factor-required' : 'auth/second-factor-missing';
  return { ...payload, metadata: failureMetadata(new AppError(code)) };
}
