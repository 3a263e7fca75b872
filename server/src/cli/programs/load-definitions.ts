import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '@handrail/programs';
import type { ProgramDefinition } from '@handrail/engine';
import { readJson } from '../read-json.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';

/** The definitions in a file, of whatever shape: a JSON file holds one, a module those that it exports. */
export async function loadDefinitions(file: string): Promise<readonly unknown[]> {
  if (!existsSync(file))
    throw new OperatorError(`There is no file ${file}. Give a .json file or a .ts file.`);
  if (path.extname(file) === '.json') return [readJson(readFileSync(file, 'utf8'), file)];
  const exported = (await import(pathToFileURL(path.resolve(file)).href)) as Readonly<
    Record<string, unknown>
  >;
  const definitions = Object.values(exported).flat().filter(isForm);
  if (definitions.length > 0) return definitions;
  throw new OperatorError(`${file} exports no program. Export what defineProgram returns.`);
}

/** The program of the catalogue with this key. */
export function getProgram(key: string): ProgramDefinition {
  const found = catalogue.find((definition) => definition.key === key);
  if (found) return found;
  const keys = catalogue.map((definition) => `  ${definition.key}`);
  throw new OperatorError([`The catalog has no program "${key}". It has:`, ...keys].join('\n'));
}

function isForm(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sections' in value;
}
