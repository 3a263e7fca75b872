import { defineWords, inLanguage, type Locale } from '@handrail/engine';
import type { ApplicantTypeRoles, Partner, PartnerLinks } from './partner.ts';

const productLinks = {
  privacy: '/assets/pages/privacy.html',
  terms: '/assets/pages/terms.html',
} as const satisfies Partial<Record<keyof PartnerLinks, string>>;

const productRoles = defineWords('roles', {
  FIRST_PARTY: { description: 'I am applying for myself.' },
  THIRD_PARTY: { description: 'I am supplying supplemental information for someone else.' },
});

/** The links of the partner, with the product's own pages where the partner has none (P126). */
export function toEffectiveLinks({ externalId, links }: Partner): Record<keyof PartnerLinks, string> {
  return {
    help: links.help ?? `/${externalId}/help`,
    privacy: links.privacy ?? productLinks.privacy,
    terms: links.terms ?? productLinks.terms,
  };
}

/** The role descriptions, as the partner words them or as the product does (P611). */
export function toEffectiveRoles(
  { applicantTypeRoles }: Partner,
  locale: Locale,
): Record<keyof ApplicantTypeRoles, { readonly description: string }> {
  const own = inLanguage<Partial<ReturnType<typeof productRoles>>>(applicantTypeRoles, locale);
  return { ...productRoles(locale), ...own };
}
