import fc from 'fast-check';

/** Makes choices from a tape of numbers; at its end every choice is the first, so that a shorter tape makes less. */
export interface Chooser {
  /** A whole number from 0. */
  readonly number: (below: number) => number;
  readonly flip: () => boolean;
  /** True once in so many times. */
  readonly oneIn: (times: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly find: <Item>(items: readonly Item[]) => Item | undefined;
  /** The same items, at times the other way round. */
  readonly order: <Item>(items: readonly Item[]) => Item[];
  readonly some: <Item>(most: number, make: (index: number) => Item) => Item[];
}

/** The choices of a test; shrinking takes choices away. */
export function arbitraryTape(mostChoices: number): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ maxLength: mostChoices, size: 'max' });
}

export function createChooser(tape: Uint8Array): Chooser {
  let at = 0;
  const number = (below: number): number => {
    const choice = (tape[at] ?? 0) % below;
    at += 1;
    return choice;
  };
  return {
    number,
    flip: () => number(2) === 1,
    oneIn: (times) => number(times) === times - 1,
    pick: ([first, ...rest]) => {
      const choice = number(rest.length + 1);
      return choice === 0 ? first : (rest[choice - 1] ?? first);
    },
    find: (items) => (items.length === 0 ? undefined : items[number(items.length)]),
    order: (items) => (number(2) === 1 ? items.toReversed() : [...items]),
    some: (most, make) => Array.from({ length: number(most + 1) }, (_item, index) => make(index)),
  };
}
