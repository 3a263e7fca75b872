import { silentLog } from '../../../testing/silent-log.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** What the launcher's tests run as other processes: holds the database until told to stop, or killed. */
const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Which data folder?');

const database = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
process.stdin.resume().once('end', () => {
  void database.stop().then(() => process.exit(0));
});
process.stdout.write(`${database.ownerUrl}\n`);
