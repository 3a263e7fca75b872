import { sayCount } from '@handrail/engine';
import type { Variable } from './variable.ts';

/** How a value appears in a message: as written, or masked when it is a secret. */
export function toShownValue(variable: Pick<Variable, 'secret'>, raw: string): string {
  if (variable.secret === undefined) return JSON.stringify(raw.slice(0, 200));
  const hidden = `(hidden, ${sayCount(raw.length, 'character')})`;
  if (variable.secret === 'value' || !URL.canParse(raw)) return hidden;
  const { protocol, hostname } = new URL(raw);
  return hostname ? `"${protocol}//***@${hostname}" ${hidden}` : hidden;
}
