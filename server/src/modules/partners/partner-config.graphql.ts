import { builder } from '../../platform/graphql/builder.ts';
import { toEffectiveRoles } from './partner-defaults.ts';
import type { Partner, TenantIds } from './partner.ts';

const RoleDescriptionType = builder.objectRef<{ readonly description: string }>('RoleDescription').implement({
  fields: (t) => ({ description: t.exposeString('description') }),
});

const ApplicantTypeRolesType = builder
  .objectRef<ReturnType<typeof toEffectiveRoles>>('ApplicantTypeRoles')
  .implement({
    fields: (t) => ({
      FIRST_PARTY: t.field({ type: RoleDescriptionType, resolve: (roles) => roles.FIRST_PARTY }),
      THIRD_PARTY: t.field({ type: RoleDescriptionType, resolve: (roles) => roles.THIRD_PARTY }),
    }),
  });

const TenantType = builder.objectRef<{ readonly tenantId: string }>('IdentityTenant').implement({
  fields: (t) => ({ tenantId: t.exposeID('tenantId') }),
});

const IdentityConfigType = builder.objectRef<TenantIds>('IdentityConfig').implement({
  fields: (t) => ({
    applicant: t.field({ type: TenantType, resolve: ({ applicant }) => ({ tenantId: applicant }) }),
    advocate: t.field({ type: TenantType, resolve: ({ advocate }) => ({ tenantId: advocate }) }),
    staff: t.field({ type: TenantType, resolve: ({ staff }) => ({ tenantId: staff }) }),
  }),
});

export const PartnerConfigType = builder.objectRef<Partner>('PartnerConfig').implement({
  fields: (t) => ({
    applicantTypeRoles: t.field({
      type: ApplicantTypeRolesType,
      resolve: (partner, _args, { locale }) => toEffectiveRoles(partner, locale),
    }),
    identity: t.field({ type: IdentityConfigType, resolve: ({ tenantIds }) => tenantIds }),
    passwordPolicy: t.exposeString('passwordPolicy', { description: 'spec or nist15.' }),
    channels: t.stringList({ resolve: ({ channels }) => [...channels] }),
  }),
});
