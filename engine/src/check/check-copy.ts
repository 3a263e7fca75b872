import { hasLooseBraces, listUnknownPlaceholders } from '../definition/copy.ts';
import { joinPath, type DefinitionFault } from './definition-fault.ts';

/** Placeholders and braces that nothing will ever fill, in any text of a definition. */
export function checkCopy(value: unknown, path = ''): DefinitionFault[] {
  if (typeof value === 'string') {
    return [
      ...listUnknownPlaceholders(value).map((name) => `unknown placeholder {{${name}}}`),
      ...(hasLooseBraces(value) ? ['double braces that do not belong together'] : []),
    ].map((message) => ({ path, message }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    checkCopy(inner, Array.isArray(value) ? `${path}[${key}]` : joinPath(path, key)),
  );
}
