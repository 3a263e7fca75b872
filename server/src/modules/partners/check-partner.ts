import { features } from '@handrail/engine';
import type { PartnerDraft } from './save-partner.ts';
import { isPublicAddress } from './public-address.ts';
import { isTimeZone } from './time-zone.ts';

/** Words that the product's own addresses use, so no partner can be found under them. */
export const reservedExternalIds: readonly string[] = [
  'partner',
  'graphql',
  'assets',
  'dev',
  'healthz',
  'readyz',
  'metrics',
  'files',
  'platform',
  'webhooks',
];

/** Lists everything that is wrong with a partner's settings; an empty list means they may be saved. */
export function checkPartner(draft: PartnerDraft): string[] {
  const { whitelabeling, links } = draft;
  const addresses = {
    logo: whitelabeling.logo,
    favicon: whitelabeling.favicon,
    help: links.help,
    privacy: links.privacy,
    terms: links.terms,
  };
  return [
    ...checkExternalId(draft.externalId),
    ...(draft.name.trim() === '' ? ['name is empty'] : []),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email)
      ? []
      : [`email "${draft.email}" is not an email address`]),
    ...checkBrandColor(whitelabeling.brandColor),
    ...Object.entries(addresses).flatMap(([field, address]) => checkAddress(field, address)),
    ...(isTimeZone(draft.timeZone) ? [] : [`timeZone "${draft.timeZone}" is unknown`]),
    ...listUnknownFeatures(draft.features).map((key) => `feature "${key}" is unknown`),
    ...(new Set(Object.values(draft.tenantIds)).size < 3 ? ['tenantIds repeat'] : []),
  ];
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function checkExternalId(externalId: string): string[] {
  if (!kebabCase.test(externalId)) return [`externalId "${externalId}" is not in kebab-case`];
  return reservedExternalIds.includes(externalId) ? [`externalId "${externalId}" is reserved`] : [];
}

function checkBrandColor(brandColor: string | null): string[] {
  if (brandColor === null || /^#[0-9a-f]{6}$/.test(brandColor)) return [];
  return [`brandColor "${brandColor}" is not a color like #14213d`];
}

function checkAddress(field: string, address: string | null): string[] {
  if (address === null || isPublicAddress(address)) return [];
  return [`${field} "${address}" must be an https address or a path under /assets/`];
}

/** The features that no part of the product knows. */
export function listUnknownFeatures(keys: readonly string[]): string[] {
  const known: readonly string[] = features;
  return keys.filter((key) => !known.includes(key));
}
