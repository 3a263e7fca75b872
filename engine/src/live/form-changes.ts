import { toPath } from './field-path.ts';
import {
  anyChange,
  clearFlags,
  errorsChanged,
  valueChanged,
  visibilityChanged,
  type FieldPosition,
  type FormInstance,
} from './form-instance.ts';
import { findProgress } from './shown-parts.ts';

/** What one edit changed, so that a screen redraws just that. */
export interface FormChanges {
  readonly fields: readonly FieldChange[];
  /** The keys of the questions that came or went, and with them their steps. */
  readonly questions: readonly string[];
  /** The new share of complete sections, where it may have changed. */
  readonly progress?: number;
}

export interface FieldChange {
  readonly path: string;
  readonly visibility: boolean;
  readonly value: boolean;
  /** Its errors, or whether it is required. */
  readonly errors: boolean;
}

/** Gives what was noted since the last time, and forgets it. */
export function takeChanges(form: FormInstance): FormChanges {
  const { changed, changedQuestions, hasProgressed } = form;
  const fields = changed.flatMap(takeFieldChange);
  const questions = listFlipped(form);
  changed.length = 0;
  changedQuestions.length = 0;
  form.hasProgressed = false;
  return hasProgressed ? { fields, questions, progress: findProgress(form) } : { fields, questions };
}

function takeFieldChange({ place, index }: FieldPosition): FieldChange | [] {
  const bits = place.flags[index] ?? 0;
  clearFlags(place, index, anyChange);
  if (place.isGone) return [];
  return {
    path: toPath(place, index),
    visibility: (bits & visibilityChanged) !== 0,
    value: (bits & valueChanged) !== 0,
    errors: (bits & errorsChanged) !== 0,
  };
}

/** A question that came and went within one edit stands there twice, and has not changed. */
function listFlipped({ changedQuestions, compiled }: FormInstance): string[] {
  if (changedQuestions.length === 0) return [];
  const flipped = new Set<number>();
  for (const index of changedQuestions) if (!flipped.delete(index)) flipped.add(index);
  return [...flipped].map((index) => compiled.questions[index]?.definition.key ?? '');
}
