import type { Scope, Slot } from './scope.ts';

/** What the key of an answer stands for, seen from a scope. */
export type ResolvedAnswer =
  | { readonly kind: 'answer'; readonly up: number; readonly slot: Slot }
  /** A part of an address. */
  | { readonly kind: 'addressPart'; readonly up: number; readonly slot: Slot; readonly part: AddressPart }
  /** One answer of every entry of a repeated group. */
  | { readonly kind: 'eachEntry'; readonly up: number; readonly slot: Slot; readonly inner: ResolvedAnswer };

export const addressParts = [
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'county',
  'isUnhoused',
  'copied',
] as const;
export type AddressPart = (typeof addressParts)[number];

/** Finds what a key stands for: in this scope, else in the ones around it, starting `skip` scopes further out. */
export function resolveAnswer(scope: Scope, key: string, skip = 0): ResolvedAnswer | undefined {
  let here: Scope | undefined = scope;
  for (let up = 0; here; up += 1, here = here.list?.scope) {
    const found = up >= skip ? resolveIn(here, key, up) : undefined;
    if (found) return found;
  }
  return undefined;
}

function resolveIn(scope: Scope, key: string, up: number): ResolvedAnswer | undefined {
  const slot = scope.slotByKey.get(key);
  if (slot) return { kind: 'answer', up, slot };
  for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
    const owner = scope.slotByKey.get(key.slice(0, dot));
    if (owner) return resolveWithin(owner, key.slice(dot + 1), up);
  }
  return undefined;
}

function resolveWithin(owner: Slot, rest: string, up: number): ResolvedAnswer | undefined {
  if (owner.field.type === 'Address') {
    const part = addressParts.find((name) => name === rest);
    return part && { kind: 'addressPart', up, slot: owner, part };
  }
  const inner = owner.entryScope && resolveIn(owner.entryScope, rest, 0);
  return inner && { kind: 'eachEntry', up, slot: owner, inner };
}
