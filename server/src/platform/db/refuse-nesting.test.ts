import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { PartnerDb } from './partner-db.ts';
import { trustCallers } from './refuse-nesting.ts';

const database = useTestDatabase({ poolSize: 2 });

describe('asking for a connection while holding one', () => {
  it('fails at once and names both places, whichever door is used', async () => {
    const { id: partnerId } = await insertPartner(database());
    const { db, publicDb } = buildContext(database(), { partnerId });
    for (const inner of [db, publicDb]) {
      const complaint = await holdAndAsk(db, inner).catch(String);
      expect(complaint).toContain('This code asks for a database connection while it already holds one.');
      expect(complaint).toMatch(/is held by:\n.*holdAndAsk .*refuse-nesting\.test\.ts/);
      expect(complaint).toMatch(/is requested by:\n.*askAgain .*refuse-nesting\.test\.ts/);
    }
  });

  it('is fine one after the other, side by side, and in what an ended transaction has started', async () => {
    const { public: db } = database();
    await db.read(nothing);
    await Promise.all([db.read(nothing), db.transaction(nothing)]);

    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { work } = await db.read(() => ({ work: ended.then(() => db.read(nothing)) }));
    end();
    await work;
  });

  it('costs production nothing: the work is called and nothing else', () => {
    const answer = Promise.resolve();
    expect(trustCallers(() => answer)).toBe(answer);
  });
});

const nothing = () => Promise.resolve();

async function holdAndAsk(outer: PartnerDb, inner: PartnerDb): Promise<void> {
  await outer.transaction(() => askAgain(inner));
}

async function askAgain(db: PartnerDb): Promise<void> {
  await db.read(nothing);
}
