import { copyNames } from '@handrail/engine';

/** Every text in a definition that a person could read, found by the names under which definitions hold texts. */
export function listReadable(value: unknown, attribute = ''): string[] {
  if (typeof value === 'string') return readable.includes(attribute) && value !== '' ? [value] : [];
  if (typeof value !== 'object' || value === null || rules.includes(attribute)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => listReadable(item, attribute));
  return Object.entries(value).flatMap(([name, inner]) => listReadable(inner, name));
}

const rules = ['dynamicLogic', 'formula', 'condition', 'rule', 'migrations'];
const readable: readonly string[] = copyNames;
