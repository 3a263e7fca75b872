import { describe, expect, it } from 'vitest';
import { checkSignIn } from './check-sign-in.ts';

describe('checkSignIn', () => {
  it('takes an email and a password [P550]', () => {
    expect(checkSignIn({ email: 'ana@example.org', password: 'x' })).toEqual({});
  });

  it('asks for a valid email and a password [P550]', () => {
    expect(checkSignIn({})).toEqual({
      email: ['Please enter a valid email address'],
      password: ['Password is required'],
    });
    expect(checkSignIn({ email: 'ana@example', password: 'x' })).toEqual({
      email: ['Please enter a valid email address'],
    });
  });
});
