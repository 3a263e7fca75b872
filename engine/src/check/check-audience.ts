import { resolveAnswer } from '../rules/resolve-answer.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import { findSlotRead } from './check-reference.ts';
import type { DefinitionFault } from './definition-fault.ts';
import type { FormOutline, PlacedField } from './form-outline.ts';
import type { RulePoint } from './list-rule-points.ts';

/**
 * What staff fill in stays theirs: applicants get the form without it, so that nothing which they get may look at it,
 * and it is saved apart, so that it cannot be a piece of an answer that an applicant gives.
 */
export function checkAudience(outline: FormOutline, points: readonly RulePoint[]): DefinitionFault[] {
  const staffPaths = [
    ...outline.parts.filter(({ part }) => part.adminOnly).map(({ path }) => path),
    ...outline.fields.filter(({ field }) => field.adminOnly).map(({ path }) => path),
  ];
  const isForStaff = (path: string) =>
    staffPaths.some((staff) => path === staff || path.startsWith(`${staff}.`));
  const staffSlots = new Set(outline.fields.filter(({ path }) => isForStaff(path)).map(({ slot }) => slot));
  return [
    ...outline.fields.flatMap(checkPlace),
    ...outline.fields
      .filter(({ path }) => !isForStaff(path))
      .flatMap((field) => checkCopied(field, staffSlots)),
    ...points.filter(({ path }) => !isForStaff(path)).flatMap((point) => checkRead(point, staffSlots)),
  ];
}

function checkPlace({ field, path, slot }: PlacedField): DefinitionFault[] {
  if (!field.adminOnly || (!slot.whole && !slot.scope.list)) return [];
  return [{ path: `${path}.adminOnly`, message: 'a part of a Complex cannot be for staff alone' }];
}

function checkCopied({ field, path, slot }: PlacedField, staffSlots: ReadonlySet<Slot>): DefinitionFault[] {
  if (field.type !== 'Address' || field.copyAddressKey === undefined) return [];
  const look = { answer: field.copyAddressKey, scope: slot.scope, path: `${path}.copyAddressKey` };
  return checkLook(look, staffSlots);
}

function checkRead({ rule, path, scope }: RulePoint, staffSlots: ReadonlySet<Slot>): DefinitionFault[] {
  if (typeof rule !== 'object' || rule === null || !('answer' in rule)) return [];
  return checkLook({ answer: rule.answer, up: rule.up, scope, path }, staffSlots);
}

interface Look {
  readonly answer: string;
  readonly up?: number | undefined;
  readonly scope: Scope;
  readonly path: string;
}

function checkLook({ answer, up, scope, path }: Look, staffSlots: ReadonlySet<Slot>): DefinitionFault[] {
  const resolved = resolveAnswer(scope, answer, up);
  if (!resolved || !staffSlots.has(findSlotRead(resolved))) return [];
  return [{ path, message: `"${answer}" is for staff; what applicants fill in cannot depend on it` }];
}
