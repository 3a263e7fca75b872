import { describe, expect, it } from 'vitest';
import { invalidEmail, isEmail, isSameEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    'ana@example.org',
    'ANA.LOPEZ+aid@Mail.Example.co.uk',
    "o'neil_9@a-b.io",
    '  ana@example.org ',
    `${'a'.repeat(64)}@example.org`,
    'ana@xn--bcher-kva.example',
  ])('takes %s [P543]', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ana',
    'ana@localhost',
    '@example.org',
    'ana@example.',
    'ana@.org',
    'ana@exa mple.org',
    'ana@@example.org',
    'ana@example.org, bo@example.org',
    '.ana@example.org',
    'ana.@example.org',
    'a..b@example.org',
    'ana@-example.org',
    'ana@127.0.0.1',
    'ana@example.c',
    `${'a'.repeat(65)}@example.org`,
    `ana@${'a.'.repeat(130)}org`,
  ])('refuses "%s" [P543]', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('has its message to the letter [P543]', () => {
    expect(invalidEmail('en')).toBe('Please enter a valid email address');
  });
});

describe('isSameEmail', () => {
  it('ignores case and surrounding spaces', () => {
    expect(isSameEmail(' Ana@Example.org', 'ana@example.ORG ')).toBe(true);
    expect(isSameEmail('ana@example.org', 'bo@example.org')).toBe(false);
  });
});
