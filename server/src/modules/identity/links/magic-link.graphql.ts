import { z } from 'zod';
import { anyone } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { GraphqlVisit } from '../../../platform/graphql/graphql-visit.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { enterPartner } from '../../partners/index.ts';
import { emailAddress } from '../email-address.ts';
import { sendMagicLink } from './send-magic-link.ts';

const SendMagicLinkInput = builder.inputType('SendMagicLinkInput', {
  fields: (t) => ({ email: t.string(), partnerId: t.id(), tenantId: t.id(), timezone: t.string() }),
});

const SendMagicLinkV2Input = builder.inputType('SendMagicLinkV2Input', {
  fields: (t) => ({
    email: t.string(),
    partnerId: t.id(),
    tenantId: t.id(),
    timezone: t.string(),
    continueUrl: t.string({ description: "Points at the partner's magic-link route." }),
  }),
});

builder.mutationField('sendMagicLink', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: SendMagicLinkInput }) },
    resolve: (_root, { input }, visit) => send(visit, input),
  }),
);

builder.mutationField('sendMagicLinkV2', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: SendMagicLinkV2Input }) },
    resolve: (_root, { input }, visit) => send(visit, input),
  }),
);

const magicLinkRequest = z.object({
  email: emailAddress,
  tenantId: z.string().max(100),
  timezone: z.string().max(100),
  continueUrl: z.string().optional(),
});

function send(visit: GraphqlVisit, input: { readonly partnerId: string }) {
  return toPayload(async () => {
    const ctx = enterPartner(visit, input.partnerId);
    const request = parseInput(magicLinkRequest, input);
    const { verifier } = await sendMagicLink(ctx, request, visit.session.readVerifierCookie());
    visit.session.setVerifierCookie(verifier);
  });
}
