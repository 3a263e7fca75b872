import { describe, expect, it } from 'vitest';
import { hasFullProfile } from './user.ts';

describe('hasFullProfile', () => {
  it.each([
    { name: 'Ada Reyes', email: 'ada@demo.example', complete: true },
    { name: null, email: 'ada@demo.example', complete: false },
    { name: '  ', email: 'ada@demo.example', complete: false },
    { name: 'Ada Reyes', email: '', complete: false },
    { name: 'ada@demo.example', email: 'ada@demo.example', complete: false },
    { name: 'Ada@Demo.example ', email: 'ada@demo.example', complete: false },
  ])('says $complete for the name $name and the email $email [P554]', ({ complete, ...user }) => {
    expect(hasFullProfile(user)).toBe(complete);
  });
});
