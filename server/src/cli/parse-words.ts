import { parseArgs } from 'node:util';
import type { Command, Options } from './command.ts';
import { findNearest } from './find-nearest.ts';

export type ParsedWords =
  | { readonly argument: string | undefined; readonly options: Options }
  | { readonly fault: string };

/** The argument and the options of a command, or what is wrong with the words that were given. */
export function parseWords(command: Command, words: readonly string[]): ParsedWords {
  const { noun, verb, argument: argumentName, options: names = [], switches = [] } = command;
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }]),
    ...switches.map((name) => [name, { type: 'boolean' as const }]),
  ]) as Record<string, { readonly type: 'string' | 'boolean' }>;
  // Lenient, because Node's own refusals name its options and not ours.
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const fault = findFault(token.name, token.rawName, token.value, { names, switches });
    if (fault !== undefined) return { fault: `${noun} ${verb}: ${fault}` };
  }
  const [argument, extra] = argumentName === undefined ? [undefined, ...positionals] : positionals;
  if (extra !== undefined) return { fault: `${noun} ${verb}: "${extra}" is one word too many.` };
  const entries = Object.entries(values).map(([name, value]) => [name, value === true ? 'on' : value]);
  return { argument, options: Object.fromEntries(entries) as Options };
}

function findFault(
  name: string,
  written: string,
  value: string | undefined,
  { names, switches }: { readonly names: readonly string[]; readonly switches: readonly string[] },
): string | undefined {
  if (switches.includes(name)) return value === undefined ? undefined : `${written} takes no value.`;
  if (names.includes(name)) {
    return value === undefined || value.startsWith('--') ? `${written} needs a value.` : undefined;
  }
  const known = [...names, ...switches];
  const nearest = findNearest(name, known);
  if (nearest !== undefined) return `unknown option ${written}; did you mean --${nearest}?`;
  const list = known.map((each) => `--${each}`).join(', ');
  return `unknown option ${written}; ${list === '' ? 'this command takes none.' : `it takes ${list}.`}`;
}
