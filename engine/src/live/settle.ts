import { isSame } from '../rules/rule-value.ts';
import { isAddress } from '../validation/fields/check-address.ts';
import type { CompiledSlot, DependencyTarget, GraphNode } from './compiled-program.ts';
import { runAllChecks, runPendingChecks, scheduleCheck } from './run-checks.ts';
import {
  active,
  clearFlags,
  hasFlag,
  listEntries,
  markAll,
  refuel,
  setFlag,
  valueChanged,
  visibilityChanged,
  visible,
  type FormInstance,
  type PlaceInstance,
} from './form-instance.ts';
import { noteChange } from './note-change.ts';
import { updateShown } from './shown-parts.ts';

/** Works out everything that is marked, each thing once and after all that it depends on; then runs the checks. */
export function settle(form: FormInstance): void {
  refuel(form);
  drain(form.root);
  runPendingChecks(form);
}

/** Works out everything for the first time: in order and without marks, because everything is new. */
export function settleFirst(form: FormInstance): void {
  workOutAll(form.root);
  form.compiled.questions.forEach(({ index }) => {
    updateShown(form, index);
  });
  runAllChecks(form.root);
  form.isReady = true;
  form.hasProgressed = false;
}

function workOutAll(place: PlaceInstance): void {
  for (const node of place.compiled.nodes) {
    if (node.compiledSlot) startSlot(place, node.compiledSlot);
    else workOut(place, node);
  }
}

/** Works out a slot for the first time; what is hidden is left as it is, which is nothing. */
function startSlot(place: PlaceInstance, compiled: CompiledSlot): void {
  const { index, work, entry } = compiled;
  const sightNow = findSight(place, compiled);
  if (sightNow === 0) return;
  place.flags[index] = sightNow;
  countVisible(place, compiled, 1);
  if (entry) listEntries(place, index).forEach(workOutAll);
  if ((sightNow & active) === 0) return;
  const typed = place.typed[index];
  place.effective[index] = work ? work(place, typed) : typed;
}

/** Marks a slot, and the lists around it, to be worked out anew. */
export function markSlot(place: PlaceInstance, index: number): void {
  mark(place, place.compiled.slots[index]?.node);
  if (place.parent) markSlot(place.parent, place.listSlot);
}

function mark(place: PlaceInstance, node: GraphNode | undefined): void {
  if (!node) return;
  const word = node.order >> 5;
  place.dirty[word] = (place.dirty[word] ?? 0) | (1 << (node.order & 31));
}

/** Works out the marked nodes of a place; gives whether an answer of it came to count as something else. */
function drain(place: PlaceInstance): boolean {
  const { dirty } = place;
  const { nodes } = place.compiled;
  let hasChanged = false;
  for (let word = 0; word < dirty.length; word += 1) {
    for (let bits = dirty[word] ?? 0; bits !== 0; bits = dirty[word] ?? 0) {
      const bit = 31 - Math.clz32(bits & -bits);
      dirty[word] = bits & (bits - 1);
      const node = nodes[(word << 5) + bit];
      if (node && workOut(place, node)) hasChanged = true;
    }
  }
  return hasChanged;
}

function workOut(place: PlaceInstance, node: GraphNode): boolean {
  if (node.compiledSlot) return workOutSlot(place, node.compiledSlot);
  if (node.kind !== 'slot') workOutPart(place, node, node.kind);
  return false;
}

function workOutPart(place: PlaceInstance, node: GraphNode, kind: 'section' | 'group' | 'question'): void {
  const { form } = place;
  const part = form.compiled[partsOf[kind]][node.index];
  if (!part) return;
  const isParentThere =
    kind === 'section' || form.isThere[kind === 'group' ? 'section' : 'group'][part.parentIndex] === 1;
  const isThere = isParentThere && (part.isThere?.(place) ?? true) ? 1 : 0;
  if (form.isThere[kind][node.index] === isThere) return;
  form.isThere[kind][node.index] = isThere;
  if (!form.isReady) return;
  if (kind === 'question') updateShown(form, node.index);
  for (const dependent of node.dependents) mark(place, dependent);
}

/** Whether a field can be seen and whether it counts. */
const sight = visible | active;

const partsOf = { section: 'sections', group: 'groups', question: 'questions' } as const;

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

/** Whether a field can be seen and whether its answer counts: it depends on what it stands in and on its own logic. */
function findSight(place: PlaceInstance, compiled: CompiledSlot): number {
  const around = findSightAround(place, compiled);
  return around !== 0 && (compiled.isThere === undefined || compiled.isThere(place)) ? around : 0;
}

function findSightAround(
  place: PlaceInstance,
  { wholeIndex, questionIndex, skippedIndex }: CompiledSlot,
): number {
  const { form, parent, flags } = place;
  if (wholeIndex >= 0) return (flags[wholeIndex] ?? 0) & sight;
  if (parent) return (parent.flags[place.listSlot] ?? 0) & sight;
  if (form.isThere.question[questionIndex] !== 1) return 0;
  const isSkipped = skippedIndex >= 0 && isSame(place.effective[skippedIndex], true);
  return isSkipped ? visible : sight;
}

function changeSight(place: PlaceInstance, compiled: CompiledSlot, before: number, after: number): void {
  const { index, questionIndex } = compiled;
  clearFlags(place, index, sight);
  setFlag(place, index, after);
  noteChange(place, index, visibilityChanged);
  const step = (after & visible) - (before & visible);
  if (step === 0 || !countVisible(place, compiled, step)) return;
  updateShown(place.form, questionIndex);
}

/** Counts the fields that can be seen in a question; what stands in entries comes with its list. */
function countVisible(
  { form, parent }: PlaceInstance,
  { isSeen, questionIndex }: CompiledSlot,
  step: number,
): boolean {
  if (parent || !isSeen) return false;
  form.visibleFields[questionIndex] = (form.visibleFields[questionIndex] ?? 0) + step;
  return true;
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

function tellDependents(place: PlaceInstance, compiled: CompiledSlot): void {
  for (const node of compiled.node.dependents) mark(place, node);
  if (compiled.check) scheduleCheck(place, compiled.index);
  for (const index of compiled.checkDependents) scheduleCheck(place, index);
  for (const { lists, target } of compiled.deepDependents) tellEntries(place, lists, 0, target);
}

function tellEntries(
  place: PlaceInstance,
  lists: readonly number[],
  depth: number,
  target: DependencyTarget,
): void {
  const list = lists[depth];
  if (list === undefined) {
    if ('node' in target) mark(place, target.node);
    else scheduleCheck(place, target.checkOf);
    return;
  }
  if ('node' in target) mark(place, place.compiled.slots[list]?.node);
  for (const entry of listEntries(place, list)) {
    tellEntries(entry, lists, depth + 1, target);
  }
}

/** Whether what was worked out is what it was, to the type: '3' equals 3 in a rule, but is handed in as another value. */
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
