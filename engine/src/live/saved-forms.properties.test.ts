import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Answers } from '../values/answers.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { applyEdit } from '../testing/choose-edit.ts';
import { expectSame } from '../testing/expect-same.ts';
import { snapshotForm } from '../testing/snapshot-form.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { compileProgram } from './compile-program.ts';
import { createLiveForm } from './live-form.ts';

describe('a form that is saved and read back', () => {
  it('has the same draft and behaves the same, from the same definition as JSON', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings, edits }) => {
        const form = createLiveForm(compileProgram(definition), { answers, settings });
        for (const edit of edits) applyEdit(form, edit);
        const draft = form.draftAnswers();

        const compiled = compileProgram(readBack<ProgramDefinition>(definition));
        const reopened = createLiveForm(compiled, { answers: readBack<Answers>(draft), settings });

        expectSame(reopened.draftAnswers(), draft);
        expectSame(snapshotForm(reopened), snapshotForm(form));
      }),
      { numRuns: 700 },
    );
  });
});

function readBack<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
