import { describe, expect, it } from 'vitest';
import { findReturnPath, signInAddress } from './return-path.ts';

const basename = '/partner/bayview';

describe('findReturnPath', () => {
  it('follows a path inside the same console', () => {
    expect(findReturnPath(searchOf(signInAddress('/partner/bayview/cases?view=mine')), basename)).toBe(
      '/partner/bayview/cases?view=mine',
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example/partner/bayview/',
    '/\\evil.example/partner/bayview/',
    '/partner/other/cases',
    '/partner/bayview/../other/cases',
    '/bayview/application',
    'javascript:alert(1)',
    '',
  ])('follows nothing else: %s', (wanted) => {
    expect(findReturnPath(new URLSearchParams({ redirect_url: wanted }), basename)).toBeUndefined();
  });
});

function searchOf(address: string): URLSearchParams {
  return new URL(address, 'https://console.invalid').searchParams;
}
