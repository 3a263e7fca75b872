import { sayIfUndone } from './lost-race.ts';
import type { Transaction } from './partner-db.ts';

type Work<T> = (tx: Transaction) => Promise<T> | T;
type Read = <T>(work: Work<T>) => Promise<T>;

interface OpenRead {
  readonly tx: Promise<Transaction>;
  readers: number;
  readonly end: () => void;
}

/**
 * Reads that are asked for while another one of the same request is open go along in its transaction. A page asks for a
 * dozen things side by side: in doors of their own they would take most of the connections, and two more statements each.
 */
export function shareReads(read: Read): Read {
  let current: OpenRead | undefined;

  async function join<T>(work: Work<T>): Promise<T> {
    const own = (current ??= openRead(read));
    own.readers += 1;
    let isSpoiled = true;
    try {
      const result = await work(await own.tx);
      isSpoiled = false;
      return result;
    } finally {
      own.readers -= 1;
      // Nobody begins in a transaction that is over, or in which something went wrong.
      if (current === own && (isSpoiled || own.readers === 0)) current = undefined;
      if (own.readers === 0) own.end();
    }
  }

  return async (work) => {
    try {
      return await join(work);
    } catch (error) {
      if (isFailureOfAnother(error)) return read(work);
      throw sayIfUndone(error);
    }
  };
}

function openRead(read: Read): OpenRead {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const tx = new Promise<Transaction>((resolve, reject) => {
    read((open) => {
      resolve(open);
      return ended;
    }).catch(reject);
  });
  return { tx, readers: 0, end };
}

/** A statement of someone else failed before, and with it the transaction. */
function isFailureOfAnother(error: unknown): boolean {
  return error instanceof Error && (error as { readonly code?: string }).code === '25P02';
}
