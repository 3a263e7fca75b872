import type { Answers } from '../values/answers.ts';
import { isRecord } from '../values/is-record.ts';
import { takesAnswer } from '../rules/scope.ts';
import { createPlace, type PlaceInstance } from './form-instance.ts';
import type { CompiledScope, CompiledSlot } from './compiled-program.ts';
import { scheduleCheck } from './run-checks.ts';

/** More entries than a repeated group takes, so that too many are noticed, but not more than can be worked with. */
const mostLoadedEntries = 1000;

/** An answer that a place began with. */
export function readGiven({ given }: PlaceInstance, key: string): unknown {
  const value: unknown = given[key];
  // An answer is never a function, so what an object has by nature is none.
  return typeof value === 'function' ? undefined : value;
}

/** What is kept of a value: as it came, or as places for the entries of a repeated group. */
export function toTyped(place: PlaceInstance, { index, entry }: CompiledSlot, value: unknown): unknown {
  if (!entry) return value;
  if (!Array.isArray(value)) return undefined;
  const entries: PlaceInstance[] = [];
  for (const answers of value as readonly unknown[]) {
    if (entries.length === mostLoadedEntries) break;
    const given = isRecord(answers) ? (answers as Answers) : {};
    entries.push(createEntry(place, entry, index, entries.length, given));
  }
  return entries;
}

export function createEntry(
  place: PlaceInstance,
  compiled: CompiledScope,
  listSlot: number,
  position: number,
  answers: Answers,
): PlaceInstance {
  const entry = createPlace(place.form, compiled, answers, place, listSlot, position);
  if (!place.form.isReady) return entry;
  for (const slot of compiled.slots)
    if (slot.takesAnswer) entry.typed[slot.index] = toTyped(entry, slot, readGiven(entry, slot.key));
  // A hidden field is not checked, but whether it is required has to be known before that changes.
  for (const { index } of compiled.lateChecks) scheduleCheck(entry, index);
  return entry;
}

/** Everything that was typed, also what is hidden by now, so that it is there again if it comes back. */
export function readDraft(place: PlaceInstance): Answers {
  return { ...readUnknown(place), ...read(place, place.typed, readDraft) };
}

/** What is submitted: the answers that count, with what was worked out. */
export function readSubmitted(place: PlaceInstance): Answers {
  return read(place, place.effective, readSubmitted);
}

/** The answers that the definition has no place for; they are kept as they came. */
function readUnknown(place: PlaceInstance): Answers {
  const known = place.compiled.slots[0]?.slot.scope.slotByKey;
  const unknown = Object.entries(place.given).filter(([key, value]) => {
    const slot = known?.get(key);
    if (!slot) return true;
    if (slot.field.type === 'Calculated') return false;
    return !takesAnswer(slot) || (slot.entryScope !== undefined && !Array.isArray(value));
  });
  return Object.fromEntries(unknown);
}

function read(
  { compiled }: PlaceInstance,
  values: readonly unknown[],
  readEntry: (entry: PlaceInstance) => Answers,
): Answers {
  const answers: Record<string, unknown> = {};
  for (const { index, key, entry } of compiled.slots) {
    const value = values[index];
    if (value === undefined) continue;
    answers[key] = entry ? (value as readonly PlaceInstance[]).map(readEntry) : value;
  }
  return answers as Answers;
}
