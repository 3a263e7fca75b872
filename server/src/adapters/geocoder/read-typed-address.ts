import { toStateCode } from './us-states.ts';

export interface TypedAddress {
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/** Takes an address apart from its end: ZIP code, state, city, and what is left is the street. */
export function readTypedAddress(text: string): TypedAddress {
  const parts = text
    .slice(0, 300)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const zip = takeZip(parts);
  const state = takeState(parts);
  const isStreet = (part: string | undefined) => part !== undefined && /^\d/.test(part);
  const city = parts.length > 1 || !isStreet(parts[0]) ? parts.pop() : undefined;
  return { street: parts.join(', ') || undefined, city, state, zip };
}

function takeZip(parts: string[]): string | undefined {
  const last = parts.at(-1) ?? '';
  const found = /(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(last);
  if (!found) return undefined;
  replaceLast(parts, last.slice(0, found.index).trim());
  return found[1];
}

/** The last one or two words, such as "NY" or "New York". */
function takeState(parts: string[]): string | undefined {
  const words = (parts.at(-1) ?? '').split(/\s+/);
  // Alone, a name such as "New York" is a city as well as a state; a code is not.
  for (const count of [3, 2, 1]) {
    const name = words.slice(-count).join(' ');
    const code = toStateCode(name);
    if (!code || (parts.length === 1 && name.length > 2) || (parts.length === 1 && words.length === 1))
      continue;
    replaceLast(parts, words.slice(0, -count).join(' '));
    return code;
  }
  return undefined;
}

function replaceLast(parts: string[], rest: string): void {
  parts.pop();
  if (rest) parts.push(rest);
}
