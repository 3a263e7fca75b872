import { describe, expect, it } from 'vitest';
import { findRedirectPath, withRedirect } from './redirect-url.ts';

const find = (redirectUrl: string) =>
  findRedirectPath(new URLSearchParams({ redirect_url: redirectUrl }), '/bayview');

describe('findRedirectPath', () => {
  it('accepts a page of the same partner with its query and fragment', () => {
    expect(find('/bayview/program/7/intro?a=1#b')).toBe('/bayview/program/7/intro?a=1#b');
  });

  it.each([
    'https://evil.example/bayview/',
    '//evil.example/bayview/',
    '/\\evil.example/bayview/',
    '\\\\evil.example',
    '/\t/evil.example/bayview/',
    '/bayview/../other-partner/application',
    '/bayview-two/application',
    '/bayview',
    '/other-partner/application',
    'javascript:alert(1)',
    '/%5cevil.example',
    '',
  ])('refuses %j', (redirectUrl) => {
    expect(find(redirectUrl)).toBeUndefined();
  });

  it('goes along with the next step of signing in', () => {
    const path = withRedirect('/identity/emailSent', '/bayview/program/7/intro?a=1');

    expect(findRedirectPath(new URL(path, 'https://x.example').searchParams, '/bayview')).toBe(
      '/bayview/program/7/intro?a=1',
    );
    expect(withRedirect('/identity/emailSent', undefined)).toBe('/identity/emailSent');
  });
});
