import { readFileSync } from 'node:fs';
import type { ZodType } from 'zod';
import { OperatorError } from '../errors/operator-error.ts';
import { toOwnWords } from '../errors/to-own-words.ts';

/**
 * Reads a file of settings at the start, so that a broken one is noticed then and not when it is needed. A fault is named by
 * the variable and by where it is in the file, never by what is there: it may be a secret.
 */
export function readJsonFile<Settings>(variable: string, file: string, shape: ZodType<Settings>): Settings {
  const read = shape.safeParse(parse(readText(variable, file)));
  if (read.success) return read.data;
  const wrong = [...new Set(read.error.issues.flatMap(nameFault))];
  throw new OperatorError(`${variable} cannot be used: not as described: ${wrong.join(', ')}`);
}

function readText(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new OperatorError(`${variable} cannot be used: ${toOwnWords(cause)}`, { cause });
  }
}

interface Fault {
  readonly path: readonly PropertyKey[];
  /** Names that should not be there. */
  readonly keys?: readonly string[];
}

function nameFault({ path, keys = [] }: Fault): string[] {
  const place = path.join('.');
  if (keys.length > 0) return keys.map((key) => `${[...path, key].join('.')} (unknown)`);
  return [place || 'the whole file'];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
