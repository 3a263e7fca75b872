import { createWalkGenerator } from '../live/generating/generate-walk.ts';

/** The server has node:vm for it, which the engine does not know. */
export const generateWalk = createWalkGenerator(
  (body, parameters) =>
    Reflect.construct(Function, [...parameters, body]) as (...values: unknown[]) => unknown,
);
