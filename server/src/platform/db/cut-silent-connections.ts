import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Log } from '../log/log.ts';

/** Longer than the database lets anyone wait: it ends a statement after 15 seconds and an idle transaction after 30. */
const longestSilenceMs = 35_000;

interface Use {
  since: number;
  bytes: number;
}

/**
 * Cuts connections in use of which nothing has been heard for so long that nothing can come anymore: the process at the
 * other end stands still, or the way to it is gone. Whoever waits hears of it, and the pool makes a new one.
 */
export function cutSilentConnections(pool: pg.Pool, log: Log | undefined, mostMs = longestSilenceMs): void {
  const uses = new Map<pg.PoolClient, Use>();
  pool.on('acquire', (client) => uses.set(client, { since: Date.now(), bytes: socketOf(client).bytesRead }));
  pool.on('release', (_error, client) => uses.delete(client));
  pool.on('remove', (client) => uses.delete(client));

  const timer = setInterval(() => {
    if (pool.ended) clearInterval(timer);
    const now = Date.now();
    for (const [client, use] of uses) {
      const socket = socketOf(client);
      if (socket.bytesRead !== use.bytes) Object.assign(use, { since: now, bytes: socket.bytesRead });
      else if (now - use.since > mostMs) {
        uses.delete(client);
        log?.warn('a database connection gave no sign for too long and was cut');
        socket.destroy();
      }
    }
  }, mostMs / 7).unref();
}

function socketOf(client: pg.PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
}
