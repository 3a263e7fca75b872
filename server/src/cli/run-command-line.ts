import { parseArgs } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { toOwnWords } from '../platform/errors/to-own-words.ts';
import { type Command, type ExitCode, exitCodes, type Options, type Terminal } from './command.ts';

/** Finds the command that the words name and runs it; says how to use the command line when there is none. */
export async function runCommandLine(
  commands: readonly Command[],
  words: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const [noun, verb, ...rest] = words;
  if (noun === 'help' || noun === '--help' || noun === '-h') {
    terminal.print(toUsage(commands));
    return exitCodes.done;
  }
  if (noun === 'version' || noun === '--version') {
    terminal.print(manifest.version);
    return exitCodes.done;
  }

  const command = commands.find((known) => known.noun === noun && known.verb === verb);
  const parsed = command && parseWords(command, rest);
  if (!parsed) {
    terminal.complain(toUsage(command ? [command] : commands));
    return exitCodes.wrongUsage;
  }

  try {
    return await command.run(terminal, parsed.argument, parsed.options);
  } catch (error) {
    terminal.complain(toOwnWords(error));
    return exitCodes.failed;
  }
}

/** The argument and the options, or nothing when they are not those of the command. */
function parseWords(
  { argument: argumentName, options: names = [], switches = [] }: Command,
  words: readonly string[],
): { argument: string | undefined; options: Options } | undefined {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }]),
    ...switches.map((name) => [name, { type: 'boolean' as const }]),
  ]) as Record<string, { readonly type: 'string' | 'boolean' }>;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (positionals.length > (argumentName === undefined ? 0 : 1)) return undefined;
    const entries = Object.entries(values).map(([name, value]) => [name, value === true ? 'on' : value]);
    return { argument: positionals[0], options: Object.fromEntries(entries) as Options };
  } catch {
    // Node's error names its own options; the usage names ours.
    return undefined;
  }
}

function toUsage(commands: readonly Command[]): string {
  const lines = commands.map((command) => [toWords(command), command.summary] as const);
  const width = Math.max(...lines.map(([words]) => words.length));
  return [
    'Usage: handrail <noun> <verb>, or from the source code: npm run handrail -- <noun> <verb>',
    '       handrail version',
    '',
    ...lines.map(([words, summary]) => `  ${words.padEnd(width)}  ${summary}`),
    '',
    'It reads the same environment variables as the product. Exit codes: 0 done, 1 failed or not sound, 2 wrong usage.',
  ].join('\n');
}

function toWords({ noun, verb, argument, options = [], switches = [] }: Command): string {
  const optionWords = [...options.map((name) => `[--${name} ...]`), ...switches.map((name) => `[--${name}]`)];
  return [noun, verb, ...(argument === undefined ? [] : [`[${argument}]`]), ...optionWords].join(' ');
}
