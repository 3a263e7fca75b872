import { devDrill } from './dev.drill.ts';
import type { Drill } from './drill.ts';
import { journeyDrills } from './journey-drills.ts';
import { moneyDrills } from './money/money-drills.ts';
import { nodeVersionsDrill } from './node-versions.drill.ts';
import { pgbouncerDrill } from './pgbouncer.drill.ts';

/** Every drill: a file of its own, and a line here; journeys that are only a matter of more runs share one. */
export const drills: readonly Drill[] = [
  ...journeyDrills,
  ...moneyDrills,
  pgbouncerDrill,
  devDrill,
  nodeVersionsDrill,
];
