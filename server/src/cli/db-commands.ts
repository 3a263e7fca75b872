import { readConfig } from '../platform/config/read-config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { installJobs } from '../platform/jobs/install-jobs.ts';
import { type Command, exitCodes } from './command.ts';
import { openLog, withOwnerUrl } from './open-installation.ts';

export const migrateDatabase: Command = {
  noun: 'db',
  verb: 'migrate',
  summary: 'Bring the database up to this version of the product',
  run: async (terminal) => {
    const config = readConfig(terminal.env);
    const log = openLog(terminal, config);
    const appUrl = config.database.kind === 'external' ? config.database.appUrl : undefined;
    await withOwnerUrl(config, log, async (ownerUrl) => {
      await migrate(ownerUrl, log, { appUrl });
      await installJobs(ownerUrl, log);
    });
    terminal.print('The database is up to date.');
    return exitCodes.done;
  },
};
