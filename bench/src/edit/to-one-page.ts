import type { ProgramDefinition } from '@handrail/engine';
import { toProgram } from '../engine/contenders/to-program.ts';
import type { BenchForm } from '../engine/form/bench-form.ts';

export const pageKey = 'everything';

/** The form with all of its fields on one question page, which is the most that an edit can have around it. */
export function toOnePage(form: BenchForm): ProgramDefinition {
  const program = toProgram(form);
  const fields = program.sections
    .flatMap(({ questionGroups }) => questionGroups)
    .flatMap(({ questions }) => questions)
    .flatMap((question) => question.fields);
  const questions = [{ key: pageKey, copy: { title: 'Everything' }, fields }];
  return {
    ...program,
    sections: [
      { key: 'all', name: 'All', questionGroups: [{ key: 'all', questions }] },
      { key: 'review', name: 'Review', questionGroups: [] },
    ],
  };
}
