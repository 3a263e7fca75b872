import { toSkippedKey } from '../values/answers.ts';
import { toAddress } from '../flow/step.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import type { DefinitionFault } from './definition-fault.ts';
import type { FormOutline, PlacedPart } from './form-outline.ts';

/** Keys that are malformed, duplicated or in conflict with each other. */
export function checkKeys(program: ProgramDefinition, outline: FormOutline): DefinitionFault[] {
  const bullets = program.submissionScreen?.bullets ?? [];
  const statuses = program.overrides?.statuses ?? [];
  return [
    ...checkNames(program.introPages.map(({ key }, index) => [key, `introPages[${index}].key`])),
    ...partKinds.flatMap((kind) => {
      const keys = listPartKeys(outline, kind);
      return [...checkNames(keys), ...listSameAddresses(keys)];
    }),
    ...checkAnswerKeys(outline),
    ...checkNames(bullets.map(({ key }, index) => [key, `submissionScreen.bullets[${index}].key`])),
    ...listRepeats(statuses.map(({ status }, index) => [status, `overrides.statuses[${index}].status`])),
  ];
}

const partKinds = ['section', 'question group', 'question'] as const;

type KeyAtPath = readonly [key: string, path: string];

function listPartKeys(outline: FormOutline, kind: PlacedPart['kind']): KeyAtPath[] {
  return outline.parts
    .filter((placed) => placed.kind === kind)
    .map(({ part, path }): KeyAtPath => [part.key, `${path}.key`]);
}

/** Keys that are different but lead to the same address, where dots are written as dashes. */
function listSameAddresses(keys: readonly KeyAtPath[]): DefinitionFault[] {
  const keyAt = new Map<string, string>();
  return keys.flatMap(([key, path]) => {
    const address = toAddress(key);
    const other = keyAt.get(address);
    keyAt.set(address, key);
    if (other === undefined || other === key) return [];
    return [{ path, message: `"${key}" has the same address as "${other}"` }];
  });
}

function checkNames(keys: readonly KeyAtPath[]): DefinitionFault[] {
  return [...checkForm(keys), ...listRepeats(keys)];
}

function checkForm(keys: readonly KeyAtPath[]): DefinitionFault[] {
  return keys
    .filter(([key]) => !/^[a-z][\w-]*(\.[a-z][\w-]*)*$/i.test(key))
    .map(([key, path]) => ({
      path,
      message: `"${key}" is no key: letters, digits, - and _, starting with a letter, with dots between parts`,
    }));
}

/** The repeats in a list of keys or values. */
export function listRepeats(keys: readonly KeyAtPath[]): DefinitionFault[] {
  const seen = new Set<string>();
  return keys.flatMap(([key, path]) => {
    if (seen.has(key)) return [{ path, message: `"${key}" is used twice` }];
    seen.add(key);
    return [];
  });
}

function checkAnswerKeys({ fields, parts }: FormOutline): DefinitionFault[] {
  const skippedKeys = new Set(
    parts
      .filter(({ part }) => 'skippable' in part && part.skippable)
      .map(({ part }) => toSkippedKey(part.key)),
  );
  const seen = new Map<Scope, Set<string>>();
  const faults = checkForm(fields.map(({ field, path }) => [field.key, `${path}.key`]));
  for (const { slot, path: fieldPath } of fields) {
    const path = `${fieldPath}.key`;
    const keys = seen.get(slot.scope) ?? new Set();
    seen.set(slot.scope, keys);
    const around = findSlotAround(slot);
    if (keys.has(slot.key)) faults.push({ path, message: `"${slot.key}" is used twice` });
    else if (!slot.scope.list && skippedKeys.has(slot.key))
      faults.push({ path, message: `"${slot.key}" already says that the question was skipped` });
    else if (around)
      faults.push({ path, message: `"${slot.key}" lies inside "${around.key}", which has parts of its own` });
    keys.add(slot.key);
  }
  return faults;
}

/** The Address or repeated group whose key a field's key begins with, so that a rule could mean either. */
function findSlotAround({ key, scope }: Slot): Slot | undefined {
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const slot = scope.slotByKey.get(key.slice(0, dot));
    if (slot && (slot.field.type === 'Address' || slot.entryScope)) return slot;
  }
  return undefined;
}
