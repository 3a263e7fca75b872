import { listEntries, type FieldPosition, type FormInstance, type PlaceInstance } from './form-instance.ts';

/** The path of a field: its key, or "courses.0.name" inside an entry. */
export function toPath(place: PlaceInstance, index: number): string {
  const key = place.compiled.slots[index]?.slot.key ?? '';
  return place.parent ? `${toPath(place.parent, place.listSlot)}.${place.position}.${key}` : key;
}

/** Finds the field that a path leads to. */
export function findPosition(form: FormInstance, path: string): FieldPosition | undefined {
  const slot = form.compiled.scope.slotByKey.get(path);
  return slot ? { place: form.root, index: slot.index } : findInEntry(form.root, path);
}

const intoEntry = /^(.*?)\.(\d+)\.(.*)$/;

function findInEntry(place: PlaceInstance, path: string): FieldPosition | undefined {
  const [, listKey, position, rest = ''] = intoEntry.exec(path) ?? [];
  const list = place.compiled.slots.find(({ slot, entry }) => entry && slot.key === listKey);
  if (!list) return undefined;
  const entry = listEntries(place, list.slot.index)[Number(position)];
  if (!entry) return undefined;
  const index = list.slot.entryScope?.slotByKey.get(rest)?.index;
  return index === undefined ? findInEntry(entry, rest) : { place: entry, index };
}
