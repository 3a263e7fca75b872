import { sayCount } from '../definition/say-count.ts';
import type { DefinitionFault } from './definition-fault.ts';

/** One report of all faults for the author of a definition, a line each. */
export function formatFaults(faults: readonly DefinitionFault[]): string {
  if (faults.length === 0) return 'The definition has no faults.';
  const count = sayCount(faults.length, 'fault');
  const lines = faults.map(({ path, message }) => `  ${path || '(the whole)'}: ${message}`);
  return [`The definition has ${count}:`, ...lines].join('\n');
}
