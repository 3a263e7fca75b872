import { type Command, type ExitCode, exitCodes, type Terminal } from './command.ts';

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

  const command = commands.find((known) => known.noun === noun && known.verb === verb);
  if (!command || rest.length > (command.argument === undefined ? 0 : 1)) {
    terminal.complain(toUsage(command ? [command] : commands));
    return exitCodes.wrongUsage;
  }

  try {
    return await command.run(terminal, rest[0]);
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error));
    return exitCodes.failed;
  }
}

function toUsage(commands: readonly Command[]): string {
  const lines = commands.map((command) => [toWords(command), command.summary] as const);
  const width = Math.max(...lines.map(([words]) => words.length));
  return [
    'Usage: npm run handrail -- <noun> <verb>',
    '',
    ...lines.map(([words, summary]) => `  ${words.padEnd(width)}  ${summary}`),
    '',
    'It reads the same environment as the product. Exit codes: 0 done, 1 failed or not sound, 2 wrong usage.',
  ].join('\n');
}

function toWords({ noun, verb, argument }: Command): string {
  return [noun, verb, ...(argument === undefined ? [] : [`[${argument}]`])].join(' ');
}
