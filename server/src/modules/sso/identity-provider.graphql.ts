import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { MetadataPayload, toPayload } from '../../platform/graphql/payload.ts';
import { getSessionTenant } from '../identity/index.ts';
import { getPartner } from '../partners/index.ts';
import { saveIdentityProvider } from './save-identity-provider.ts';

const SaveIdentityProviderInput = builder.inputType('SaveIdentityProviderInput', {
  fields: (t) => ({
    tenantId: t.id({ description: "The partner's tenant of advocates or of staff." }),
    name: t.string({ description: 'What the sign-in button calls the provider.' }),
    metadata: t.string({ description: "The provider's SAML metadata file." }),
    emailAttribute: t.string({ required: false }),
    nameAttribute: t.string({ required: false }),
    enabled: t.boolean(),
  }),
});

const attributeName = z.string().trim().min(1).max(300).nullish();
const draft = z.object({
  name: z.string().max(100),
  metadata: z.string().max(500_000),
  emailAttribute: attributeName,
  nameAttribute: attributeName,
  enabled: z.boolean(),
});

builder.mutationField('saveIdentityProvider', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('changeSettings'),
    args: { input: t.arg({ type: SaveIdentityProviderInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        const tenant = getSessionTenant(await getPartner(ctx), input.tenantId);
        if (tenant !== 'advocate' && tenant !== 'staff')
          throw new AppError('auth/unsupported-tenant-operation');
        const { emailAttribute = null, nameAttribute = null, ...rest } = parseInput(draft, input);
        await saveIdentityProvider(ctx, { tenant, emailAttribute, nameAttribute, ...rest });
      }),
  }),
);
