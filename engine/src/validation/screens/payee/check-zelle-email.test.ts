import { describe, expect, it } from 'vitest';
import { checkZelleEmail } from './check-zelle-email.ts';

const account = { accountEmail: 'ana@example.org' };

describe('checkZelleEmail', () => {
  it.each(['ana@example.org', ' Ana@Example.org '])('takes the account email as "%s"', (email) => {
    expect(checkZelleEmail('en', { email }, account)).toEqual({});
  });

  it.each([undefined, '', 'ana@example'])('refuses %s', (email) => {
    expect(checkZelleEmail('en', email === undefined ? {} : { email }, account)).toEqual({
      email: ['Please enter a valid email address'],
    });
  });

  it('asks to add the account email to the Zelle account', () => {
    expect(checkZelleEmail('en', { email: 'bo@example.org' }, account)).toEqual({
      email: [
        'This must be your account email. Please add ana@example.org to your Zelle account, then enter it here',
      ],
    });
  });
});
