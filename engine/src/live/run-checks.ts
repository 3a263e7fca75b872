import { findFault, isRequired, type FieldCheck } from '../validation/fields/compile-field-check.ts';
import type { FieldFault } from '../validation/fields/field-check.ts';
import {
  active,
  checkPending,
  clearFlags,
  errorsChanged,
  hasFlag,
  keepFault,
  setFlag,
  visitEntries,
  waived,
  type FormInstance,
  type PlaceInstance,
} from './form-instance.ts';
import { noteChange } from './note-change.ts';
import { countFault } from './count-parts.ts';

/** Puts a field's check on the list, once. */
export function scheduleCheck(place: PlaceInstance, index: number): void {
  if (hasFlag(place, index, checkPending)) return;
  setFlag(place, index, checkPending);
  place.form.pending.push({ place, index });
}

/** Runs the checks on the list; nothing depends on what they find, so their order does not matter. */
export function runPendingChecks(form: FormInstance): void {
  for (const { place, index } of form.pending) {
    clearFlags(place, index, checkPending);
    if (!place.isGone) setFault(place, index, checkSlot(place, index));
  }
  form.pending.length = 0;
}

/** Runs the checks of a place and of the entries in it that had to wait until all answers were known. */
export function runLateChecks(place: PlaceInstance): void {
  for (const { index } of place.compiled.lateChecks) {
    const fault = checkSlot(place, index);
    if (fault) keepFault(place, index, fault);
  }
  visitEntries(place, runLateChecks);
}

/** Finds what is wrong with the answer of a field, if it counts. */
function checkSlot(place: PlaceInstance, index: number): FieldFault | undefined {
  const check = place.compiled.slots[index]?.check;
  if (!check) return undefined;
  noteRequired(place, index, check);
  return hasFlag(place, index, active) ? findFault(check, place.effective[index], place) : undefined;
}

/** Takes the faults of an entry out of the counts, because the entry is taken out. */
export function dropFaults(place: PlaceInstance): void {
  place.isGone = true;
  for (const { index } of place.compiled.slots) setFault(place, index, undefined);
  visitEntries(place, dropFaults);
}

/** Keeps whether a field is required that is so only under a condition; to become or cease to be it is a change. */
function noteRequired(place: PlaceInstance, index: number, check: FieldCheck): void {
  if (!check.isAsked || !check.condition) return;
  const isWaived = !isRequired(check, place);
  if (isWaived === hasFlag(place, index, waived)) return;
  place.flags[index] = (place.flags[index] ?? 0) ^ waived;
  noteChange(place, index, errorsChanged);
}

function setFault(place: PlaceInstance, index: number, fault: FieldFault | undefined): void {
  const before = place.faults[index];
  if (before === fault || isSameFault(before, fault)) return;
  keepFault(place, index, fault);
  noteChange(place, index, errorsChanged);
  const step = (fault ? 1 : 0) - (before ? 1 : 0);
  if (step === 0) return;
  const inSection = countFault(place.form, place.compiled.slots[index]?.questionIndex ?? -1, step);
  if (inSection === 0 || inSection === step) place.form.hasProgressed = true;
}

function isSameFault(left: FieldFault | undefined, right: FieldFault | undefined): boolean {
  if (!left || !right) return false;
  return left.isMissing === right.isMissing && left.messages.join('\n') === right.messages.join('\n');
}
