import type { Contender, LoadedForm } from '../../contender.ts';
import type { BenchForm, Edit } from '../../form/bench-form.ts';
import { compileByHand, type CompiledForm } from './compile-by-hand.ts';
import {
  locate,
  openState,
  readState,
  refreshAll,
  refreshField,
  refreshSum,
  type HandState,
} from './hand-state.ts';

/** The limit: one edit touches what depends on it and nothing else. */
export const byHandIncremental: Contender = {
  name: 'by hand, incremental',
  does: 'everything',
  packages: [],
  define: (form) => form,
  load: (definition) => load(definition, editIncrementally),
};

/** The limit of those who start again after every edit. */
export const byHandAllAgain: Contender = {
  ...byHandIncremental,
  name: 'by hand, all again',
  load: (definition) => load(definition, editAllAgain),
};

type Editor = (form: CompiledForm, state: HandState, edit: Edit) => void;

function load(definition: string, edit: Editor): LoadedForm {
  const form = compileByHand(JSON.parse(definition) as BenchForm);
  return {
    open: (answers) => {
      const state = openState(form, answers);
      return { edit: (change) => edit(form, state, change), read: () => readState(form, state) };
    },
    accepts: (answers) => !openState(form, answers).wrong.includes(1),
  };
}

function editIncrementally(form: CompiledForm, state: HandState, { path, value }: Edit): void {
  const { field, base } = locate(form, state, path);
  state.values[base + field.place] = value;
  refreshField(state, field, base);
  for (const decided of field.decides) refreshField(state, decided, base);
  for (const index of field.countsIn) {
    const sum = form.sums[index];
    if (sum) refreshSum(state, sum, index);
  }
}

function editAllAgain(form: CompiledForm, state: HandState, { path, value }: Edit): void {
  const { field, base } = locate(form, state, path);
  state.values[base + field.place] = value;
  refreshAll(form, state);
}
