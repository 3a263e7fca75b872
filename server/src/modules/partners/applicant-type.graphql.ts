import { builder } from '../../platform/graphql/builder.ts';
import type { ApplicantType } from './partner.ts';

const ApplicantRoleEnum = builder.enumType('ApplicantRole', {
  values: ['FirstParty', 'ThirdParty'] as const,
});

export const ApplicantTypeType = builder.objectRef<ApplicantType>('ApplicantType').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    role: t.field({ type: ApplicantRoleEnum, resolve: ({ role }) => role }),
  }),
});
