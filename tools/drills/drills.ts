import type { Drill } from './drill.ts';
import { pgbouncerDrill } from './pgbouncer.drill.ts';

/** Every drill: a file of its own, and a line here. */
export const drills: readonly Drill[] = [pgbouncerDrill];
