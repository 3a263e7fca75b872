import { createHudApi } from './adapters/income-limits/hud-api.ts';
import { openStorage } from './adapters/storage/open-storage.ts';
import { createBackupCommands } from './cli/backup/backup-commands.ts';
import { commands } from './cli/commands.ts';
import { createIncomeLimitCommands } from './cli/income-limits/income-limit-commands.ts';
import { runCommandLine } from './cli/run-command-line.ts';

process.exitCode = await runCommandLine(
  [...commands, ...createBackupCommands(openStorage), ...createIncomeLimitCommands(createHudApi)],
  process.argv.slice(2),
  {
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  },
);
