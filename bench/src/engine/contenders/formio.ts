import type { Contender } from '../contender.ts';
import { applyEdit } from '../form/apply-edit.ts';
import { listSums, type BenchAnswers, type Field, type Item, type Outcome } from '../form/bench-form.ts';
import { loadPeer } from '../load-peer.ts';
import { toConditionLogic, toSumLogic } from './json-logic-rules.ts';

interface FormioCore {
  readonly processSync: (context: object) => Scope;
  readonly calculateProcessInfo: object;
  readonly conditionProcessInfo: object;
  readonly validateProcessInfo: object;
}

interface Scope {
  readonly errors?: readonly { readonly context: { readonly path: string } }[];
  readonly conditionals?: readonly { readonly path: string; readonly conditionallyHidden: boolean }[];
}

interface Definition {
  readonly components: unknown[];
  readonly sums: readonly string[];
}

/** Form.io's core without its renderer: calculation, conditions and validation, run over the whole form. */
export const formio: Contender = {
  name: 'Form.io core',
  does: 'everything',
  packages: ['@formio/core'],
  bundle: {
    '@formio/core': ['calculateProcessInfo', 'conditionProcessInfo', 'processSync', 'validateProcessInfo'],
  },
  define: (form): Definition => ({
    components: form.items.map((item) => toComponent(item)),
    sums: listSums(form).map(({ key }) => key),
  }),
  load: (definition) => {
    const core = loadPeer('@formio/core') as FormioCore;
    const { components, sums } = JSON.parse(definition) as Definition;
    const processors = [core.calculateProcessInfo, core.conditionProcessInfo, core.validateProcessInfo];
    const run = (data: BenchAnswers) => {
      const submission = { data };
      const context = { form: { components }, components, submission, data, processors, scope: {} };
      return core.processSync(context);
    };
    return {
      open: (answers) => {
        let data = structuredClone(answers);
        let scope = run(data);
        return {
          edit: (edit) => {
            data = applyEdit(data, edit);
            scope = run(data);
          },
          read: () => readScope(scope, data, sums),
        };
      },
      accepts: (answers) => (run(structuredClone(answers)).errors ?? []).length === 0,
    };
  },
};

function readScope(scope: Scope, data: BenchAnswers, sums: readonly string[]): Outcome {
  const hidden = (scope.conditionals ?? []).filter(({ conditionallyHidden }) => conditionallyHidden);
  const hiddenPaths = new Set(hidden.map(({ path }) => toDotted(path)));
  const paths = Object.entries(data).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.flatMap((entry: object, index) => Object.keys(entry).map((part) => `${key}.${index}.${part}`))
      : [key],
  );
  return {
    visible: paths.filter((path) => !hiddenPaths.has(path)),
    wrong: [...new Set((scope.errors ?? []).map(({ context }) => toDotted(context.path)))],
    sums: Object.fromEntries(sums.map((key) => [key, Number(data[key])])),
  };
}

function toDotted(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}

function toComponent(item: Item, level = 'data.'): object {
  const base = { key: item.key, label: item.key, input: true };
  if (item.kind === 'group')
    return { ...base, type: 'datagrid', components: item.parts.map((part) => toComponent(part, 'row.')) };
  if (item.kind === 'sum') return { ...base, type: 'number', calculateValue: toSumLogic(item, 'data.') };
  // Its simple conditions search the whole form for each field they name; in JSON Logic it is at its fastest.
  const conditional = { json: toConditionLogic(item.shownIf, level) };
  return { ...base, ...toKind(item), ...(item.shownIf.length > 0 && { conditional }) };
}

function toKind(field: Field): object {
  switch (field.kind) {
    case 'text':
      return { type: 'textfield', validate: { required: true, maxLength: field.maxLength } };
    case 'code':
      return { type: 'textfield', validate: { required: true, pattern: field.pattern } };
    case 'number':
      return { type: 'number', validate: { required: true, min: field.min, max: field.max } };
    case 'choice':
      return {
        type: 'radio',
        validate: { required: true, onlyAvailableItems: true },
        values: field.options.map((value) => ({ label: value, value })),
      };
  }
}
