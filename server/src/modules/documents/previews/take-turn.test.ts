import { describe, expect, it } from 'vitest';
import { takeTurn } from './take-turn.ts';

describe('takeTurn', () => {
  it('does one thing after the other, and goes on after a failure', async () => {
    const told: string[] = [];
    const work = (name: string, fails = false) =>
      takeTurn(async () => {
        told.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        told.push(`${name} ends`);
        if (fails) throw new Error('broken');
        return name;
      });

    const turns = [work('a'), work('b', true), work('c')];
    expect(await Promise.allSettled(turns)).toMatchObject([
      { value: 'a' },
      { reason: { message: 'broken' } },
      { value: 'c' },
    ]);
    expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });
});
