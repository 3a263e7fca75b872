import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDefinition } from '../testing/arbitrary-form.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { checkProgram } from './check-program.ts';

describe('checkProgram', () => {
  it('finds nothing wrong with any sound definition', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryDefinition, (definition) => {
        expect(checkProgram(definition)).toEqual([]);
      }),
      { numRuns: 700 },
    );
  });
});
