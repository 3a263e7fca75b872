import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('are hashed with argon2id of at least 19 MiB and two passes [check 31]', async () => {
    const hash = await hashPassword('correct horse 9!');
    expect(costOf(hash)).toEqual({ algorithm: 'argon2id', enough: true });
  });

  it('are seen to be weak when the cost is too low [check 31]', () => {
    expect(costOf('$argon2id$v=19$m=4096,t=2,p=1$c2FsdA$aGFzaA').enough).toBe(false);
    expect(costOf('$argon2id$v=19$m=19456,t=1,p=1$c2FsdA$aGFzaA').enough).toBe(false);
  });

  it('fit their own hash and no other', async () => {
    const hash = await hashPassword('correct horse 9!');
    expect(await verifyPassword(hash, 'correct horse 9!')).toBe(true);
    expect(await verifyPassword(hash, 'correct horse 9?')).toBe(false);
  });

  it.each([
    ['beyond 72 bytes', `${'a'.repeat(100)}1!`, `${'a'.repeat(100)}2!`],
    ['in the last of 128 characters', `${'a'.repeat(127)}1`, `${'a'.repeat(127)}2`],
    ['in letters of other scripts', 'пароль-длинный-9!', 'пароль-длинныи-9!'],
    ['in emoji', '🐢🐢🐢🐢🐢🐢🐢🐢🐢🐢1!', '🐢🐢🐢🐢🐢🐢🐢🐢🐢🐇1!'],
    ['after a NUL character', 'before\u0000one', 'before\u0000two'],
  ])('are distinguished when they differ %s [check 31]', async (_where, password, other) => {
    const hash = await hashPassword(password);
    expect(await verifyPassword(hash, password)).toBe(true);
    expect(await verifyPassword(hash, other)).toBe(false);
  });

  it('are the same however a keyboard composes a letter', async () => {
    const hash = await hashPassword('cafe\u0301-au-lait-9!');
    expect(await verifyPassword(hash, 'caf\u00e9-au-lait-9!')).toBe(true);
  });

  it('have at most 128 characters, counted as a person counts them', async () => {
    await expect(hashPassword('a'.repeat(129))).rejects.toThrow('at most 128 characters');
    const hash = await hashPassword('🐢'.repeat(128));
    expect(await verifyPassword(hash, '🐢'.repeat(128))).toBe(true);
    expect(await verifyPassword(hash, '🐢'.repeat(129))).toBe(false);
  });

  it('never fit when there is no account', async () => {
    expect(await verifyPassword(undefined, 'correct horse 9!')).toBe(false);
    expect(await verifyPassword(undefined, '')).toBe(false);
  });
});

function costOf(hash: string): { algorithm: string; enough: boolean } {
  const [, algorithm = '', , cost = ''] = hash.split('$');
  const { m = 0, t = 0 } = Object.fromEntries(
    cost.split(',').map((part) => [part.slice(0, 1), Number(part.slice(2))]),
  );
  return { algorithm, enough: m >= 19 * 1024 && t >= 2 };
}
