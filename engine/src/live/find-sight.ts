import { isSame, isTrue } from '../rules/rule-value.ts';
import type { Place } from '../rules/place.ts';
import type { CompiledSlot } from './compiled-program.ts';
import { active, visible, type FormInstance, type PlaceInstance } from './form-instance.ts';

/** Whether a field can be seen and whether it counts. */
export const sight = visible | active;

/** Whether a field can be seen and whether its answer counts: it depends on what it stands in and on its own logic. */
export function findSight(place: PlaceInstance, compiled: CompiledSlot): number {
  const around = findSightAround(place, compiled);
  return around !== 0 && (compiled.logic === undefined || isTrue(compiled.logic(place))) ? around : 0;
}

/** What a field could be by what it stands in. */
export function findSightAround(
  { form, parent, flags, effective, listSlot }: PlaceInstance,
  { wholeIndex, gateIndex, skippedIndex }: CompiledSlot,
): number {
  if (wholeIndex >= 0) return (flags[wholeIndex] ?? 0) & sight;
  if (parent) return (parent.flags[listSlot] ?? 0) & sight;
  if (gateIndex >= 0 && !form.isOpen[gateIndex]) return 0;
  return skippedIndex >= 0 && isSame(effective[skippedIndex], true) ? visible : sight;
}

/** Whether a part of the form is there: what it stands in is, it is meant for this person, and its own logic holds. */
export function isGateOpen(
  {
    compiled,
    settings,
    isOpen,
    root,
  }: Pick<FormInstance, 'compiled' | 'settings' | 'isOpen'> & { root: Place },
  index: number,
): boolean {
  const gate = compiled.gates[index];
  if (!gate || isOpen[gate.gateIndex] === false) return false;
  const { adminOnly, applicantTypes } = gate.part;
  if (adminOnly && settings.audience !== 'staff') return false;
  if (applicantTypes && !applicantTypes.includes(settings.applicantType ?? '')) return false;
  return gate.logic === undefined || isTrue(gate.logic(root));
}
