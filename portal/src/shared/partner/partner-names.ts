import type { Partner } from './get-partner.ts';

const productName = 'Handrail';

/** What the portal calls itself: the partner's platform name, else the product's (P131). */
export function platformNameOf(partner: Partner): string {
  return partner.whitelabeling.platformName ?? productName;
}

/** The title of the browser tab (P130). */
export function toPageTitle(title: string, partner: Partner | undefined): string {
  return `${title} - ${partner ? platformNameOf(partner) : productName}`;
}

/** Every page of a partner lives under its external id (P036). */
export function basenameOf(partner: Partner): string {
  return `/${partner.externalId}`;
}
