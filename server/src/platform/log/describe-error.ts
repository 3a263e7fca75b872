import { toOneLine } from './to-one-line.ts';

export interface DescribedError {
  readonly name: string;
  readonly code?: string;
  /** The database's own words for what was violated: names from our migrations, never values. */
  readonly constraint?: string;
  readonly table?: string;
  readonly message?: string;
  /** What the error itself declares fit for a log, as `logDetail`. */
  readonly detail?: string;
  readonly frames: readonly string[];
  readonly cause?: DescribedError;
}

const deepestCause = 3;

/**
 * What a log may say about an error: its name, its code and where it was thrown. The message stays out, because
 * databases, parsers and vendors quote what people typed; a developer's own terminal may show it.
 */
export function describeError(
  error: unknown,
  options: { readonly revealMessages: boolean },
  depth = 0,
): DescribedError {
  if (!(error instanceof Error)) return { name: `thrown ${typeof error}`, frames: [] };
  return {
    name: toOneLine(error.name),
    ...textField(error, 'code'),
    ...textField(error, 'constraint'),
    ...textField(error, 'table'),
    ...detailOf(error),
    ...(options.revealMessages && { message: toOneLine(error.message) }),
    frames: toFrames(error),
    ...(error.cause !== undefined &&
      depth < deepestCause && { cause: describeError(error.cause, options, depth + 1) }),
  };
}

function detailOf(error: Error): { detail?: string } {
  const detail: unknown = Reflect.get(error, 'logDetail');
  return typeof detail === 'string' ? { detail: toOneLine(detail) } : {};
}

function textField<Name extends string>(error: Error, name: Name): Partial<Record<Name, string>> {
  const value: unknown = Reflect.get(error, name);
  if (typeof value !== 'string' || !/^[\w.:-]{1,80}$/.test(value)) return {};
  return { [name]: value } as Partial<Record<Name, string>>;
}

/** A stack starts with the message, which may itself have many lines: only lines that look like frames are kept. */
function toFrames(error: Error): string[] {
  const stack = error.stack ?? '';
  const afterMessage = stack.startsWith(`${error.name}: ${error.message}`)
    ? stack.slice(`${error.name}: ${error.message}`.length)
    : stack.replace(error.message, '');
  return afterMessage
    .split('\n')
    .filter((line) => /^\s+at .+[:)]/.test(line))
    .slice(0, 12)
    .map((line) => toOneLine(line.trim()));
}
