import { expect } from 'vitest';

/** Expects two plain values to be equal; their JSON is compared first, because thousands of runs do so. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}
