import { maskTin } from '@handrail/engine';
import { rightNames } from '@handrail/engine/rights';
import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ApplicantTypeType, type MailingAddress } from '../partners/index.ts';
import { type CurrentUser, findCurrentUser } from './find-current-user.ts';
import { type CommunicationPreferences, hasFullProfile } from './user.ts';

const RightEnum = builder.enumType('Right', { values: rightNames });

const CommunicationPreferencesType = builder
  .objectRef<CommunicationPreferences>('CommunicationPreferences')
  .implement({ fields: (t) => ({ email: t.exposeBoolean('email'), sms: t.exposeBoolean('sms') }) });

export const MailingAddressType = builder.objectRef<MailingAddress>('MailingAddress').implement({
  fields: (t) => ({
    addressLine1: t.exposeString('addressLine1'),
    addressLine2: t.string({ nullable: true, resolve: ({ addressLine2 }) => addressLine2 ?? null }),
    city: t.exposeString('city'),
    state: t.exposeString('state'),
    zip: t.exposeString('zip'),
  }),
});

const ApplicantProfileType = builder.objectRef<CurrentUser>('ApplicantProfile').implement({
  description: 'What a person told us about themselves outside any application.',
  fields: (t) => ({
    id: t.exposeID('id'),
    applicantType: t.field({
      type: ApplicantTypeType,
      nullable: true,
      resolve: ({ applicantType }) => applicantType,
    }),
    mailingAddress: t.field({
      type: MailingAddressType,
      nullable: true,
      resolve: ({ mailingAddress }) => mailingAddress,
    }),
    answers: t.field({ type: 'JSON', resolve: () => ({}) }),
    addresses: t.field({ type: 'JSON', resolve: () => [] }),
  }),
});

export const UserType = builder.objectRef<CurrentUser>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    displayId: t.exposeString('displayId', { description: 'Short enough to read out over the phone.' }),
    partnerId: t.exposeID('partnerId'),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email'),
    newEmail: t.exposeString('newEmail', {
      nullable: true,
      description: 'The address that waits to be verified.',
    }),
    phone: t.exposeString('phone', { nullable: true }),
    taxId: t.string({
      nullable: true,
      description: 'Masked: only the last four digits can be read (P577).',
      resolve: ({ taxIdLast4 }) => taxIdLast4 && maskTin(taxIdLast4),
    }),
    mailingAddress: t.field({
      type: MailingAddressType,
      nullable: true,
      resolve: ({ mailingAddress }) => mailingAddress,
    }),
    communicationPreferences: t.field({
      type: CommunicationPreferencesType,
      resolve: ({ communicationPreferences }) => communicationPreferences,
    }),
    acceptedTermsAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ acceptedTermsAt }) => acceptedTermsAt,
    }),
    admin: t.exposeBoolean('isStaff', { description: 'True for everyone who works on cases.' }),
    role: t.exposeString('role'),
    rights: t.field({
      type: [RightEnum],
      description: 'What they may do as staff; none for an applicant.',
      resolve: ({ rights }) => [...rights],
    }),
    tenant: t.exposeString('tenant'),
    applicantType: t.field({
      type: ApplicantTypeType,
      nullable: true,
      resolve: ({ applicantType }) => applicantType,
    }),
    applicantProfile: t.field({
      type: ApplicantProfileType,
      nullable: true,
      resolve: (user) => (user.isStaff ? null : user),
    }),
    hasFullProfile: t.boolean({ resolve: hasFullProfile }),
  }),
});

builder.queryField('currentUser', (t) =>
  t.field({
    type: UserType,
    access: anyone,
    nullable: true,
    description: 'The signed-in person; null for a visitor.',
    resolve: (_root, _args, visit) => findCurrentUser(visit),
  }),
);
