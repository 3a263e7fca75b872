import type { DescribedError } from './describe-error.ts';

const colors = { debug: 90, info: 36, warn: 33, error: 31 } as const satisfies Record<string, number>;

interface Line {
  readonly level: keyof typeof colors;
  readonly time: string;
  readonly message: string;
  readonly error?: DescribedError;
}

/** A log line for a person at a terminal: time, level, message and fields, then the frames of an error. */
export function toPrettyLine(json: string): string {
  const { level, time, message, error, ...fields } = JSON.parse(json) as Line;
  const shown = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  const head = `${paint(90, time.slice(11, 19))} ${paint(colors[level], level.padEnd(5))} ${message}`;
  const line = shown.length > 0 ? `${head} ${paint(90, shown.join(' '))}` : head;
  return `${[line, ...(error ? toErrorLines(error) : [])].join('\n')}\n`;
}

function toErrorLines(error: DescribedError): string[] {
  const title = [error.name, error.code, error.message].filter((part) => part !== undefined).join(' ');
  const own = [`  ${paint(31, title)}`, ...error.frames.map((frame) => paint(90, `    ${frame}`))];
  return error.cause ? [...own, '  caused by', ...toErrorLines(error.cause)] : own;
}

function paint(color: number, text: string): string {
  return `\u001b[${String(color)}m${text}\u001b[0m`;
}
