import type { ProgramDefinition } from '../definition/program.ts';
import type { DefinitionFault } from './definition-fault.ts';

/** A program's key and version, by which applications find it again. */
export function checkIdentity({ key, version }: ProgramDefinition): DefinitionFault[] {
  const faults: DefinitionFault[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))
    faults.push({ path: 'key', message: `"${key}" is not in kebab-case` });
  if (!Number.isInteger(version) || version < 1)
    faults.push({ path: 'version', message: `${version} is not a whole number from 1` });
  return faults;
}
