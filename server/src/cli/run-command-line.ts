import manifest from '../../package.json' with { type: 'json' };
import { toOwnWords } from '../platform/errors/to-own-words.ts';
import { type Command, type ExitCode, exitCodes, type Terminal } from './command.ts';
import { findNearest } from './find-nearest.ts';
import { parseWords } from './parse-words.ts';

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
  if (!command) {
    terminal.complain([...describeUnknown(commands, noun, verb), toUsage(commands)].join('\n'));
    return exitCodes.wrongUsage;
  }
  const parsed = parseWords(command, rest);
  if ('fault' in parsed) {
    terminal.complain(`${parsed.fault}\n${toUsage([command])}`);
    return exitCodes.wrongUsage;
  }

  try {
    return await command.run(terminal, parsed.argument, parsed.options);
  } catch (error) {
    terminal.complain(toOwnWords(error));
    return exitCodes.failed;
  }
}

/** Names the word that no command begins with, or that does not follow the one before it. */
function describeUnknown(commands: readonly Command[], noun?: string, verb?: string): string[] {
  if (noun === undefined) return [];
  const verbs = commands.filter((known) => known.noun === noun).map((known) => known.verb);
  if (verbs.length > 0 && verb === undefined) return [`After "${noun}" comes one of: ${verbs.join(', ')}.`];
  const given = [noun, verb].filter((word) => word !== undefined).join(' ');
  const nearest = findNearest(
    given,
    commands.map((known) => `${known.noun} ${known.verb}`),
  );
  return [`There is no command "${given}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`];
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
    'It reads the same environment variables as the product. Exit codes: 0 done, 1 failed or not sound, 2 wrong usage, 3 sound with warnings.',
  ].join('\n');
}

function toWords({ noun, verb, argument, options = [], switches = [] }: Command): string {
  const optionWords = [...options.map((name) => `[--${name} ...]`), ...switches.map((name) => `[--${name}]`)];
  return [noun, verb, ...(argument === undefined ? [] : [`[${argument}]`]), ...optionWords].join(' ');
}
