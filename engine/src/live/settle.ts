import { isAddress } from '../validation/fields/check-address.ts';
import type { CompiledSlot, EntryDependent } from './compiled-program.ts';
import { connectDependents } from './connect-dependents.ts';
import { findSight, isGateOpen, sight } from './find-sight.ts';
import {
  active,
  clearFlags,
  fuelOfEvaluation,
  hasFlag,
  listEntries,
  markAll,
  setFlag,
  valueChanged,
  visibilityChanged,
  visible,
  type FormInstance,
  type PlaceInstance,
} from './form-instance.ts';
import { noteChange } from './note-change.ts';
import { runPendingChecks, scheduleCheck } from './run-checks.ts';
import { countVisible } from './count-parts.ts';

/** Works out everything that is marked, each thing once and after all that it depends on; then runs the checks. */
export function settle(form: FormInstance): void {
  connectDependents(form.compiled);
  form.fuel = fuelOfEvaluation;
  drain(form.root);
  runPendingChecks(form);
}

/** Marks a slot, and the lists around it, to be worked out anew. */
export function markSlot(place: PlaceInstance, index: number): void {
  mark(place, place.compiled.slots[index]?.turn ?? 0);
  if (place.parent) markSlot(place.parent, place.listSlot);
}

function mark(place: PlaceInstance, turn: number): void {
  const word = turn >> 5;
  place.dirty[word] = (place.dirty[word] ?? 0) | (1 << (turn & 31));
}

/** Works out what is marked in a place; gives whether an answer of it came to count as something else. */
function drain(place: PlaceInstance): boolean {
  const { dirty, compiled } = place;
  let hasChanged = false;
  for (let word = 0; word < dirty.length; word += 1) {
    for (let bits = dirty[word] ?? 0; bits !== 0; bits = dirty[word] ?? 0) {
      const bit = 31 - Math.clz32(bits & -bits);
      dirty[word] = bits & (bits - 1);
      const turn = compiled.turns[(word << 5) + bit];
      if (turn === undefined) continue;
      const slot = compiled.slots[turn];
      if (!slot) workOutGate(place, ~turn);
      else if (workOutSlot(place, slot)) hasChanged = true;
    }
  }
  return hasChanged;
}

function workOutGate(place: PlaceInstance, index: number): void {
  const { form } = place;
  const isOpen = isGateOpen(form, index);
  if (form.isOpen[index] === isOpen) return;
  form.isOpen[index] = isOpen;
  for (const turn of form.compiled.gates[index]?.dependents ?? []) mark(place, turn);
}

function workOutSlot(place: PlaceInstance, compiled: CompiledSlot): boolean {
  const { index } = compiled;
  const before = (place.flags[index] ?? 0) & sight;
  const after = findSight(place, compiled);
  const hasMoved = after !== before;
  if (hasMoved) changeSight(place, compiled, before, after);
  const hasChanged = compiled.entry
    ? workOutEntries(place, compiled, hasMoved)
    : changeEffective(place, compiled);
  if (hasChanged || hasMoved) tellDependents(place, compiled);
  return hasChanged || hasMoved;
}

function changeSight(place: PlaceInstance, compiled: CompiledSlot, before: number, after: number): void {
  const { index } = compiled;
  clearFlags(place, index, sight);
  setFlag(place, index, after);
  noteChange(place, index, visibilityChanged);
  const question = place.compiled.columns.seenIn[index] ?? -1;
  const step = (after & visible) - (before & visible);
  if (question >= 0 && step !== 0) countVisible(place.form, question, step);
}

function changeEffective(place: PlaceInstance, { index, work }: CompiledSlot): boolean {
  const typed = place.typed[index];
  const isActive = hasFlag(place, index, active);
  const before = place.effective[index];
  let after = isActive ? typed : undefined;
  if (isActive && work) {
    after = work(place, typed);
    if (isUnchanged(before, after)) after = before;
  }
  if (after === before) return false;
  place.effective[index] = after;
  noteChange(place, index, valueChanged);
  return true;
}

function workOutEntries(place: PlaceInstance, { index }: CompiledSlot, hasMoved: boolean): boolean {
  const entries = listEntries(place, index);
  let hasChanged = false;
  for (const entry of entries) {
    if (hasMoved) entry.dirty = markAll(entry.compiled);
    if (drain(entry)) hasChanged = true;
  }
  const after = hasFlag(place, index, active) ? place.typed[index] : undefined;
  if (place.effective[index] !== after) {
    place.effective[index] = after;
    hasChanged = true;
  }
  if (hasChanged) noteChange(place, index, valueChanged);
  return hasChanged;
}

function tellDependents(place: PlaceInstance, { index, check }: CompiledSlot): void {
  if (check) scheduleCheck(place, index);
  const dependents = place.compiled.dependents[index];
  if (!dependents) return;
  for (const turn of dependents.turns) mark(place, turn);
  for (const slot of dependents.checks) scheduleCheck(place, slot);
  for (const dependent of dependents.inEntries) tellEntries(place, dependent, 0);
}

function tellEntries(place: PlaceInstance, dependent: EntryDependent, depth: number): void {
  const { lists, turn, checkOf } = dependent;
  const list = lists[depth];
  if (list === undefined) {
    if (turn < 0) scheduleCheck(place, checkOf);
    else mark(place, turn);
    return;
  }
  if (turn >= 0) mark(place, place.compiled.slots[list]?.turn ?? 0);
  for (const entry of listEntries(place, list)) tellEntries(entry, dependent, depth + 1);
}

/** Whether what was worked out is what it was, to the type: '3' equals 3 in a rule, but is submitted as another value. */
function isUnchanged(before: unknown, after: unknown, depth = deepestList): boolean {
  if (before === after || isSameAddress(before, after)) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || depth === 0) return false;
  return (
    before.length === after.length &&
    before.every((item, index) => isUnchanged(item, after[index], depth - 1))
  );
}

/** Deeper than rules can put lists into each other. */
const deepestList = 8;

function isSameAddress(left: unknown, right: unknown): boolean {
  if (!isAddress(left) || !isAddress(right)) return false;
  const parts = Object.keys(right) as (keyof typeof right)[];
  return parts.length === Object.keys(left).length && parts.every((part) => left[part] === right[part]);
}
