import { toOwnWords } from '../../platform/errors/to-own-words.ts';
import { createLog } from '../../platform/log/create-log.ts';

interface Output {
  /** Where a program reads the lines, and not a person. */
  readonly isLog: boolean;
  readonly log: (line: string) => void;
  readonly complain: (text: string) => void;
}

/** Says why the product cannot start: one fault a line at a terminal, one JSON object in a log. */
export function reportFailedStart(error: unknown, { isLog, log, complain }: Output): void {
  const words = toOwnWords(error);
  if (!isLog) {
    complain(`${words}\n`);
    return;
  }
  const [message = '', ...rest] = words.split('\n').map((line) => line.trim());
  const faults = rest.length > 0 ? { faults: rest } : {};
  createLog({ level: 'info', pretty: false, write: log }).error(message, faults);
}
