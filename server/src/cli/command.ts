/** The outside of the process, as a command sees it. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

export const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** One thing an operator can do: `handrail <noun> <verb> [argument]`. */
export interface Command {
  readonly noun: string;
  readonly verb: string;
  /** The name of the one optional argument, for a command that takes one. */
  readonly argument?: string;
  readonly summary: string;
  readonly run: (terminal: Terminal, argument: string | undefined) => Promise<ExitCode>;
}
