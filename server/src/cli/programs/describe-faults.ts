import type { DefinitionFault } from '@handrail/engine';
import { suggestFix } from './suggest-fix.ts';

/** Each fault with its path, where that is in the form, what is wrong and how to mend it. */
export function describeFaults(definition: unknown, faults: readonly DefinitionFault[]): string {
  return faults
    .map(({ path, message }) => {
      const place = nameParts(definition, path).join(', ');
      return [
        `  ${path || '(the whole definition)'}`,
        ...(place === '' ? [] : [`    in ${place}`]),
        `    ${message}`,
        `    Fix: ${suggestFix(message)}`,
      ].join('\n');
    })
    .join('\n');
}

const nouns: Readonly<Record<string, string>> = {
  introPages: 'intro page',
  sections: 'section',
  questionGroups: 'group',
  questions: 'question',
  fields: 'field',
  subFields: 'field',
  bullets: 'bullet',
};

/** The parts that a path goes through, by their keys. */
function nameParts(definition: unknown, path: string): string[] {
  let here = definition;
  return [...path.matchAll(/([^.[\]]+)(?:\[(\d+)\])?/g)].flatMap(([, attribute = '', index]) => {
    here = read(here, attribute);
    if (index === undefined) return [];
    here = read(here, index);
    const key = read(here, 'key');
    const noun = nouns[attribute];
    return noun !== undefined && typeof key === 'string' ? [`${noun} "${key}"`] : [];
  });
}

function read(value: unknown, attribute: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[attribute];
}
