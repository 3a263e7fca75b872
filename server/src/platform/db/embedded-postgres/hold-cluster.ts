import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../../log/log.ts';
import { clusterDir } from './create-cluster.ts';
import type { Home } from './find-home.ts';
import { runProgram } from './run-program.ts';

const holderName = 'handrail-holder';

export interface Hold {
  /** Makes the database unless it is there, and gives its owner's URL. */
  readonly provideDatabase: (name: string) => Promise<string>;
  /** Lets go of the cluster, and stops it when nobody else holds it. */
  readonly release: (home: Home, binaries: string) => Promise<void>;
}

/**
 * One idle connection per process that uses the cluster: it counts the users, and dies with them. `onLost` is called when
 * the cluster ends although it is held.
 */
export async function holdCluster(clusterUrl: string, log: Log, onLost: () => void): Promise<Hold> {
  const client = new pg.Client({
    connectionString: clusterUrl,
    application_name: holderName,
    keepAlive: true,
  });
  let lost = false;
  client.on('error', (error) => {
    if (lost) return;
    lost = true;
    log.warn('The embedded database closed the connection that holds it.', { error });
    onLost();
  });
  await client.connect();

  return {
    async provideDatabase(name) {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
      return Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href;
    },
    async release(home, binaries) {
      const others = lost ? 0 : await countOtherHolders(client);
      await client.end().catch(() => undefined);
      if (others > 0)
        log.info('The embedded database keeps running because others use it.', { count: others });
      else await stopCluster(home, binaries, log);
    },
  };
}

async function countOtherHolders(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [holderName],
  );
  return rowCount ?? 0;
}

async function stopCluster(home: Home, binaries: string, log: Log): Promise<void> {
  const { code, output } = await runProgram(
    join(binaries, 'bin', 'pg_ctl'),
    ['stop', '--mode=fast', '--wait', `--pgdata=${clusterDir(home)}`],
    { account: home.account, cwd: home.dir },
  );
  if (code === 0) log.info('The embedded database is stopped.');
  else log.warn('The embedded database was no longer running.', { error: output });
}
