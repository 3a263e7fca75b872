import type { BenchAnswers, Entry, Outcome, Value } from '../../form/bench-form.ts';
import type { CompiledField, CompiledForm, CompiledSum } from './compile-by-hand.ts';

/** One applicant's form: the values of the form's own fields, then those of each entry, each at its place. */
export interface HandState {
  readonly values: Value[];
  readonly shown: Uint8Array;
  readonly wrong: Uint8Array;
  readonly sums: Float64Array;
  /** Where the entries of each group begin, and where those of the last one end. */
  readonly starts: readonly number[];
}

export function openState(form: CompiledForm, answers: BenchAnswers): HandState {
  const values = form.fields.map(({ key }) => answers[key] as Value);
  const starts = form.groups.map(({ key, parts }) => {
    const start = values.length;
    for (const entry of answers[key] as readonly Entry[])
      for (const part of parts) values.push(entry[part.key] ?? null);
    return start;
  });
  starts.push(values.length);
  const state = {
    values,
    shown: new Uint8Array(values.length),
    wrong: new Uint8Array(values.length),
    sums: new Float64Array(form.sums.length),
    starts,
  };
  refreshAll(form, state);
  return state;
}

export function refreshAll(form: CompiledForm, state: HandState): void {
  for (const field of form.fields) refreshField(state, field, 0);
  for (const group of form.groups) {
    const end = state.starts[group.index + 1] ?? 0;
    for (let base = state.starts[group.index] ?? 0; base < end; base += group.parts.length)
      for (const part of group.parts) refreshField(state, part, base);
  }
  form.sums.forEach((sum, index) => refreshSum(state, sum, index));
}

export function refreshField(state: HandState, field: CompiledField, base: number): void {
  const place = base + field.place;
  const isShown = field.isShown(state.values, base);
  state.shown[place] = isShown ? 1 : 0;
  state.wrong[place] = isShown && !field.isRight(state.values[place]) ? 1 : 0;
}

export function refreshSum(state: HandState, sum: CompiledSum, index: number): void {
  let total = 0;
  for (const place of sum.places) total += toNumber(state.values[place]);
  for (const other of sum.sums) total += state.sums[other] ?? 0;
  if (sum.group) {
    const { index: group, parts } = sum.group;
    const end = state.starts[group + 1] ?? 0;
    for (let base = state.starts[group] ?? 0; base < end; base += parts.length)
      total += toNumber(state.values[base + sum.partPlace]);
  }
  state.sums[index] = total;
}

/** The field that a path names, and where its level begins. */
export function locate(
  form: CompiledForm,
  state: HandState,
  path: string,
): { readonly field: CompiledField; readonly base: number } {
  const field = form.fieldsByKey.get(path);
  if (field) return { field, base: 0 };
  const [groupKey = '', entry, partKey = ''] = path.split('.');
  const group = form.groupsByKey.get(groupKey);
  const part = group?.partsByKey.get(partKey);
  if (!group || !part) throw new Error(`There is no ${path}`);
  return { field: part, base: (state.starts[group.index] ?? 0) + Number(entry) * group.parts.length };
}

export function readState(form: CompiledForm, state: HandState): Outcome {
  const paths = form.fields.map(({ key }) => key);
  for (const { key, index, parts } of form.groups) {
    const count = ((state.starts[index + 1] ?? 0) - (state.starts[index] ?? 0)) / parts.length;
    for (let entry = 0; entry < count; entry += 1)
      for (const part of parts) paths.push(`${key}.${entry}.${part.key}`);
  }
  return {
    visible: paths.filter((_, place) => state.shown[place]),
    wrong: paths.filter((_, place) => state.wrong[place]),
    sums: Object.fromEntries(form.sums.map(({ key }, index) => [key, state.sums[index] ?? 0])),
  };
}

function toNumber(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0;
}
