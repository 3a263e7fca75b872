import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { listHeaderFaults } from '../../testing/api/header-faults.ts';

describe('securityHeaders', () => {
  it('has no fault that the header check knows [check 17]', () => {
    expect(listHeaderFaults(securityHeaders('n-1', { secure: true }), { secure: true })).toEqual([]);
  });

  it('asks for https only where people have it', () => {
    const headers = securityHeaders('n-1', { secure: false });

    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(listHeaderFaults(headers, { secure: false })).toEqual([]);
  });

  it('lets the browser talk to the configured error reporter and to nobody else', () => {
    const origin = 'https://o1.ingest.example';
    const policy = (options: object) =>
      securityHeaders('n-1', { secure: true, ...options })['content-security-policy'];

    expect(policy({})).toContain(`connect-src 'self';`);
    expect(policy({ errorReportingOrigin: origin })).toContain(`connect-src 'self' ${origin};`);
  });

  it('shows pictures of our own server and of the configured image service alone [P687]', () => {
    const policy = (options: object) =>
      securityHeaders('n-1', { secure: true, ...options })['content-security-policy'];

    expect(policy({})).toContain(`img-src 'self' data:;`);
    const origin = 'https://images.example';
    expect(policy({ imageOrigin: origin })).toContain(`img-src 'self' data: ${origin};`);
  });

  it.each([
    [
      'content-security-policy',
      `script-src 'nonce-n-1' 'strict-dynamic'`,
      `script-src 'self' 'unsafe-inline'`,
    ],
    [
      'content-security-policy',
      `script-src 'nonce-n-1' 'strict-dynamic'`,
      `script-src 'nonce-n-1' 'sha256-n' 'strict-dynamic'`,
    ],
    ['content-security-policy', `object-src 'none'`, `object-src *`],
    ['content-security-policy', `base-uri 'none'`, ''],
    ['content-security-policy', `frame-ancestors 'none'`, ''],
    ['strict-transport-security', '63072000', '86400'],
    ['x-content-type-options', 'nosniff', ''],
    ['cross-origin-opener-policy', 'same-origin', 'unsafe-none'],
    ['referrer-policy', 'strict-origin-when-cross-origin', 'unsafe-url'],
    ['cache-control', 'no-store', 'public'],
  ])('is caught by the header check when %s loses %s [check 17]', (name, good, bad) => {
    const headers = securityHeaders('n-1', { secure: true });
    const broken = { ...headers, [name]: headers[name]?.replace(good, bad) };
    expect(listHeaderFaults(broken, { secure: true })).not.toEqual([]);
  });
});
