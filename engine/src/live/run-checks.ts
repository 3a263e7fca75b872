import { findFault, isRequired, type FieldCheck } from '../validation/fields/compile-field-check.ts';
import type { FieldFault } from '../validation/fields/field-check.ts';
import {
  active,
  checkPending,
  clearFlags,
  errorsChanged,
  hasFlag,
  listEntries,
  setFlag,
  waived,
  type FormInstance,
  type PlaceInstance,
} from './form-instance.ts';
import { noteChange } from './note-change.ts';

/** Puts a field's check on the list, once. */
export function scheduleCheck(place: PlaceInstance, index: number): void {
  if (hasFlag(place, index, checkPending)) return;
  setFlag(place, index, checkPending);
  place.form.pendingPlaces.push(place);
  place.form.pendingSlots.push(index);
}

/** Runs the checks on the list; nothing depends on what they find, so their order does not matter. */
export function runPendingChecks(form: FormInstance): void {
  const { pendingPlaces, pendingSlots } = form;
  pendingPlaces.forEach((place, turn) => {
    const index = pendingSlots[turn] ?? 0;
    clearFlags(place, index, checkPending);
    const compiled = place.compiled.slots[index];
    if (place.isGone || !compiled?.check) return;
    noteRequired(place, index, compiled.check);
    checkSlot(place, index, compiled.check);
  });
  pendingPlaces.length = 0;
  pendingSlots.length = 0;
}

/** Runs the checks of a place and of the entries in it that had to wait until all answers were known. */
export function runLateChecks(place: PlaceInstance): void {
  const { lateChecks, lists } = place.compiled;
  for (const { index, check } of lateChecks) {
    if (!check) continue;
    noteRequired(place, index, check);
    checkSlot(place, index, check);
  }
  for (const { index } of lists) for (const entry of listEntries(place, index)) runLateChecks(entry);
}

/** Finds what is wrong with the answer of a field, if it counts. */
function checkSlot(place: PlaceInstance, index: number, check: FieldCheck): void {
  const fault = hasFlag(place, index, active) ? findFault(check, place.effective[index], place) : undefined;
  if (fault || place.faults[index]) setFault(place, index, fault);
}

/** Takes the faults of an entry out of the counts, because the entry is taken out. */
export function dropFaults(place: PlaceInstance): void {
  place.isGone = true;
  for (const { index, entry } of place.compiled.slots) {
    setFault(place, index, undefined);
    if (entry) listEntries(place, index).forEach(dropFaults);
  }
}

/** Keeps whether a field is required that is so only under a condition; to become or cease to be it is a change. */
function noteRequired(place: PlaceInstance, index: number, check: FieldCheck): void {
  if (!check.isAsked || !check.condition) return;
  const isWaived = !isRequired(check, place);
  if (isWaived === hasFlag(place, index, waived)) return;
  if (isWaived) setFlag(place, index, waived);
  else clearFlags(place, index, waived);
  noteChange(place, index, errorsChanged);
}

export function setFault(place: PlaceInstance, index: number, fault: FieldFault | undefined): void {
  const before = place.faults[index];
  if (before === fault || isSameFault(before, fault)) return;
  place.faults[index] = fault;
  noteChange(place, index, errorsChanged);
  const step = (fault ? 1 : 0) - (before ? 1 : 0);
  if (step !== 0) count(place.form, place.compiled.slots[index]?.slot.questionIndex ?? -1, step);
}

function count(form: FormInstance, questionIndex: number, step: number): void {
  const sectionIndex = form.compiled.questions[questionIndex]?.sectionIndex ?? -1;
  const inSection = (form.faultsInSection[sectionIndex] ?? 0) + step;
  form.faultsInQuestion[questionIndex] = (form.faultsInQuestion[questionIndex] ?? 0) + step;
  form.faultsInSection[sectionIndex] = inSection;
  if (inSection === 0 || inSection === step) form.hasProgressed = true;
}

function isSameFault(left: FieldFault | undefined, right: FieldFault | undefined): boolean {
  if (!left || !right) return false;
  const { messages, isMissing } = right;
  return (
    left.isMissing === isMissing &&
    left.messages.length === messages.length &&
    left.messages.every((text, index) => text === messages[index])
  );
}
