import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFormCase } from '../../testing/arbitrary-form.ts';
import { listPaths } from '../../testing/snapshot-form.ts';
import { manyRuns } from '../../testing/many-runs.ts';
import { compileProgram } from '../compile-program.ts';
import { explainField } from './explain-field.ts';
import { createLiveForm } from '../live-form.ts';

describe('explainField', () => {
  it('agrees with what can be seen', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings }) => {
        const form = createLiveForm(compileProgram(definition), { answers, settings });
        for (const path of listPaths(form)) {
          expect({ path, holds: explainField(form, path)?.holds }).toEqual({
            path,
            holds: form.findField(path)?.isVisible,
          });
        }
      }),
      { numRuns: 700 },
    );
  });

  it('gives a reason where the condition of a field reads answers alone', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings }) => {
        const form = createLiveForm(compileProgram(definition), { answers, settings });
        for (const path of listPaths(form)) {
          const { dynamicLogic } = form.findField(path)?.field ?? {};
          if (dynamicLogic === undefined || JSON.stringify(dynamicLogic).includes('"setting"')) continue;
          const explanation = explainField(form, path);
          if (explanation?.holds)
            expect({ path, reasons: explanation.reasons }).not.toEqual({ path, reasons: [] });
        }
      }),
      { numRuns: 500 },
    );
  });
});
