import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { asOwner } from '../../testing/worlds/trust-world.ts';
import { createOutage } from '../db/outage.ts';
import { createWorkerPresence } from './worker-presence.ts';

const database = useTestDatabase();

it('shows all workers of a process at once, without a warning of the database client', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  const presence = createWorkerPresence(database().ownerUrl, createOutage(silentLog, 'jobs'));
  const ids = Array.from({ length: 9 }, (_none, index) => `worker-${String(index)}`);

  await Promise.all(ids.map(presence.hold));
  await nextTurn();
  const held = await asOwner(database(), countLocks);
  await Promise.all(ids.map(presence.release));
  const released = await asOwner(database(), countLocks);
  await presence.end();
  process.off('warning', note);

  expect([held, released]).toEqual([[{ locks: 9 }], [{ locks: 0 }]]);
  expect(warnings).toEqual([]);
});

const countLocks = `select count(*)::integer as locks from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
