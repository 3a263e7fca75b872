import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { withDatabaseLock } from './with-database-lock.ts';

describe('withDatabaseLock', () => {
  const database = useTestDatabase();

  it('lets one after the other do work of the same name, also after one of them failed', async () => {
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await withDatabaseLock(database().ownerUrl, 'something else', () => Promise.resolve());
      events.push(`${name} ends`);
      if (name === 'a') throw new Error('broken');
    };
    const lock = (name: string) => withDatabaseLock(database().ownerUrl, 'work', work(name));

    const outcomes = await Promise.allSettled([lock('a'), lock('b'), lock('c')]);

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    const turns = [events.slice(0, 2), events.slice(2, 4), events.slice(4)].map((turn) => turn.join(', '));
    expect(turns.sort()).toEqual(['a begins, a ends', 'b begins, b ends', 'c begins, c ends']);
  });
});
