import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { buildTotpUri, createTotpSecret, findTimeStep } from './totp.ts';

// The secret of RFC 6238's own examples, with its SHA-1 values cut to six digits.
const rfcSecret = Secret.fromUTF8('12345678901234567890').base32;

describe('findTimeStep', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '287082', 1],
    ['2005-03-18T01:58:29Z', '081804', 37037036],
    ['2009-02-13T23:31:30Z', '005924', 41152263],
    ['2033-05-18T03:33:20Z', '279037', 66666666],
  ])('knows the value of RFC 6238 at %s', (at, code, step) => {
    expect(findTimeStep(rfcSecret, code, new Date(at))).toBe(step);
  });

  it('takes a code one step early or late, and none further away', () => {
    const secret = createTotpSecret();
    const now = new Date('2026-11-15T15:00:15Z');
    const codeAt = (seconds: number) =>
      new TOTP({ secret }).generate({ timestamp: now.getTime() + seconds * 1000 });
    const step = Math.floor(now.getTime() / 30_000);

    expect([-30, 0, 30].map((seconds) => findTimeStep(secret, codeAt(seconds), now))).toEqual([
      step - 1,
      step,
      step + 1,
    ]);
    expect(findTimeStep(secret, codeAt(-60), now)).toBeUndefined();
    expect(findTimeStep(secret, codeAt(60), now)).toBeUndefined();
  });

  it('reads a code with a space in it, and nothing that is no code', () => {
    expect(findTimeStep(rfcSecret, '287 082', new Date('1970-01-01T00:00:59Z'))).toBe(1);
    for (const typed of ['', '28708', '2870820', 'abcdef', '２８７０８２'])
      expect(findTimeStep(rfcSecret, typed, new Date('1970-01-01T00:00:59Z'))).toBeUndefined();
  });
});

describe('buildTotpUri', () => {
  it('says what every authenticator app reads', () => {
    const uri = new URL(buildTotpUri(rfcSecret, { issuer: 'Bayview Fund', email: 'ada@demo.example' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Bayview Fund:ada@demo.example');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: 'Bayview Fund',
      secret: rfcSecret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
