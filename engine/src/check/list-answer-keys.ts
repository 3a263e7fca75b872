import type { Slot } from '../rules/scope.ts';
import type { FormOutline } from './form-outline.ts';

/** Every key that a draft may have an answer under, those of entries after the keys of their lists. */
export function listAnswerKeys({ scope, fields }: FormOutline): Set<string> {
  return new Set([...scope.slots, ...fields.map(({ slot }) => slot)].map(toFullKey));
}

function toFullKey({ key, scope }: Slot): string {
  return scope.list ? `${toFullKey(scope.list)}.${key}` : key;
}
