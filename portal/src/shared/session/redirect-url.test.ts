import { describe, expect, it } from 'vitest';
import { hostileRedirects } from './hostile-redirects.fixture.ts';
import { findRedirectPath, withRedirect } from './redirect-url.ts';

const find = (redirectUrl: string) =>
  findRedirectPath(new URLSearchParams({ redirect_url: redirectUrl }), '/bayview');

/** The addresses that would lead a person away from this partner. */
function listEscapes(follow: (wanted: string) => string | undefined): string[] {
  return hostileRedirects.filter((wanted) => {
    const path = follow(wanted);
    if (path === undefined) return false;
    const { origin, pathname } = new URL(path, 'https://aid.example');
    return origin !== 'https://aid.example' || !pathname.startsWith('/bayview/');
  });
}

describe('findRedirectPath', () => {
  it('lets none of the known tricks lead to another site or another partner [check 28]', () => {
    expect(hostileRedirects.length).toBeGreaterThanOrEqual(60);
    expect(listEscapes(find)).toEqual([]);
  });

  it('would be caught if it only looked at the first letter [check 28]', () => {
    const careless = (wanted: string) => (wanted.startsWith('/') ? wanted : undefined);
    expect(listEscapes(careless).length).toBeGreaterThan(20);
  });

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
