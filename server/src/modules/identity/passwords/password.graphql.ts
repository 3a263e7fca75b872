import { z } from 'zod';
import { anyone, signedIn } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { enterPartner } from '../../partners/index.ts';
import { changePassword } from './change-password.ts';
import { emailAddress } from '../email-address.ts';
import { isResetLinkLive } from './is-reset-link-live.ts';
import { resetPassword } from './reset-password.ts';
import { sendPasswordReset } from './send-password-reset.ts';

const typedPassword = z.string().max(1000);

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: false, description: 'Ignored when there is none yet.' }),
    newPassword: t.string(),
  }),
});

const passwordChange = z.object({
  currentPassword: typedPassword.nullish().transform((text) => text ?? undefined),
  newPassword: typedPassword,
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    args: { input: t.arg({ type: ChangePasswordInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => changePassword(memberContext(visit), parseInput(passwordChange, input))),
  }),
);

const SendPasswordResetInput = builder.inputType('SendPasswordResetInput', {
  fields: (t) => ({ partnerId: t.id(), tenantId: t.id(), email: t.string(), timezone: t.string() }),
});

const resetRequest = z.object({
  email: emailAddress,
  tenantId: z.string().max(100),
  timezone: z.string().max(100),
});

builder.mutationField('sendPasswordReset', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: SendPasswordResetInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        const request = parseInput(resetRequest, input);
        const { verifier } = await sendPasswordReset(ctx, request, visit.session.readVerifierCookie());
        visit.session.setVerifierCookie(verifier);
      }),
  }),
);

builder.queryField('isPasswordResetLinkLive', (t) =>
  t.boolean({
    description: 'Whether the link of a password reset can still be used. Asking does not use it up.',
    access: anyone,
    args: { partnerId: t.arg.id(), tenantId: t.arg.id(), token: t.arg.string() },
    resolve: (_root, { partnerId, ...link }, visit) => isResetLinkLive(enterPartner(visit, partnerId), link),
  }),
);

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({
    partnerId: t.id(),
    tenantId: t.id(),
    token: t.string(),
    newPassword: t.string(),
    email: t.string({ required: false }),
  }),
});

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: ResetPasswordInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        await resetPassword(ctx, {
          tenantId: input.tenantId,
          token: input.token,
          newPassword: parseInput(typedPassword, input.newPassword),
          email: input.email ? parseInput(emailAddress, input.email) : undefined,
          verifier: visit.session.readVerifierCookie(),
        });
      }),
  }),
);
