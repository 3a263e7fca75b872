import { OperatorError } from '../platform/errors/operator-error.ts';

/** What a file says in JSON; a mistake is named by its line. */
export function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    throw new OperatorError(
      `${file}, line ${String(line)}: this is not valid JSON. Fix it there or on the line above.`,
    );
  }
}
