import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ApplicantTypeType } from './applicant-type.graphql.ts';
import { findPartner } from './find-partner.ts';
import { listFeaturesOn } from './features-on.ts';
import { listFlags, type PartnerFlag } from './list-flags.ts';
import { listPartnerApplicantTypes } from './list-partner-applicant-types.ts';
import { PartnerConfigType } from './partner-config.graphql.ts';
import { toEffectiveLinks } from './partner-defaults.ts';
import type { Partner, Whitelabeling } from './partner.ts';

const WhitelabelingType = builder.objectRef<Whitelabeling>('Whitelabeling').implement({
  fields: (t) => ({
    logo: t.exposeString('logo', { nullable: true }),
    platformName: t.exposeString('platformName', { nullable: true }),
    brandColor: t.exposeString('brandColor', { nullable: true }),
    favicon: t.exposeString('favicon', { nullable: true }),
  }),
});

const PartnerLinksType = builder.objectRef<ReturnType<typeof toEffectiveLinks>>('PartnerLinks').implement({
  fields: (t) => ({
    help: t.exposeString('help'),
    privacy: t.exposeString('privacy'),
    terms: t.exposeString('terms'),
  }),
});

const PartnerFlagType = builder.objectRef<PartnerFlag>('PartnerFlag').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    enabled: t.exposeBoolean('enabled'),
    payload: t.field({ type: 'JSON', nullable: true, resolve: ({ payload }) => payload ?? null }),
  }),
});

export const PartnerType = builder.objectRef<Partner>('Partner').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    externalId: t.exposeString('externalId'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    mailingAddress: t.field({
      type: 'JSON',
      nullable: true,
      resolve: ({ mailingAddress }) => mailingAddress,
    }),
    timeZone: t.exposeString('timeZone'),
    defaultLocale: t.exposeString('defaultLocale', {
      description: 'The language of visitors, and of people who chose none.',
    }),
    features: t.stringList({
      description: 'What is on now: a feature that a flag switches off is not listed.',
      resolve: (partner, _args, visit) => listFeaturesOn(visit, partner),
    }),
    whitelabeling: t.field({ type: WhitelabelingType, resolve: ({ whitelabeling }) => whitelabeling }),
    links: t.field({ type: PartnerLinksType, resolve: toEffectiveLinks }),
    config: t.field({ type: PartnerConfigType, resolve: (partner) => partner }),
    applicantTypes: t.field({
      type: [ApplicantTypeType],
      resolve: ({ id }, _args, visit) => listPartnerApplicantTypes(visit.enter(id)),
    }),
    flags: t.field({ type: [PartnerFlagType], resolve: ({ id }, _args, visit) => listFlags(visit, id) }),
  }),
});

const PartnerFilter = builder.inputType('PartnerFilter', {
  fields: (t) => ({ externalId: t.field({ type: 'NonEmptyString' }) }),
});

const PartnerConnection = builder.objectRef<readonly Partner[]>('PartnerConnection').implement({
  fields: (t) => ({ nodes: t.field({ type: [PartnerType], resolve: (partners) => [...partners] }) }),
});

builder.queryField('partners', (t) =>
  t.field({
    type: PartnerConnection,
    access: anyone,
    args: { filter: t.arg({ type: PartnerFilter }) },
    resolve: async (_root, { filter }, visit) => {
      const partner = await findPartner(visit, filter.externalId);
      return partner ? [partner] : [];
    },
  }),
);
