import * as engine from '@handrail/engine';
import type { FormSettings, LiveForm, ProgramDefinition } from '@handrail/engine';
import type { Contender } from '../contender.ts';
import type { Outcome } from '../form/bench-form.ts';
import { toProgram } from './to-program.ts';

/** Everything but what only the author of a program runs. */
const shipped = Object.keys(engine).filter((name) => name !== 'checkProgram' && !name.startsWith('define'));
const settings: FormSettings = { today: '2026-11-15', audience: 'applicant' };

export const handrail: Contender = {
  name: 'Handrail',
  does: 'everything',
  packages: [],
  bundle: `export { ${shipped.join(', ')} } from '@handrail/engine';`,
  define: toProgram,
  load: (definition) => {
    const compiled = engine.compileProgram(JSON.parse(definition) as ProgramDefinition);
    return {
      open: (answers) => {
        const form = engine.createLiveForm(compiled, { settings, answers });
        return {
          edit: ({ path, value }) => {
            form.setAnswer(path, value);
          },
          read: () => readForm(form, compiled.definition),
        };
      },
      accepts: (answers) => engine.checkAnswers(compiled, answers, settings).canSubmit,
    };
  },
};

/** Asks the form about every field that the program has. */
function readForm(form: LiveForm, { sections }: ProgramDefinition): Outcome {
  const questions = sections.flatMap(({ questionGroups }) =>
    questionGroups.flatMap((group) => group.questions),
  );
  const states = questions
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const state = form.findField(field.key);
      if (field.type !== 'Complex') return state ?? [];
      const entries = Array.from({ length: Number(state?.value) }, (_, entry) => `${field.key}.${entry}`);
      return entries.flatMap((entry) =>
        field.subFields.flatMap((part) => form.findField(`${entry}.${part.key}`) ?? []),
      );
    });
  return {
    visible: states.filter(({ isVisible }) => isVisible).map(({ path }) => path),
    wrong: states.filter(({ errors }) => errors.length > 0).map(({ path }) => path),
    sums: Object.fromEntries(
      states
        .filter(({ field }) => field.type === 'Calculated')
        .map(({ path, value }) => [path, Number(value)]),
    ),
  };
}
