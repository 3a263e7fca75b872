import { sayCount } from '@handrail/engine';
import type { z } from 'zod';

/** Our words for an input that a schema refuses and for which the schema itself has none. */
export function wordIssue(
  issue: Pick<z.core.$ZodRawIssue, 'code'> & Readonly<Record<string, unknown>>,
): string {
  const { code, origin, maximum, minimum } = issue;
  if (code === 'too_big' && origin === 'string')
    return `Please use at most ${sayCount(Number(maximum), 'character')}.`;
  if (code === 'too_big' && origin === 'number')
    return `Please enter a number of at most ${String(maximum)}.`;
  if (code === 'too_small' && origin === 'string') return 'Please fill in every required field.';
  if (code === 'too_small' && origin === 'number')
    return `Please enter a number of at least ${String(minimum)}.`;
  return unreadable;
}

export const unreadable = 'We could not read what was sent. Please reload the page and try again.';

/** Where a file or a value is wrong, without what it says there. */
export function listPlaces({ issues }: z.core.$ZodError): string[] {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.') || 'the whole file'))];
}
