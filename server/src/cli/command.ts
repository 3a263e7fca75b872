/** The outside of the process, as a command sees it. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** `unproven`: nothing is wrong, but something that should prove it is missing. */
export const exitCodes = { done: 0, failed: 1, wrongUsage: 2, unproven: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What follows the options of a command, such as `--tenant advocate`; a switch that is given is "on". */
export type Options = Readonly<Record<string, string | undefined>>;

/** One thing an operator can do: `handrail <noun> <verb> [argument] [--option value]`. */
export interface Command {
  readonly noun: string;
  readonly verb: string;
  /** The name of the one optional argument, for a command that takes one. */
  readonly argument?: string;
  /** The names of its options, without the dashes; each takes a value. */
  readonly options?: readonly string[];
  /** The names of options that take no value, without the dashes. */
  readonly switches?: readonly string[];
  readonly summary: string;
  readonly run: (terminal: Terminal, argument: string | undefined, options: Options) => Promise<ExitCode>;
}
