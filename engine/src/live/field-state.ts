import type { Field } from '../definition/field.ts';
import {
  active,
  attempted,
  hasFlag,
  listEntries,
  touched,
  visible,
  type PlaceInstance,
} from './form-instance.ts';
import { toPath } from './field-path.ts';
import { isRequired } from '../validation/fields/compile-field-check.ts';
import { noMessages } from '../validation/fields/field-check.ts';
import { isErrorShown } from '../validation/validation-timing.ts';

/** Everything that a screen shows of a field; the same object until something of it changes. */
export interface FieldState {
  readonly path: string;
  readonly field: Field;
  readonly isVisible: boolean;
  /** Whether the answer counts: the field can be seen and its question is not skipped. */
  readonly isActive: boolean;
  readonly isRequired: boolean;
  /** What was typed or worked out; the number of entries for a repeated group that was answered. */
  readonly value: unknown;
  readonly errors: readonly string[];
  readonly isMissing: boolean;
  readonly isTouched: boolean;
  /** The errors that are to be shown by now. */
  readonly shownErrors: readonly string[];
}

export function findFieldState(place: PlaceInstance, index: number): FieldState | undefined {
  return (place.fieldStates[index] ??= readFieldState(place, index));
}

function readFieldState(place: PlaceInstance, index: number): FieldState | undefined {
  const compiled = place.compiled.slots[index];
  if (!compiled) return undefined;
  const { slot, check, work, entry } = compiled;
  const { form } = place;
  const fault = place.faults[index];
  const isTouched = hasFlag(place, index, touched);
  const isMissing = fault?.isMissing ?? false;
  const isAttempted = hasFlag(place, index, attempted);
  const errors = fault?.messages ?? noMessages;
  const isShown = fault !== undefined && isErrorShown(form.timing, { isMissing, isTouched, isAttempted });
  return {
    path: toPath(place, index),
    field: slot.field,
    isVisible: hasFlag(place, index, visible),
    isActive: hasFlag(place, index, active),
    isRequired: check !== undefined && isRequired(check, place),
    value: entry ? countEntries(place, index) : (work ? place.effective : place.typed)[index],
    errors,
    isMissing,
    isTouched,
    shownErrors: isShown ? errors : noMessages,
  };
}

function countEntries(place: PlaceInstance, index: number): number | undefined {
  return place.typed[index] === undefined ? undefined : listEntries(place, index).length;
}
