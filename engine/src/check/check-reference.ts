import { resolveAnswer, type ResolvedAnswer } from '../rules/resolve-answer.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import type { DefinitionFault } from './definition-fault.ts';
import type { FormOutline } from './form-outline.ts';
import { suggestName } from './suggest-name.ts';

/** Whether a look-up names an answer that can be seen from where it stands. */
export function checkReference(
  { answer, up = 0 }: { readonly answer: string; readonly up?: number },
  path: string,
  scope: Scope,
): DefinitionFault[] {
  if (!Number.isInteger(up) || up < 0)
    return [{ path: `${path}.up`, message: `${up} is not a whole number from 0` }];
  const resolved = resolveAnswer(scope, answer, up);
  if (!resolved) {
    const further = up > 0 ? ` from ${up} up` : suggestName(answer, listKeys(scope));
    return [{ path, message: `no answer "${answer}"${further}` }];
  }
  const { field } = findSlotRead(resolved);
  if (field.type === 'Typography')
    return [{ path, message: `"${answer}" is a text to read, which has no answer` }];
  if (field.type === 'Complex' && !field.repeated)
    return [{ path, message: `"${answer}" is a group of fields; name one of them` }];
  return [];
}

/** Whether every copied address comes from another Address field in reach. */
export function checkCopiedAddresses({ fields }: FormOutline): DefinitionFault[] {
  return fields.flatMap(({ field, path, slot }) => {
    if (field.type !== 'Address' || field.copyAddressKey === undefined) return [];
    const resolved = resolveAnswer(slot.scope, field.copyAddressKey);
    if (resolved?.kind === 'answer' && resolved.slot.field.type === 'Address') return [];
    return [
      { path: `${path}.copyAddressKey`, message: `no Address field "${field.copyAddressKey}" in reach` },
    ];
  });
}

/** The field whose answer, or the list of whose answers, a look-up gives. */
export function findSlotRead(resolved: ResolvedAnswer): Slot {
  return resolved.kind === 'eachEntry' ? findSlotRead(resolved.inner) : resolved.slot;
}

function listKeys(scope: Scope): string[] {
  return [...scope.slotByKey.keys(), ...(scope.list ? listKeys(scope.list.scope) : [])];
}
