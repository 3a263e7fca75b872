import type { Answers } from '../answers/answers.ts';
import { active, createPlace, type FormInstance, type PlaceInstance } from './form-instance.ts';
import type { CompiledSlot } from './compiled-program.ts';

/** More entries than a repeated group takes, so that too many are noticed, but not more than can be worked with. */
const mostLoadedEntries = 1000;

/** Splits answers into those that the form asks for and those that it does not know. */
export function loadAnswers(place: PlaceInstance, answers: Answers): Record<string, unknown> {
  const unknown: Record<string, unknown> = {};
  const slotByKey = place.parent
    ? place.parent.compiled.slots[place.listSlot]?.slot.entryScope?.slotByKey
    : place.form.compiled.scope.slotByKey;
  for (const key in answers) {
    const slot = slotByKey?.get(key);
    const compiled = slot && place.compiled.slots[slot.index];
    if (compiled?.slot.field.type === 'Calculated') continue;
    if (!compiled || !takesAnswer(compiled) || (compiled.entry && !Array.isArray(answers[key])))
      unknown[key] = answers[key];
    else place.typed[compiled.slot.index] = toTyped(place, compiled, answers[key]);
  }
  return unknown;
}

/** Whether a field can be answered: it is not something to read or to work out, nor only a name for its parts. */
export function takesAnswer({ slot: { field }, entry }: CompiledSlot): boolean {
  if (field.type === 'Complex') return entry !== undefined;
  return field.type !== 'Typography' && field.type !== 'Calculated';
}

/** What is kept of a value: as it came, or as places for the entries of a repeated group. */
export function toTyped(place: PlaceInstance, { slot, entry }: CompiledSlot, value: unknown): unknown {
  if (!entry) return value;
  if (!Array.isArray(value)) return undefined;
  return (value as unknown[])
    .slice(0, mostLoadedEntries)
    .map((answers, position) => createEntry(place, slot.index, position, isRecord(answers) ? answers : {}));
}

export function createEntry(
  place: PlaceInstance,
  listSlot: number,
  position: number,
  answers: Answers,
): PlaceInstance {
  const compiled = place.compiled.slots[listSlot]?.entry;
  if (!compiled) throw new Error(`Slot ${listSlot} has no entries`);
  const entry = createPlace(place.form, compiled, place, listSlot, position);
  loadAnswers(entry, answers);
  return entry;
}

/** Everything that was typed, also what is hidden by now, so that it is there again if it comes back. */
export function readDraft(form: FormInstance): Answers {
  return { ...(form.unknownAnswers as Answers), ...readTyped(form.root) };
}

/** What is handed in: the answers that count, with what was worked out. */
export function readSubmitted(place: PlaceInstance): Answers {
  return read(place, (index) => {
    if (((place.state[index] ?? 0) & active) === 0) return undefined;
    const value = place.effective[index];
    return place.compiled.slots[index]?.entry ? toEntries(value)?.map(readSubmitted) : value;
  });
}

function readTyped(place: PlaceInstance): Answers {
  return read(place, (index) => {
    const value = place.typed[index];
    return place.compiled.slots[index]?.entry ? toEntries(value)?.map(readTyped) : value;
  });
}

function read({ compiled }: PlaceInstance, readSlot: (index: number) => unknown): Answers {
  const answers: Record<string, unknown> = {};
  for (const { slot } of compiled.slots) {
    const value = readSlot(slot.index);
    if (value !== undefined) answers[slot.key] = value;
  }
  return answers as Answers;
}

function toEntries(value: unknown): readonly PlaceInstance[] | undefined {
  return value as readonly PlaceInstance[] | undefined;
}

function isRecord(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
