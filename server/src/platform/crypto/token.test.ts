import { expect, it } from 'vitest';
import { createToken, hashToken } from './token.ts';

it('makes tokens of 256 bits that are found again by their hash only', () => {
  const { token, hash } = createToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashToken(token)).toEqual(hash);
  expect(hash.toString('base64url')).not.toBe(token);
});

it('never makes the same token twice', () => {
  const tokens = Array.from({ length: 1_000 }, () => createToken().token);
  expect(new Set(tokens).size).toBe(1_000);
});
