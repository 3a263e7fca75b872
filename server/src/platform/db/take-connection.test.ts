import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { takeConnection } from './take-connection.ts';

it('asks people to come back when the database is away', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const pool = new Pool({ host: '127.0.0.1', port });

  await expect(takeConnection(pool)).rejects.toMatchObject({ code: 'BUSY', status: 503 });
  await pool.end();
});
