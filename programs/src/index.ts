import type { ProgramDefinition } from '@handrail/engine';
import * as forms from './catalogue.ts';

/** What a line of the catalogue names: a form, or a base form with its variants. */
const shipped: Readonly<Record<string, ProgramDefinition | readonly ProgramDefinition[]>> = forms;

/** Every program form that ships, at its current version, in the order of their keys. */
export const catalogue: readonly ProgramDefinition[] = Object.values(shipped)
  .flat()
  .sort((left, right) => (left.key < right.key ? -1 : 1));

export { listTexts } from './list-texts.ts';
export { measureReadingGrade } from './reading-grade.ts';
