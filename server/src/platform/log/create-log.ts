import pino from 'pino';
import { pickLogFields } from './pick-log-fields.ts';
import type { Log, LogFields } from './log.ts';
import { toPrettyLine } from './to-pretty-line.ts';
import { toOneLine } from './to-one-line.ts';

export interface LogOptions {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  /** One colored line for a person at a terminal instead of JSON; only for development. */
  readonly pretty: boolean;
  readonly write?: (line: string) => void;
}

/** The product's log: JSON lines that hold only the fields of LogFields. */
export function createLog({ level, pretty, write }: LogOptions): Log {
  const print = write ?? ((line: string) => process.stdout.write(line));
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: toLevelName },
    },
    {
      write: pretty
        ? (line) => {
            print(toPrettyLine(line));
          }
        : print,
    },
  );
  const at =
    (name: LogOptions['level']) =>
    (message: string, fields: LogFields = {}) => {
      logger[name](pickLogFields(fields, { revealMessages: pretty }), toOneLine(message));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function toLevelName(label: string): { level: string } {
  return { level: label };
}
