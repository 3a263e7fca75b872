import { describe, expect, it } from 'vitest';
import { buildPartnerDraft } from '../../testing/builders/insert-partner.ts';
import { checkPartner, reservedExternalIds } from './check-partner.ts';

const draft = buildPartnerDraft();
const { whitelabeling, links } = draft;

describe('checkPartner', () => {
  it('finds no fault in a sound partner', () => {
    const pictures = { logo: '/assets/demo/logo.svg', favicon: 'https://img.example/i.png' };
    expect(
      checkPartner({ ...draft, whitelabeling: { ...whitelabeling, ...pictures, brandColor: '#0b6e4f' } }),
    ).toEqual([]);
  });

  it.each(reservedExternalIds)('keeps the address /%s for the product', (externalId) => {
    expect(checkPartner({ ...draft, externalId })).toEqual([`externalId "${externalId}" is reserved`]);
  });

  it.each(['', 'Bay View', 'bay_view', '-bay', 'bay--view', 'bay/view', '..'])(
    'refuses the external id %j',
    (externalId) => {
      expect(checkPartner({ ...draft, externalId })).toEqual([
        `externalId "${externalId}" is not in kebab-case`,
      ]);
    },
  );

  it.each(['red', '#fff', '#12345G', '#14213D', 'url(x)', '#14213d;}'])(
    'refuses the brand color %j',
    (brandColor) => {
      expect(checkPartner({ ...draft, whitelabeling: { ...whitelabeling, brandColor } })).toHaveLength(1);
    },
  );

  it.each([
    'http://img.example/logo.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg>',
    '/logo.png',
    '//img.example/logo.png',
    '/assets/../graphql',
    'logo.png',
  ])('refuses the address %j for pictures and links', (address) => {
    expect(checkPartner({ ...draft, whitelabeling: { ...whitelabeling, logo: address } })).toHaveLength(1);
    expect(checkPartner({ ...draft, links: { ...links, privacy: address } })).toHaveLength(1);
  });

  it('names every other fault in one go', () => {
    const same = { applicant: 'x', advocate: 'x', staff: 'y' };
    const faults = checkPartner({
      ...draft,
      name: ' ',
      email: 'nobody',
      timeZone: 'Mars/Olympus',
      features: ['w9', 'teleport'],
      tenantIds: same,
    });
    expect(faults).toEqual([
      'name is empty',
      'email "nobody" is not an email address',
      'timeZone "Mars/Olympus" is unknown',
      'feature "teleport" is unknown',
      'tenantIds repeat',
    ]);
  });
});
