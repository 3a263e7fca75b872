import {
  isField,
  listSums,
  type BenchForm,
  type Condition,
  type Field,
  type Sum,
} from '../form/bench-form.ts';

export type JsonLogic = unknown;

/** Conditions as JSON Logic, over answers that stand under a prefix. */
export function toConditionLogic(conditions: readonly Condition[], prefix = ''): JsonLogic {
  const terms = conditions.map((condition) => {
    const answer = { var: `${prefix}${condition.key}` };
    return 'equals' in condition
      ? { '===': [answer, condition.equals] }
      : { '>=': [{ if: [answer, answer, 0] }, condition.atLeast] };
  });
  return terms.length === 1 ? terms[0] : { and: terms };
}

/** A sum as JSON Logic; an answer that is missing counts as nothing. */
export function toSumLogic({ of, ofEntries }: Sum, prefix = ''): JsonLogic {
  const numbers = of.map((key) => ({ if: [{ var: `${prefix}${key}` }, { var: `${prefix}${key}` }, 0] }));
  const amount = { var: `current.${ofEntries?.part ?? ''}` };
  const addEntry = { '+': [{ var: 'accumulator' }, { if: [amount, amount, 0] }] };
  const entries = ofEntries ? [{ reduce: [{ var: `${prefix}${ofEntries.group}` }, addEntry, 0] }] : [];
  return { '+': [...numbers, ...entries] };
}

export interface LogicForm {
  readonly fields: readonly LogicRule[];
  readonly groups: readonly { readonly key: string; readonly parts: readonly LogicRule[] }[];
  readonly sums: readonly LogicRule[];
}

export interface LogicRule {
  readonly key: string;
  readonly logic?: JsonLogic;
}

/** Every rule of a form; what has no logic is always shown. */
export function toLogicForm(form: BenchForm): LogicForm {
  return {
    fields: form.items.filter(isField).map(toFieldLogic),
    groups: form.items.flatMap((item) =>
      item.kind === 'group' ? [{ key: item.key, parts: item.parts.map(toFieldLogic) }] : [],
    ),
    sums: listSums(form).map((sum) => ({ key: sum.key, logic: toSumLogic(sum) })),
  };
}

function toFieldLogic({ key, shownIf }: Field): LogicRule {
  return shownIf.length === 0 ? { key } : { key, logic: toConditionLogic(shownIf) };
}
