import { z } from 'zod';
import { anyone, applicants } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { MetadataPayload, toPayload } from '../../platform/graphql/payload.ts';
import { emailAddress } from '../identity/index.ts';
import { enterPartner } from '../partners/index.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { sendVerificationEmail } from './send-verification-email.ts';
import { verifyEmail } from './verify-email.ts';

const SendVerificationEmailInput = builder.inputType('SendVerificationEmailInput', {
  fields: (t) => ({ partnerId: t.id(), email: t.string(), tenantId: t.id(), timezone: t.string() }),
});

const verificationRequest = z.object({ email: emailAddress, tenantId: z.string(), timezone: z.string() });

builder.mutationField('sendVerificationEmail', (t) =>
  t.field({
    type: MetadataPayload,
    access: applicants,
    description: 'Mails the pending new address once more.',
    args: { input: t.arg({ type: SendVerificationEmailInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        await sendVerificationEmail(ctx, parseInput(verificationRequest, input));
      }),
  }),
);

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  fields: (t) => ({
    partnerId: t.id(),
    token: t.string(),
    email: t.string({ required: false, description: 'Typed where the person has no session.' }),
  }),
});

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: VerifyEmailInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        const email = input.email ? parseInput(emailAddress, input.email) : undefined;
        await verifyEmail(ctx, { token: input.token, email });
      }),
  }),
);

builder.mutationField('cancelEmailChange', (t) =>
  t.field({
    type: MetadataPayload,
    access: applicants,
    resolve: (_root, _args, visit) => toPayload(() => cancelEmailChange(memberContext(visit))),
  }),
);
