/** Decides by chance, the same way again for the same seed. */
export interface Chance {
  /** A whole number from 0 to below the limit. */
  readonly below: (limit: number) => number;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  // Mulberry32.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneOf: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    },
  };
}
