import type { Partner } from './find-partner.ts';

const productName = 'Handrail';

export function platformNameOf(partner: Partner | undefined): string {
  return partner?.whitelabeling.platformName ?? productName;
}

/** Every page of a partner's console lives under this path. */
export function basenameOf(partner: Partner): string {
  return `/partner/${partner.externalId}`;
}
