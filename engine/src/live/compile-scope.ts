import { copyAddress } from '../answers/address.ts';
import type { Address } from '../answers/answers.ts';
import type { Field } from '../definition/field.ts';
import { compileRule } from '../rules/compile-rule.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import { compileFieldCheck } from '../validation/fields/compile-field-check.ts';
import type { CompiledGate, CompiledScope, CompiledSlot } from './compiled-program.ts';
import { orderTurns } from './order-turns.ts';

/** Compiles the fields of a form or of its entries; the fields of each question stand behind its gate. */
export function compileScope(
  scope: Scope,
  gates: readonly CompiledGate[],
  gatesOfQuestions: readonly number[],
): CompiledScope {
  const lists: CompiledSlot[] = [];
  const lateChecks: CompiledSlot[] = [];
  let skipMark: Slot | undefined;
  const slots = scope.slots.map((slot): CompiledSlot => {
    const { index, field, questionIndex, whole, marksSkipped } = slot;
    if (marksSkipped) skipMark = slot;
    const reads: Slot[] = [];
    const compiled: CompiledSlot = {
      slot,
      index,
      key: slot.key,
      questionIndex,
      wholeIndex: whole?.index ?? none,
      gateIndex: (whole ? undefined : gatesOfQuestions[questionIndex]) ?? none,
      skippedIndex:
        !whole && !marksSkipped && skipMark?.questionIndex === questionIndex ? skipMark.index : none,
      isSeen: isSeen(slot),
      takesAnswer: takesAnswer(field),
      logic:
        field.dynamicLogic === undefined ? undefined : compileRule(field.dynamicLogic, scope, reads).evaluate,
      work: compileWork(field, scope, reads),
      check: marksSkipped ? undefined : compileFieldCheck(slot),
      entry: slot.entryScope && compileScope(slot.entryScope, [], []),
      reads,
      turn: -1,
    };
    if (compiled.check?.isLate) lateChecks.push(compiled);
    if (compiled.entry) {
      lists.push(compiled);
      // What is inside of entries is worked out with their list, so the list itself has to wait.
      for (const inner of compiled.entry.slots)
        for (const read of inner.reads) if (read.scope !== slot.entryScope) reads.push(read);
    }
    return compiled;
  });
  return {
    slots,
    turns: orderTurns(slots, gates),
    lists,
    lateChecks,
    dependents: [],
    blanks: slots.map(() => undefined),
    zeros: slots.map(() => 0),
  };
}

const none = -1;

/** Whether a slot is something to see on its question's page. */
function isSeen({ field, marksSkipped }: Slot): boolean {
  if (marksSkipped) return false;
  if (field.type === 'Complex') return field.repeated === true;
  return field.type !== 'Calculated' || field.display !== 'hidden';
}

/** Whether a field can be answered: it is not something to read or to work out, nor only a name for its parts. */
function takesAnswer(field: Field): boolean {
  if (field.type === 'Complex') return field.repeated === true;
  return field.type !== 'Typography' && field.type !== 'Calculated';
}

/** How a field gets a value that is not simply what was typed. */
function compileWork(field: Field, scope: Scope, reads: Slot[]): CompiledSlot['work'] {
  if (field.type === 'Calculated') {
    const { evaluate } = compileRule(field.formula, scope, reads);
    return (at) => withoutEntries(evaluate(at));
  }
  if (field.type !== 'Address' || field.copyAddressKey === undefined) return undefined;
  const { evaluate } = compileRule({ answer: field.copyAddressKey }, scope, reads);
  return (at, typed) => {
    const address = typed as Address | undefined;
    return address?.copied === true ? copyAddress(evaluate(at) as Address | undefined, address) : typed;
  };
}

/** Entries are where rules look, not what they give: a formula that ends at them gives nothing. */
function withoutEntries(value: unknown): unknown {
  return typeof value === 'object' && hasEntries(value, deepestList) ? undefined : value;
}

/** Deeper than rules can put lists into each other. */
const deepestList = 8;

function hasEntries(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return depth > 0 && value.some((item) => hasEntries(item, depth - 1));
  return typeof value === 'object' && value !== null && 'effective' in value;
}
