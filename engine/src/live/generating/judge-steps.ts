import { isRecord } from '../../values/is-record.ts';
import { findFault, labelOf } from '../../validation/fields/compile-field-check.ts';
import { mostEntries } from '../../validation/size/find-size-fault.ts';
import type { CompiledProgram, CompiledScope, CompiledSlot } from '../compiled-program.ts';
import { isGateOpen } from '../find-sight.ts';
import { splitFault } from '../split-fault.ts';
import type { Judge, JudgedPlace } from './judge.ts';

/** The steps of a judge that are not generated. */
export interface JudgeSteps {
  readonly gate: (at: JudgedPlace, index: number) => boolean;
  readonly check: CheckStep;
}

type CheckStep = (at: JudgedPlace, index: number, value: unknown) => void;
type EntriesStep = (at: JudgedPlace, value: unknown) => boolean;

export function createSteps(compiled: CompiledProgram, { slots }: CompiledScope): JudgeSteps {
  return {
    gate: (at, index) =>
      isGateOpen({ compiled, settings: at.form.settings, isOpen: at.isOpen, root: at }, index),
    check: (at, index, value) => {
      const slot = slots[index];
      if (slot) noteFault(at, slot, value);
    },
  };
}

function noteFault(at: JudgedPlace, { slot, check, questionIndex }: CompiledSlot, value: unknown): void {
  const fault = check && findFault(check, value, at);
  if (!fault) return;
  const path = at.listKey === '' ? slot.key : `${at.listKey}.${at.position}.${slot.key}`;
  const { messages, isMissing } = fault;
  const whole = { path, label: labelOf(slot), messages, isMissing };
  if (slot.field.type !== 'Address') at.found.push({ questionIndex, report: whole });
  else
    for (const report of splitFault(at.form.settings.locale, slot, value, whole))
      at.found.push({ questionIndex, report });
}

/** Judges the entries of a repeated group; lists that no form of ours would send are left to the usual way. */
export function createEntriesStep(
  { index, key }: CompiledSlot,
  { check }: JudgeSteps,
  judge: Judge,
): EntriesStep {
  return (at, value) => {
    if (!Array.isArray(value) || value.length === 0) {
      check(at, index, Array.isArray(value) ? value : undefined);
      return true;
    }
    if (value.length > mostEntries) return false;
    const { form, isOpen, isSeen, found } = at;
    for (let position = 0; position < value.length; position += 1) {
      const entry: unknown = value[position];
      const inside = { effective: [], parent: at, form, isOpen, isSeen, found, listKey: key, position };
      if (!isRecord(entry) || !judge(entry, inside)) return false;
    }
    return true;
  };
}
