import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { createCluster } from './create-cluster.ts';
import { findBinaries } from './find-binaries.ts';
import { findHome } from './find-home.ts';
import { holdCluster } from './hold-cluster.ts';
import { launchCluster } from './launch-cluster.ts';
import { provideBinaries } from './provide-binaries.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** Off only for databases that are thrown away, such as a test run's. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  readonly ownerUrl: string;
  /** Shuts the database down cleanly, unless another process still uses it: then the last one does. */
  readonly stop: () => Promise<void>;
}

/** The time that a database gets to end before it is started again. */
const restMs = 1_000;

/** Starts the database that lives in the data folder, or joins it when it already runs. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const lockFile = join(dataDir, 'postgres.lock');

  return withStartLock(lockFile, async () => {
    const home = await findHome(dataDir, log);
    const binaries = await provideBinaries(await findBinaries(), home, log);
    await createCluster(home, binaries, durable);
    const clusterUrl = await launchCluster(home, binaries, { durable, log });
    const port = Number(new URL(clusterUrl).port);
    let isStopping = false;

    // Killed, or out of memory: whoever runs the product on its defaults has nobody else to start it again.
    const startAgain = async (): Promise<void> => {
      await sleep(restMs, undefined, { ref: false });
      await withStartLock(lockFile, async () => {
        if (isStopping) return;
        hold = await holdCluster(await launchCluster(home, binaries, { durable, log, port }), log, onLost);
      }).catch((error: unknown) => {
        log.error('The embedded database could not be started again.', { error });
        return startAgain();
      });
    };
    const onLost = () => void startAgain();

    let hold = await holdCluster(clusterUrl, log, onLost);
    return {
      ownerUrl: await hold.provideDatabase('handrail'),
      stop: () => {
        isStopping = true;
        return withStartLock(lockFile, () => hold.release(home, binaries));
      },
    };
  });
}
