import type { Answers } from '../values/answers.ts';
import { isTrue } from '../rules/rule-value.ts';
import { findFault, meetsDemands } from '../validation/fields/compile-field-check.ts';
import { isSurelyRight, listChoosable, sureKinds } from '../validation/fields/sure-answer.ts';
import { readGiven, toTyped } from './answers-of-form.ts';
import type { CompiledProgram, CompiledSlot, SlotColumns } from './compiled-program.ts';
import { countParts } from './count-parts.ts';
import { findSightAround, isGateOpen, sight } from './find-sight.ts';
import {
  active,
  createFormInstance,
  hasFlag,
  keepFault,
  type FormInstance,
  type PlaceInstance,
} from './form-instance.ts';
import type { FormSettings } from '../definition/form-settings.ts';
import type { UsualWay } from './generating/walk.ts';
import { runLateChecks } from './run-checks.ts';
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
  countParts(form);
  form.isReady = true;
  return form;
}

/** Works out everything in a place for the first time; what is hidden is left as it is, which is nothing. */
function startPlace(place: PlaceInstance): void {
  const { turns, walk } = place.compiled;
  if (walk && mayHurry(place.form)) {
    walk(place, usualWay);
    return;
  }
  for (const index of turns) {
    if (index < 0) startGate(place, ~index);
    else startSlot(place, index);
  }
}

/** Whether nothing has to be kept for edits, and no answer is limited by what was submitted before. */
function mayHurry({ isOnce, settings }: FormInstance): boolean {
  return isOnce && settings.allowances === undefined;
}

function startGate({ form }: PlaceInstance, index: number): void {
  form.isOpen[index] = isGateOpen(form, index);
}

function startSlot(place: PlaceInstance, index: number): void {
  const { form, typed, effective } = place;
  const { columns, slots } = place.compiled;
  const slot = columns.isPlain[index] ? undefined : slots[index];
  const around = slot ? findSightAround(place, slot) : findSightOfPlace(place);
  const logic = columns.logics[index];
  const isSeen = around !== 0 && (logic === undefined || isTrue(logic(place)));
  const isActive = isSeen && (around & active) !== 0;
  if (isSeen) place.flags[index] = around;
  // Only an edit could make a hidden answer count.
  if (!isActive && form.isOnce) return;

  const key = columns.keys[index];
  let value = key === undefined ? undefined : readGiven(place, key);
  if (slot?.entry) value = startEntries(place, slot, value);
  if (!form.isOnce) typed[index] = value;
  if (!isActive || (columns.isDeferred[index] && mayHurry(form))) return;
  if (slot?.work) value = slot.work(place, value);
  effective[index] = value;
  if (!isRight(place, columns, index, value)) checkAnswer(place, index, value);
}

function findSightOfPlace({ parent, listSlot }: PlaceInstance): number {
  return parent ? (parent.flags[listSlot] ?? 0) & sight : sight;
}

function checkAnswer(place: PlaceInstance, index: number, value: unknown): void {
  const check = place.compiled.columns.earlyChecks[index];
  const fault = check && findFault(check, value, place);
  if (fault) keepFault(place, index, fault);
}

const usualWay: UsualWay = { gate: startGate, slot: startSlot, check: checkAnswer };

/** Works out what had to wait until it is submitted. */
export function finishForm({ root, isOnce }: FormInstance): void {
  if (!isOnce) return;
  for (const { index, work } of root.compiled.deferred)
    if (work && hasFlag(root, index, active)) root.effective[index] = work(root, undefined);
}

function startEntries(place: PlaceInstance, slot: CompiledSlot, value: unknown): unknown {
  const entries = toTyped(place, slot, value);
  for (const entry of (entries ?? []) as readonly PlaceInstance[]) startPlace(entry);
  return entries;
}

/** Whether an answer is right beyond doubt, which most are; the whole check looks at the others. */
function isRight(place: PlaceInstance, columns: SlotColumns, index: number, value: unknown): boolean {
  const check = columns.earlyChecks[index];
  const kind = columns.sureKinds[index] ?? sureKinds.none;
  if (!check || kind === sureKinds.none || place.form.settings.allowances) return false;
  const { sureLeast, sureMost, choosable } = columns;
  const chosen =
    kind === sureKinds.choice ? (choosable[index] ??= new Set(listChoosable(check.sure.options))) : undefined;
  return (
    isSurelyRight(kind, sureLeast[index] ?? 0, sureMost[index] ?? 0, chosen, value) &&
    meetsDemands(check, place)
  );
}
