import { compileFunction } from 'node:vm';
import { createWalkGenerator } from '@handrail/engine/generating';

/** Lets the server check whole submissions with code that is generated for each form; browsers may not run any. */
export const generateWalk = createWalkGenerator(
  (body, parameters) => compileFunction(body, parameters) as (...values: unknown[]) => unknown,
);
