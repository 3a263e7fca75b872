import { applicants } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { ApplicantTypeType } from '../partners/index.ts';
import { type CurrentUser, findCurrentUser, UserType } from '../users/index.ts';
import { listTypeChoices } from './list-type-choices.ts';
import type { ProfileInput } from './profile-input.ts';
import { listProfileGaps, profileGaps } from './profile-gaps.ts';
import { updateProfile } from './update-profile.ts';

export const MailingAddressInput = builder.inputType('MailingAddressInput', {
  fields: (t) => ({
    addressLine1: t.string(),
    addressLine2: t.string({ required: false }),
    city: t.string(),
    state: t.string(),
    zip: t.string(),
  }),
});

const CommunicationPreferencesInput = builder.inputType('CommunicationPreferencesInput', {
  fields: (t) => ({ email: t.boolean(), sms: t.boolean() }),
});

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Only the given fields change. A new email takes effect once it is verified.',
  fields: (t) => ({
    name: t.string({ required: false }),
    email: t.string({ required: false }),
    applicantTypeId: t.id({ required: false }),
    phone: t.string({ required: false }),
    taxId: t.string({ required: false, description: 'Nine digits. It is never shown again in full.' }),
    mailingAddress: t.field({ type: MailingAddressInput, required: false }),
    communicationPreferences: t.field({ type: CommunicationPreferencesInput, required: false }),
    acceptsTerms: t.boolean({ required: false }),
  }),
});

const UpdateProfilePayload = definePayload<{ user: CurrentUser }>('UpdateProfilePayload', (t) => ({
  user: t.field({ type: UserType, nullable: true, resolve: ({ user }) => user ?? null }),
}));

// The specification names the call both ways (P668).
for (const name of ['updateProfile', 'updateUserProfile']) {
  builder.mutationField(name, (t) =>
    t.field({
      type: UpdateProfilePayload,
      access: applicants,
      args: { input: t.arg({ type: UpdateProfileInput }) },
      resolve: (_root, { input }, visit) => toPayload(() => update(visit, input)),
    }),
  );
}

async function update(visit: GraphqlVisit, input: ProfileInput): Promise<{ user: CurrentUser }> {
  await updateProfile(memberContext(visit), input);
  const user = await findCurrentUser(visit);
  if (!user) throw new Error('The account no longer exists');
  return { user };
}

builder.objectField(UserType, 'applicantTypeChoices', (t) =>
  t.field({
    type: [ApplicantTypeType],
    description: 'The applicant types that the person may choose (P575, P612).',
    resolve: ({ partnerId, tenant }, _args, visit) =>
      visit.enter(partnerId).db.transaction((tx) => listTypeChoices(tx, partnerId, tenant)),
  }),
);

const ProfileGapEnum = builder.enumType('ProfileGap', { values: profileGaps });

builder.objectField(UserType, 'profileGaps', (t) =>
  t.field({
    type: [ProfileGapEnum],
    description: 'What the person must still tell us before they may start or submit an application.',
    resolve: (user, _args, visit) =>
      visit.enter(user.partnerId).db.transaction((tx) => listProfileGaps(tx, user.partnerId, user)),
  }),
);
