import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

const database = useTestDatabase();

/** Every call that a stranger can make about an address. */
const calls = {
  sendMagicLink: ['SendMagicLinkInput', { timezone: 'UTC' }],
  sendMagicLinkV2: ['SendMagicLinkV2Input', { timezone: 'UTC', continueUrl: '/' }],
  signInWithPassword: ['SignInWithPasswordInput', { password: 'a guess' }],
  sendPasswordReset: ['SendPasswordResetInput', { timezone: 'UTC' }],
} as const;

async function setUp() {
  const partner = await insertPartner(database());
  await insertUser(database(), partner.id, { email: 'known@demo.example', password: 'gravel 7 lantern!' });
  const ctx = buildContext(database(), { partnerId: partner.id });
  const scope = { partnerId: partner.id, tenantId: partner.tenantIds.applicant };
  const ask = (name: keyof typeof calls, email: string) => {
    const [type, input] = calls[name];
    const document = `mutation M($input: ${type}!) { done: ${name}(input: $input) { metadata { status errors message } } }`;
    return runOperation(ctx, document, { input: { ...scope, ...input, email } });
  };
  return { ask };
}

interface Footprint {
  readonly answer: string;
  readonly statements: number;
}

/** What a call leaves to see: its answer and the work it costs, as the statements that the database gets. */
async function trace(work: () => Promise<unknown>): Promise<Footprint> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = JSON.stringify(await work());
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { answer, statements };
}

describe('a stranger who asks about addresses', () => {
  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    'sees the same answer and the same work for a known and an unknown one: %s [check 27] [P696]',
    async (name) => {
      const { ask } = await setUp();
      // The first mail of a partner makes the key for its mails.
      await ask(name, 'first@demo.example');
      const known = await trace(() => ask(name, 'known@demo.example'));
      const unknown = await trace(() => ask(name, 'unknown@demo.example'));
      expect(unknown).toEqual(known);
      expect(known.statements).toBeGreaterThan(5);
    },
  );

  it('would see the difference of a sign-in that gives up early on unknown addresses [check 27]', async () => {
    const { ask } = await setUp();
    const known = await trace(() => ask('signInWithPassword', 'known@demo.example'));
    const hasty = await trace(() => Promise.resolve({ data: 'wrong password' }));
    expect(hasty.statements).not.toBe(known.statements);
  });
});
