import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ApplicantTypeType } from '../partners/index.ts';
import { type CurrentUser, findCurrentUser } from './find-current-user.ts';
import { hasFullProfile } from './user.ts';

const UserType = builder.objectRef<CurrentUser>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    partnerId: t.exposeID('partnerId'),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    admin: t.exposeBoolean('isStaff', { description: 'True for everyone who works on cases.' }),
    role: t.exposeString('role'),
    tenant: t.exposeString('tenant'),
    applicantType: t.field({
      type: ApplicantTypeType,
      nullable: true,
      resolve: ({ applicantType }) => applicantType,
    }),
    hasFullProfile: t.boolean({ resolve: hasFullProfile }),
  }),
});

builder.queryField('currentUser', (t) =>
  t.field({
    type: UserType,
    access: anyone,
    nullable: true,
    description: 'The person with the session; null for a visitor.',
    resolve: (_root, _args, visit) => findCurrentUser(visit),
  }),
);
