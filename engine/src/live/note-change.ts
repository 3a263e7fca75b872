import { anyChange, hasFlag, setFlag, type PlaceInstance } from './form-instance.ts';

/** Notes that something about a field has changed. */
export function noteChange(place: PlaceInstance, index: number, change: number): void {
  const { form } = place;
  if (!form.isReady) return;
  if (!hasFlag(place, index, anyChange)) form.changed.push({ place, index });
  setFlag(place, index, change);
  place.fieldStates[index] = undefined;
}
