import type { Answers } from '../answers/answers.ts';
import { loadAnswer } from './answers-of-form.ts';
import type { CompiledProgram, CompiledSlot } from './compiled-program.ts';
import { findSight, isGateOpen } from './find-sight.ts';
import {
  active,
  createFormInstance,
  listEntries,
  type FormInstance,
  type PlaceInstance,
} from './form-instance.ts';
import type { FormSettings } from './form-settings.ts';
import { checkSlot, runLateChecks } from './run-checks.ts';
import { countVisible } from './shown-parts.ts';
import type { ValidationTiming } from './validation-timing.ts';

/** Works out a form for the first time: everything in its turn and without marks, because everything is new. */
export function startForm(
  compiled: CompiledProgram,
  settings: FormSettings,
  answers: Answers,
  timing: ValidationTiming,
): FormInstance {
  const form = createFormInstance(compiled, settings, timing, answers);
  startPlace(form.root);
  runLateChecks(form.root);
  form.isReady = true;
  form.hasProgressed = false;
  return form;
}

function startPlace(place: PlaceInstance): void {
  const { form, compiled } = place;
  for (const turn of compiled.turns) {
    const slot = compiled.slots[turn];
    if (slot) startSlot(place, slot);
    else form.isOpen[~turn] = isGateOpen(form, ~turn);
  }
}

/** Works out a slot for the first time; what is hidden is left as it is, which is nothing. */
function startSlot(place: PlaceInstance, compiled: CompiledSlot): void {
  const { index, work, check, entry } = compiled;
  loadAnswer(place, compiled);
  const sight = findSight(place, compiled);
  if (sight !== 0) {
    place.flags[index] = sight;
    countVisible(place, compiled, 1);
  }
  if (entry) for (const each of listEntries(place, index)) startPlace(each);
  if ((sight & active) === 0) return;
  const typed = place.typed[index];
  place.effective[index] = work ? work(place, typed) : typed;
  if (check && !check.isLate) checkSlot(place, index, check);
}
