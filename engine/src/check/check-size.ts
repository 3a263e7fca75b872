import type { DefinitionFault } from './definition-fault.ts';

/** Refuses data that is too deep or too large to look at, before anything walks it. */
export function checkSize(definition: unknown): DefinitionFault[] {
  let level: unknown[] = [definition];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximumDepth) return [{ path: '', message: `is nested deeper than ${maximumDepth} levels` }];
    count += level.length;
    if (count > maximumValues) return [{ path: '', message: `has more than ${maximumValues} values` }];
    const inner: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const item of Object.values(value)) inner.push(item);
      if (count + inner.length > maximumValues) break;
    }
    level = inner;
  }
  return [];
}

const maximumDepth = 150;
const maximumValues = 1_000_000;
