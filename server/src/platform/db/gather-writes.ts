import type { PoolClient } from 'pg';
import type { Writable } from 'node:stream';

const gathering = new WeakSet<Writable>();

/** Lets all that is asked of the database in this turn leave together: each write of its own costs both sides a call. */
export function gatherWrites(client: PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  process.nextTick(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}
