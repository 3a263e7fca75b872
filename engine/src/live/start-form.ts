import type { Answers } from '../values/answers.ts';
import { isTrue } from '../rules/rule-value.ts';
import { findFault } from '../validation/fields/compile-field-check.ts';
import { readGiven, toTyped } from './answers-of-form.ts';
import type { CompiledProgram } from './compiled-program.ts';
import { findSightAround, isGateOpen, sight } from './find-sight.ts';
import { active, createFormInstance, type FormInstance, type PlaceInstance } from './form-instance.ts';
import type { FormSettings } from '../definition/form-settings.ts';
import { runLateChecks, setFault } from './run-checks.ts';
import { countVisible } from './shown-parts.ts';
import type { ValidationTiming } from '../validation/validation-timing.ts';

/** Works out a form for the first time, in turn and without marks, because everything is new; a form without timing takes no edits. */
export function startForm(
  compiled: CompiledProgram,
  settings: FormSettings,
  answers: Answers,
  timing?: ValidationTiming,
): FormInstance {
  const form = createFormInstance(compiled, settings, timing, answers);
  startPlace(form.root);
  runLateChecks(form.root);
  form.isReady = true;
  form.hasProgressed = false;
  return form;
}

/** Works out everything in a place for the first time; what is hidden is left as it is, which is nothing. */
function startPlace(place: PlaceInstance): void {
  const { form, parent, compiled, flags, effective } = place;
  const { keys, logics, isPlain, seenIn, earlyChecks } = compiled.columns;
  const aroundAll = parent ? (parent.flags[place.listSlot] ?? 0) & sight : sight;
  for (const index of compiled.turns) {
    if (index < 0) {
      form.isOpen[~index] = isGateOpen(form, ~index);
      continue;
    }
    const slot = isPlain[index] ? undefined : compiled.slots[index];
    const around = slot ? findSightAround(place, slot) : aroundAll;
    const logic = logics[index];
    const isSeen = around !== 0 && (logic === undefined || isTrue(logic(place)));
    const isActive = isSeen && (around & active) !== 0;
    if (isSeen) {
      flags[index] = around;
      const question = seenIn[index] ?? -1;
      if (question >= 0) countVisible(form, question, 1);
    }
    // Only an edit could make a hidden answer count.
    if (!isActive && form.isOnce) continue;

    const key = keys[index];
    let value = key === undefined ? undefined : readGiven(place, key);
    if (slot?.entry) {
      value = toTyped(place, slot, value);
      for (const entry of (value ?? []) as readonly PlaceInstance[]) startPlace(entry);
    }
    if (!form.isOnce) place.typed[index] = value;
    if (!isActive) continue;
    if (slot?.work) value = slot.work(place, value);
    effective[index] = value;
    const check = earlyChecks[index];
    const fault = check && findFault(check, value, place);
    if (fault) setFault(place, index, fault);
  }
}
