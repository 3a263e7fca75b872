import type { PlaceInstance } from './form-instance.ts';

/** Notes that something about a field has changed. */
export function noteChange(place: PlaceInstance, index: number, bit: number): void {
  const { form, changes } = place;
  if (!form.isReady) return;
  const before = changes[index] ?? 0;
  if (before === 0) {
    form.changedPlaces.push(place);
    form.changedSlots.push(index);
  }
  changes[index] = before | bit;
  place.fieldStates[index] = undefined;
}
