import { describe, expect, it } from 'vitest';
import type { Partner } from '../../partners/index.ts';
import { buildPartnerDraft } from '../../../testing/builders/insert-partner.ts';
import { listPasswordFaults } from './password-policy.ts';
import { listWeakPasswords } from './weak-passwords.fixture.ts';

const partner: Partner = {
  id: 'partner-1',
  passwordPolicy: 'spec',
  defaultLocale: 'en',
  ...buildPartnerDraft({ externalId: 'bayview' }),
};
const email = 'ada.reyes@demo.example';
const check = (password: string, at = partner) => listPasswordFaults(at, email, password);

/** The passwords that someone may choose although they should not. */
async function listAccepted(passwords: readonly string[], judge: (password: string) => Promise<string[]>) {
  const accepted: string[] = [];
  for (const password of passwords) if ((await judge(password)).length === 0) accepted.push(password);
  return accepted;
}

describe('the password policy', () => {
  it('refuses ten thousand common, breached and partner-name passwords [check 31]', async () => {
    const weak = listWeakPasswords([
      'bayview',
      'bayviewcollege',
      'bayviewcollegefund',
      'adareyes',
      'handrail',
    ]);
    expect(weak).toHaveLength(10_000);
    expect(await listAccepted(weak, check)).toEqual([]);
  }, 120_000);

  it('would be caught with the composition rules alone: most of them pass [check 31]', async () => {
    const weak = listWeakPasswords([]).slice(0, 200);
    expect((await listAccepted(weak, () => Promise.resolve([]))).length).toBe(200);
  });

  it.each([
    'kettle 4 orchard?',
    'tulip-7-vase',
    'Kx9#mQ2!vLp4',
    'пароль-длинный-9! да',
    '🐢 slow & steady 12 🐢',
    'a very long sentence about 3 rivers, and what grows on their banks in spring',
    `${'violet moss 8, '.repeat(3)}amber quartz; under nine bridges & a kite`,
  ])('takes %s [check 31]', async (password) => {
    expect(await check(password)).toEqual([]);
  });

  it.each(['BayviewCollege2026!', 'ada.reyes@demo.example1', 'Handrail-Bayview-1', 'Reyes_Ada_Bayview1!'])(
    'refuses what is made of the account and the partner: %s',
    async (password) => {
      expect(await check(password)).toEqual(['personal']);
    },
  );

  it('names the rules that fail [P546] [P547] [P548]', async () => {
    expect(await check('short')).toEqual(['min', 'digits', 'symbols']);
    expect(await check('x'.repeat(129))).toEqual(['max', 'digits', 'symbols']);
    expect(await check('Password123!')).toEqual(['common']);
  });

  it('asks for length alone where the partner follows NIST', async () => {
    const nist = { ...partner, passwordPolicy: 'nist15' } as const;
    expect(await check('kettle orchard lantern', nist)).toEqual([]);
    expect(await check('kettle orchard', nist)).toEqual(['min']);
    expect(await check('passwordpassword', nist)).toEqual(['common']);
  });

  it.each(['@4$3'.repeat(31) + '1!', 'p@ssw0rd'.repeat(15) + '1!', '1337!'.repeat(25)])(
    'answers for %s before the runner gives up [check 20]',
    async (nasty) => {
      expect(await check(nasty)).toBeDefined();
    },
  );
});
