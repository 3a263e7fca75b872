import { describe, expect, it } from 'vitest';
import { drawDisplayId, withDisplayId } from './display-id.ts';

describe('a display id', () => {
  it('is short enough to read out, and says how long it is', () => {
    expect(drawDisplayId(8)).toMatch(/^[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}$/);
    expect(drawDisplayId(9)).toMatch(/^[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]$/);
  });

  it('is drawn again when it is taken, and longer after three times', async () => {
    const asked: number[] = [];
    const draw = (length: number) => {
      asked.push(length);
      return String(length);
    };
    const insert = (id: string) => Promise.resolve(asked.length < 5 ? undefined : id);
    expect(await withDisplayId(insert, draw)).toBe('9');
    expect(asked).toEqual([8, 8, 8, 9, 9]);
  });

  it('gives up in the end instead of drawing for ever', async () => {
    await expect(withDisplayId(() => Promise.resolve(undefined))).rejects.toThrow('No display id was free.');
  });
});
