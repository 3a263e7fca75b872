import { describe, expect, it } from 'vitest';
import { toContinuePath } from './continue-path.ts';

const place = { publicUrl: 'https://aid.example', externalId: 'bayview' };

const hostile = [
  'https://evil.example',
  'https://evil.example/bayview/application',
  'http://aid.example/bayview/application',
  'https://aid.example.evil.example/bayview',
  'https://aid.example:8443/bayview',
  'https://aid.example@evil.example/bayview',
  'https://user:pass@aid.example/bayview',
  'https://aid.exampleevil/bayview',
  'https:/evil.example',
  'https:evil.example/bayview',
  'HTTPS://EVIL.EXAMPLE/bayview',
  '//evil.example',
  '//evil.example/bayview/application',
  '///evil.example/bayview',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example\\bayview',
  '/bayview\\@evil.example',
  '/bayview/..\\..\\evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//bayview',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://aid.example/1',
  'about:blank',
  'mailto:a@evil.example',
  '',
  ' ',
  'evil.example',
  'bayview/application',
  './bayview/application',
  '?redirect_url=/bayview',
  '#/bayview',
  '/',
  '/other-partner',
  '/other-partner/application/portal',
  '/bayview-evil/application',
  '/bayviewevil',
  '/BAYVIEW/application',
  '/partner/bayview',
  '/graphql',
  '/bayview/../other-partner/application',
  '/bayview/./../other-partner',
  '/bayview/%2e%2e/other-partner',
  '/bayview/%2E%2E%2Fother-partner',
  '/bayview/..%2fother-partner',
  '/bayview/..%5cother-partner',
  '/bayview/%252e%252e/other-partner',
  '/bayview//evil.example',
  '/bayview//application',
  '/%62ayview/application',
  '/bayview%2f..%2fother-partner',
  '/bayview/application\r\nLocation: https://evil.example',
  '/bayview/application\u0000',
  '/bayview/\u2025/other-partner',
  '/\u0000/evil.example',
  '\thttps://evil.example',
  ' //evil.example',
  '/bayview/identity/magicLink?redirect_url=//evil.example',
  '/bayview/identity/magicLink?redirect_url=https://evil.example',
  '/bayview/identity/magicLink?redirect_url=%2F%2Fevil.example',
  '/bayview/identity/magicLink?redirect_url=/other-partner/application',
  'https://aid.example/bayview/identity/magicLink?redirect_url=javascript:alert(1)',
  `/bayview/${'a'.repeat(3000)}`,
];

describe('toContinuePath', () => {
  it.each(hostile)('sends nobody to %j [check 28]', (wish) => {
    expect(toContinuePath(wish, place)).toBeNull();
  });

  it('knows at least sixty hostile wishes', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
  });

  it('catches the wish that a check of the prefix alone would let through [check 28]', () => {
    const checkOfPrefix = (wish: string) => (wish.startsWith('/bayview') ? wish : null);
    expect(hostile.filter((wish) => checkOfPrefix(wish) !== null).length).toBeGreaterThan(10);
  });

  it.each([
    ['/bayview', '/bayview'],
    ['/bayview/application/portal', '/bayview/application/portal'],
    [
      '/bayview/application/7b2/questions/a-b?review=true',
      '/bayview/application/7b2/questions/a-b?review=true',
    ],
    ['https://aid.example/bayview/case/1/details', '/bayview/case/1/details'],
    [
      'https://aid.example/bayview/identity/magicLink?redirect_url=/bayview/case/1/details',
      '/bayview/case/1/details',
    ],
    ['/bayview/identity/magicLink?redirect_url=%2Fbayview%2Fclaim', '/bayview/claim'],
  ])('keeps %s inside the partner', (wish, path) => {
    expect(toContinuePath(wish, place)).toBe(path);
  });

  it.each([undefined, null, 'https://aid.example/bayview/identity/magicLink'])(
    'has no wish in %j',
    (wish) => {
      expect(toContinuePath(wish, place)).toBeNull();
    },
  );
});
