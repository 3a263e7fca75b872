import type { DefinitionFault } from '../definition-fault.ts';

/** A fault of form; one that spoils leaves a part that no other check can make sense of. */
export interface ShapeFault extends DefinitionFault {
  readonly spoils: boolean;
}

/** Something is missing or of the wrong type. */
export function spoil(path: string, message: string): ShapeFault[] {
  return [{ path, message, spoils: true }];
}

/** A name that means nothing. */
export function misname(path: string, message: string): ShapeFault[] {
  return [{ path, message, spoils: false }];
}

/** A value of one type stands where another belongs. */
export function refuse(value: unknown, wanted: string, path: string): ShapeFault[] {
  return spoil(path, `is ${nameTypeOf(value)} where ${wanted} belongs`);
}

function nameTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
