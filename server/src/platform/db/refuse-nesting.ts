import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs work that holds one connection of a pool for as long as it lasts. */
export type Hold = <T>(work: () => Promise<T>) => Promise<T>;

interface Holder {
  /** Created where the connection is requested, for its stack trace. */
  readonly asked: Error;
  isHolding: boolean;
}

/**
 * Refuses work that asks for a second connection while it holds one. Enough of such work at the same time takes every
 * connection of the pool and then waits for itself, and everyone else waits with it.
 */
export function refuseNesting(): Hold {
  const holders = new AsyncLocalStorage<Holder>();

  return async function hold(work) {
    const asked = new Error('A connection was requested');
    const outer = holders.getStore();
    if (outer?.isHolding) throw new Error(describe(outer.asked, asked));

    const holder = { asked, isHolding: true };
    try {
      return await holders.run(holder, work);
    } finally {
      holder.isHolding = false;
    }
  };
}

/** Costs nothing: for production, where tests have shown that nothing nests. */
export const trustCallers: Hold = (work) => work();

function describe(held: Error, asked: Error): string {
  return [
    'This code asks for a database connection while it already holds one. Use the open transaction instead.',
    'The first connection is held by:',
    ...placesOf(held),
    'Another one is requested by:',
    ...placesOf(asked),
  ].join('\n');
}

/** The door itself, libraries and Node.js do not say who it was. */
const notCallers = /platform\/db\/(refuse-nesting|open-database)\.ts|\/node_modules\/|\(?node:/;

function placesOf({ stack = '' }: Error): string[] {
  const lines = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return lines.filter((line) => !notCallers.test(line)).slice(0, 3);
}
