import * as engine from '@handrail/engine';
import type { FormSettings, LiveForm, ProgramDefinition } from '@handrail/engine';
import type { Contender } from '../contender.ts';
import type { Outcome } from '../form/bench-form.ts';
import { toProgram } from './to-program.ts';

/** What no applicant's browser runs; everything else is counted, whether a form needs it or not. */
const elsewhere = new Set(
  [
    // For the author of a program: its check, the words of its faults, and the names that definitions may use.
    'checkProgram formatFaults features introIcons',
    // For the author too: these write rules as JSON, which is all that a form ever sees of them.
    'add all and answer any daysInMonth daysRemainingInMonth diffInDays divide hasEmailFormat hasPhoneFormat iff item',
    'length literal lookup map matches multiply not or setting subtract sum today value',
    // For the server: it carries stored drafts to a new version, casts answers that were stored as texts, and puts the
    // answers of a submitted version beside its questions for reviewers.
    // It also knows what the person submitted before.
    'migrateAnswers listAnswerKeys coerceAnswers coerceForFields mapAnswers findHistoryRefusals',
  ].flatMap((names) => names.split(' ')),
);
const shipped = Object.keys(engine).filter((name) => !elsewhere.has(name) && !name.startsWith('define'));
const settings: FormSettings = { today: '2026-11-15', locale: 'en', audience: 'applicant' };

export const handrail: Contender = {
  name: 'Handrail',
  does: 'everything',
  packages: [],
  bundle: { '@handrail/engine': shipped },
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
