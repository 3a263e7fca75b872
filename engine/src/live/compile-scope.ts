import { copyAddress } from '../answers/address.ts';
import type { Address } from '../values/answers.ts';
import type { Field } from '../definition/field.ts';
import { compileOptional, compileRule } from '../rules/compile-rule.ts';
import type { Evaluate } from '../rules/operator.ts';
import { isTrue } from '../rules/rule-value.ts';
import { takesAnswer, type Scope, type Slot } from '../rules/scope.ts';
import { compileFieldCheck } from '../validation/fields/compile-field-check.ts';
import { sureKinds } from '../validation/fields/sure-answer.ts';
import type { CompiledGate, CompiledScope, CompiledSlot, SlotColumns } from './compiled-program.ts';
import { isPlace } from './form-instance.ts';
import { listDeferred } from './list-deferred.ts';
import { orderTurns } from './order-turns.ts';
import type { GenerateWalk } from './generating/walk.ts';

/** Compiles the fields of a form or of its entries; the fields of each question stand behind its gate. */
export function compileScope(
  scope: Scope,
  gates: readonly CompiledGate[],
  gatesOfQuestions: readonly number[],
  generate?: GenerateWalk,
): CompiledScope {
  const slots: CompiledSlot[] = [];
  const lists: CompiledSlot[] = [];
  const lateChecks: CompiledSlot[] = [];
  const columns: SlotColumns = {
    keys: [],
    logics: [],
    isPlain: [],
    seenIn: [],
    isDeferred: [],
    earlyChecks: [],
    sureKinds: [],
    sureLeast: [],
    sureMost: [],
    choosable: [],
    blanks: [],
    zeros: [],
  };
  let skipMark: Slot | undefined;
  for (const slot of scope.slots) {
    if (slot.marksSkipped) skipMark = slot;
    const compiled = compileSlot(slot, gatesOfQuestions[slot.questionIndex], skipMark, generate);
    slots.push(compiled);
    addToColumns(columns, compiled);
    if (compiled.check?.isLate) lateChecks.push(compiled);
    if (compiled.entry) lists.push(compiled);
  }
  const turns = orderTurns(slots, gates);
  const deferred = scope.list ? [] : listDeferred(slots, turns, gates);
  for (const { index } of deferred) columns.isDeferred[index] = true;
  const compiled: CompiledScope = {
    slots,
    turns,
    lists,
    lateChecks,
    dependents: [],
    columns,
    walk: undefined,
    report: undefined,
    deferred,
  };
  return { ...compiled, ...generate?.(compiled) };
}

function compileSlot(
  slot: Slot,
  gateIndex = none,
  skipMark: Slot | undefined,
  generate?: GenerateWalk,
): CompiledSlot {
  const { index, key, field, scope, questionIndex, whole, marksSkipped, entryScope } = slot;
  const isSkippable = skipMark?.questionIndex === questionIndex && !marksSkipped;
  const reads: Slot[] = [];
  const logic = forAudience(field, compileOptional(field.dynamicLogic, scope, reads));
  const work = compileWork(field, scope, reads);
  const entry = entryScope && compileScope(entryScope, [], [], generate);
  // What is inside entries is worked out with their list, so the list itself has to wait.
  for (const inner of entry?.slots ?? [])
    for (const read of inner.reads) if (read.scope !== entryScope) reads.push(read);
  return {
    slot,
    index,
    key,
    questionIndex,
    wholeIndex: whole?.index ?? none,
    gateIndex: whole ? none : gateIndex,
    skippedIndex: isSkippable && !whole ? skipMark.index : none,
    takesAnswer: takesAnswer(slot),
    logic,
    work,
    check: marksSkipped ? undefined : compileFieldCheck(slot),
    entry,
    reads,
    turn: none,
  };
}

/** A field for staff is there for nobody else, whatever its logic says. */
function forAudience({ adminOnly }: Field, logic: Evaluate | undefined): Evaluate | undefined {
  if (!adminOnly) return logic;
  return (at, item) =>
    at.form.settings.audience === 'staff' && (logic === undefined || isTrue(logic(at, item)));
}

function addToColumns(columns: SlotColumns, compiled: CompiledSlot): void {
  const { slot, key, questionIndex, wholeIndex, gateIndex, skippedIndex, work, check, entry } = compiled;
  columns.keys.push(compiled.takesAnswer ? key : undefined);
  columns.logics.push(compiled.logic);
  columns.isDeferred.push(false);
  columns.isPlain.push(!work && !entry && wholeIndex + gateIndex + skippedIndex === 3 * none);
  columns.seenIn.push(isSeen(slot) ? questionIndex : none);
  columns.earlyChecks.push(check?.isLate ? undefined : check);
  const { kind, least, most } = check?.sure ?? neverSure;
  columns.sureKinds.push(kind);
  columns.sureLeast.push(least);
  columns.sureMost.push(most);
  columns.choosable.push(undefined);
  columns.blanks.push(undefined);
  columns.zeros.push(0);
}

const none = -1;
const neverSure = { kind: sureKinds.none, least: 0, most: 0 };

/** Whether a slot is something to see on its question's page; what stands in entries comes with its list. */
function isSeen({ field, scope, entryScope, marksSkipped }: Slot): boolean {
  if (marksSkipped || scope.list) return false;
  if (field.type === 'Complex') return entryScope !== undefined;
  return field.type !== 'Calculated' || field.display !== 'hidden';
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

/** Rules look inside entries but do not return them: a formula that ends at entries has no value. */
function withoutEntries(value: unknown): unknown {
  return typeof value === 'object' && hasEntries(value, deepestList) ? undefined : value;
}

/** Deeper than rules can put lists into each other. */
const deepestList = 8;

function hasEntries(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return depth > 0 && value.some((item) => hasEntries(item, depth - 1));
  return isPlace(value);
}
