import type { Contender } from '../contender.ts';
import { isField, type BenchAnswers, type BenchForm, type Entry, type Item } from '../form/bench-form.ts';
import { sumByHand } from '../form/sum-by-hand.ts';
import { loadPeer } from '../load-peer.ts';
import { listWrongPaths, type AjvError } from './ajv-errors.ts';
import { toConditionSchema, toJsonSchema, type JsonSchema } from './json-schema.ts';

interface JsonForms {
  readonly createAjv: () => unknown;
  readonly init: (data: BenchAnswers, schema: JsonSchema, uischema: unknown, ajv: unknown) => unknown;
  readonly update: (path: string, updater: () => unknown) => unknown;
  readonly coreReducer: (state: CoreState | undefined, action: unknown) => CoreState;
  readonly isVisible: (
    element: Control,
    data: unknown,
    path: string,
    ajv: unknown,
    config: unknown,
  ) => boolean;
}

interface CoreState {
  readonly data: BenchAnswers;
  readonly errors: readonly AjvError[];
}

interface Control {
  readonly key: string;
  readonly options?: { readonly detail: { readonly elements: readonly Control[] } };
}

interface Definition {
  readonly form: BenchForm;
  readonly schema: JsonSchema;
  readonly uischema: { readonly elements: readonly Control[] };
}

/** The core of JSON Forms without React: its reducer, its rules, and AJV; sums by hand, as its middleware would. */
export const jsonForms: Contender = {
  name: 'JSON Forms + AJV',
  does: 'everything',
  packages: ['@jsonforms/core'],
  bundle: { '@jsonforms/core': ['coreReducer', 'createAjv', 'init', 'isVisible', 'update'] },
  define: (form) => ({ form, schema: toJsonSchema(form), uischema: toLayout(form.items) }),
  load: (definition) => {
    const { coreReducer, createAjv, init, isVisible, update } = loadPeer('@jsonforms/core') as JsonForms;
    const { form, schema, uischema } = JSON.parse(definition) as Definition;
    const ajv = createAjv();
    const sum = sumByHand(form);
    const listVisible = (data: BenchAnswers) => {
      const visible: string[] = [];
      for (const control of uischema.elements) {
        if (!isVisible(control, data, '', ajv, undefined)) continue;
        visible.push(control.key);
        if (!control.options) continue;
        (data[control.key] as readonly Entry[]).forEach((_, index) => {
          const path = `${control.key}.${index}`;
          for (const part of control.options?.detail.elements ?? [])
            if (isVisible(part, data, path, ajv, undefined)) visible.push(`${path}.${part.key}`);
        });
      }
      return visible;
    };
    return {
      open: (answers) => {
        let state = coreReducer(undefined, init(answers, schema, uischema, ajv));
        let visible: string[] = [];
        let sums: Record<string, number> = {};
        const finish = () => {
          sums = sum(state.data);
          state = { ...state, data: { ...state.data, ...sums } };
          visible = listVisible(state.data);
        };
        finish();
        return {
          edit: ({ path, value }) => {
            state = coreReducer(
              state,
              update(path, () => value),
            );
            finish();
          },
          read: () => ({ visible, wrong: listWrongPaths(state.errors), sums }),
        };
      },
    };
  },
};

function toLayout(items: readonly Item[]): { type: string; elements: unknown[] } {
  return { type: 'VerticalLayout', elements: items.map(toControl) };
}

function toControl(item: Item): unknown {
  const control = { type: 'Control', key: item.key, scope: `#/properties/${item.key}` };
  if (item.kind === 'group') return { ...control, options: { detail: toLayout(item.parts) } };
  if (!isField(item) || item.shownIf.length === 0) return control;
  return {
    ...control,
    rule: { effect: 'SHOW', condition: { scope: '#', schema: toConditionSchema(item.shownIf) } },
  };
}
