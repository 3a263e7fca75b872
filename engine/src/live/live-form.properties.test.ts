import fc from 'fast-check';
import { describe, it } from 'vitest';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { applyEdit } from '../testing/choose-edit.ts';
import { expectSame } from '../testing/expect-same.ts';
import { snapshotForm } from '../testing/snapshot-form.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { compileProgram } from './compile-program.ts';
import { createLiveForm } from './live-form.ts';

describe('a live form', () => {
  it('is after every edit what it would be if it were started from its answers', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings, edits }) => {
        const compiled = compileProgram(definition);
        const form = createLiveForm(compiled, { answers, settings });
        for (const edit of edits) {
          applyEdit(form, edit);
          const fresh = createLiveForm(compiled, { answers: form.draftAnswers(), settings });
          expectSame(snapshotForm(form), snapshotForm(fresh));
        }
      }),
      { numRuns: 1500 },
    );
  });
});
