import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[] | undefined;
}

const recording = new AsyncLocalStorage<Statement[]>();

/** Keeps every statement that work sends to the database, in its order. */
export function recordStatements(work: () => Promise<void>, log: Statement[]): Promise<void> {
  return recording.run(log, work);
}

type Query = (...args: unknown[]) => unknown;

/** Listens to every client while the work lasts. */
export async function listening<T>(work: () => Promise<T>): Promise<T> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function listen(this: unknown, ...args: unknown[]) {
    const [asked, values] = args;
    const config = typeof asked === 'string' ? { text: asked, values } : asked;
    if (isStatement(config)) recording.getStore()?.push({ text: config.text, values: config.values });
    return query.apply(this, args);
  };
  try {
    return await work();
  } finally {
    prototype.query = query;
  }
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
