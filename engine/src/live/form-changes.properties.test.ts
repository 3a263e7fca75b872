import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { applyEdit } from '../testing/choose-edit.ts';
import { listMisnamed } from '../testing/list-misnamed.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { snapshotForm, type FormSnapshot } from '../testing/snapshot-form.ts';
import { compileProgram } from './compile-program.ts';
import { createLiveForm } from './live-form.ts';

describe('the changes of an edit', () => {
  it('name exactly the fields, questions and progress that are different now', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings, edits }) => {
        const form = createLiveForm(compileProgram(definition), { answers, settings });
        let before = snapshotForm(form);
        for (const edit of edits) {
          const changes = applyEdit(form, edit);
          const after = snapshotForm(form);
          expect(listMisnamed(changes, edit, before, after)).toEqual([]);
          expect([...changes.questions].sort()).toEqual(listFlipped(before, after));
          expect(changes.progress ?? before.report.progress).toBe(after.report.progress);
          before = after;
        }
      }),
      { numRuns: 1500 },
    );
  });
});

function listFlipped(before: FormSnapshot, after: FormSnapshot): string[] {
  const [earlier, now] = [listQuestionKeys(before), listQuestionKeys(after)];
  return [
    ...earlier.filter((key) => !now.includes(key)),
    ...now.filter((key) => !earlier.includes(key)),
  ].sort();
}

function listQuestionKeys({ steps }: FormSnapshot): string[] {
  return steps.flatMap((step) => (step.kind === 'question' ? [step.key] : []));
}
