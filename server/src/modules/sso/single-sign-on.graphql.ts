import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { enterPartner, type Partner, PartnerType } from '../partners/index.ts';
import { findSignOnProvider, type SignOnProvider } from './find-sign-on-provider.ts';
import { startSingleSignOn } from './start-single-sign-on.ts';

const SignOnProviderType = builder.objectRef<SignOnProvider>('SignOnProvider').implement({
  fields: (t) => ({ name: t.exposeString('name'), tenantId: t.exposeID('tenantId') }),
});

const SingleSignOnType = builder.objectRef<Partner>('SingleSignOn').implement({
  description: 'Where people can sign in with an account of elsewhere; null where that is not set up.',
  fields: (t) => ({
    advocate: t.field({
      type: SignOnProviderType,
      nullable: true,
      resolve: (partner, _args, visit) => findSignOnProvider(visit.enter(partner.id), partner, 'advocate'),
    }),
    staff: t.field({
      type: SignOnProviderType,
      nullable: true,
      resolve: (partner, _args, visit) => findSignOnProvider(visit.enter(partner.id), partner, 'staff'),
    }),
    platform: t.field({
      type: SignOnProviderType,
      nullable: true,
      resolve: (partner, _args, visit) => findSignOnProvider(visit.enter(partner.id), partner, 'platform'),
    }),
  }),
});

builder.objectField(PartnerType, 'singleSignOn', (t) =>
  t.field({ type: SingleSignOnType, resolve: (partner) => partner }),
);

const StartSingleSignOnInput = builder.inputType('StartSingleSignOnInput', {
  fields: (t) => ({
    partnerId: t.id(),
    tenantId: t.id(),
    redirectUrl: t.string({ required: false, description: 'A path inside the partner.' }),
  }),
});

const StartSingleSignOnPayload = definePayload<{ url: string }>('StartSingleSignOnPayload', (t) => ({
  url: t.string({
    nullable: true,
    description: "Where the browser goes: the provider's own page.",
    resolve: ({ url }) => url ?? null,
  }),
}));

builder.mutationField('startSingleSignOn', (t) =>
  t.field({
    type: StartSingleSignOnPayload,
    access: anyone,
    args: { input: t.arg({ type: StartSingleSignOnInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        const { url, verifier } = await startSingleSignOn(ctx, input, visit.session.readVerifierCookie());
        visit.session.setVerifierCookie(verifier);
        return { url };
      }),
  }),
);
