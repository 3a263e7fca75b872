import { OperatorError } from '../errors/operator-error.ts';

export interface ConfigFault {
  readonly variable: string;
  /** What was read, already masked where it is a secret. */
  readonly read: string;
  readonly allowed: string;
}

/** Stops the start. Its message lists every fault, so that an operator repairs all of them at once. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    super(toReport(faults));
    this.faults = faults;
  }
}

function toReport(faults: readonly ConfigFault[]): string {
  const lines = faults.map(
    ({ variable, read, allowed }) => `  ${variable}: read ${read}; allowed: ${allowed}`,
  );
  return ['Handrail cannot start with this environment.', ...lines].join('\n');
}
