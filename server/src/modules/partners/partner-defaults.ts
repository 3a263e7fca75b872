import type { ApplicantTypeRoles, Partner, PartnerLinks } from './partner.ts';

const productLinks = {
  privacy: '/assets/pages/privacy.html',
  terms: '/assets/pages/terms.html',
} as const satisfies Partial<Record<keyof PartnerLinks, string>>;

const productRoles = {
  FIRST_PARTY: { description: 'I am applying for myself.' },
  THIRD_PARTY: { description: 'I am supplying supplemental information for someone else.' },
} as const satisfies Required<ApplicantTypeRoles>;

/** The links of the partner, with the product's own pages where the partner has none (P126). */
export function toEffectiveLinks({ externalId, links }: Partner): Record<keyof PartnerLinks, string> {
  return {
    help: links.help ?? `/${externalId}/help`,
    privacy: links.privacy ?? productLinks.privacy,
    terms: links.terms ?? productLinks.terms,
  };
}

/** The role descriptions, as the partner words them or as the product does (P611). */
export function toEffectiveRoles({ applicantTypeRoles }: Partner): Required<ApplicantTypeRoles> {
  return { ...productRoles, ...applicantTypeRoles };
}
