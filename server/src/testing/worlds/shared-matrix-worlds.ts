import type { Database } from '../../platform/db/open-database.ts';
import { buildMatrixSide, buildMatrixWorld, keep, type MatrixWorldOptions } from './matrix-world.ts';

/** Worlds for many operations, one after the other: a world serves until a call has changed something in it. */
export function shareMatrixWorlds(database: Database, options: MatrixWorldOptions = {}) {
  const beginAbroad = () => keep(() => buildMatrixSide(database, options));
  const beginWorld = () => keep(() => buildMatrixWorld(database, options, () => abroad()));
  let abroad = beginAbroad();
  let world = beginWorld();

  return {
    enter: () => world(),
    /** What came of the calls of an operation that may change something; nothing that is refused does. */
    leave: (outcomes: { readonly atHome: readonly string[]; readonly abroad?: readonly string[] }) => {
      const { atHome, abroad: outcomesAbroad = [] } = outcomes;
      if (!outcomesAbroad.every(isRefusal)) abroad = beginAbroad();
      if (![...atHome, ...outcomesAbroad].every(isRefusal)) world = beginWorld();
    },
  };
}

function isRefusal(outcome: string): boolean {
  return outcome !== 'done' && outcome !== 'nothing';
}
