import {
  compileProgram,
  createLiveForm,
  defineProgram,
  defineQuestion,
  defineSection,
  type Answers,
  type Field,
  type ValidationTiming,
} from '@handrail/engine';
import { renderScreen } from '../../testing/render-screen.tsx';
import { loadControls } from '../controls/late-controls.ts';
import { FieldInput } from '../field-input.tsx';
import { FormProvider, type FormSurroundings } from '../form-context.tsx';
import { createFormStore } from '../form-store.ts';

// On a page they are loaded before it is shown.
await loadControls(
  [
    { key: 'address', type: 'Address', copy: 'Address' },
    { key: 'document', type: 'Document', copy: 'Document' },
    { key: 'list', type: 'Complex', copy: 'List', repeated: true, subFields: [] },
  ],
  { isLocked: true },
);

export interface FormOptions extends Partial<Omit<FormSurroundings, 'store'>> {
  readonly answers?: Answers;
  readonly timing?: ValidationTiming;
}

/** Shows these fields as one question, and gives the form behind them and the person in front. */
export function renderForm(
  fields: readonly Field[],
  { answers = {}, timing = 'requiredOnSubmit', ...surroundings }: FormOptions = {},
) {
  const store = buildStore(fields, answers, timing);
  const screen = renderScreen(
    <FormProvider
      store={store}
      copyValues={{ locale: 'en' }}
      findAddresses={() => Promise.resolve([])}
      documents={{ upload: () => Promise.reject(new Error('no uploads here')), find: () => undefined }}
      {...surroundings}
    >
      {fields.map(({ key }) => (
        <FieldInput key={key} path={key} />
      ))}
      <button type="button">Elsewhere</button>
    </FormProvider>,
  );
  return { ...screen, store, answers: () => store.form.draftAnswers() };
}

export function buildStore(
  fields: readonly Field[],
  answers: Answers = {},
  timing: ValidationTiming = 'requiredOnSubmit',
) {
  const program = defineProgram({
    key: 'relief',
    version: 1,
    introPages: [],
    sections: [
      defineSection({
        key: 'about',
        name: 'About you',
        questionGroups: [
          { key: 'group', questions: [defineQuestion({ key: 'you', copy: { title: 'You' }, fields })] },
        ],
      }),
    ],
  });
  return createFormStore(
    createLiveForm(compileProgram(program), {
      settings: { today: '2026-11-15', locale: 'en', audience: 'applicant' },
      answers,
      timing,
    }),
  );
}
