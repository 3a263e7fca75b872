import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../programs/src/data/', import.meta.url);

describe('the data that a partner can replace', () => {
  it.each(readdirSync(folder))('says whether it is invented: %s', async (name) => {
    const lists = Object.values((await import(new URL(name, folder).href)) as Record<string, unknown>);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list).toMatchObject({ sample: expect.any(Boolean) as boolean });
  });
});
