import { copyFileSync, constants, existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sayCount } from '@handrail/engine';
import { readManifest } from '../../platform/backup/manifest.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { keysFileOf, loadKeyRing } from '../../platform/crypto/load-key-ring.ts';
import type { Storage } from '../../ports/storage.ts';
import { type Command, type ExitCode, exitCodes, type Terminal } from '../command.ts';
import { keysLocation, openLog, withInstallation, withOwnerUrl } from '../open-installation.ts';
import { recordInEveryLog } from '../record-in-every-log.ts';
import { createBackup } from './create-backup.ts';
import { readTrustedManifest, restoreBackup } from './restore-backup.ts';
import { verifyInstallation } from './verify-installation.ts';

/** What an operator can do about backups; files are reached through the store that the environment names. */
export function createBackupCommands(openStorage: (url: string) => Storage): readonly Command[] {
  const create: Command = {
    noun: 'backup',
    verb: 'create',
    argument: 'new-folder',
    switches: ['without-files'],
    summary:
      'Back up the database, files and audit checkpoints to a new folder; the keys are not included (see "backup keys")',
    run: (terminal, folder, { 'without-files': withoutFiles }) => {
      if (folder === undefined) return misuse(terminal, 'Give the name of a folder that does not exist yet.');
      return withInstallation(terminal, (installation) =>
        withOwnerUrl(installation.config, installation.log, async (ownerUrl) => {
          const storage =
            withoutFiles === undefined ? openStorage(installation.config.storageUrl) : undefined;
          try {
            const result = await createBackup(installation, { folder, ownerUrl, storage });
            terminal.print(
              `Backed up ${sayCount(result.rows, 'row')} and ${sayCount(result.files, 'file')} in ${folder}.`,
            );
            if (!storage)
              terminal.print('It does not include the document files: back up the file store too.');
            const keysFile = keysFileOf(keysLocation(installation.config));
            terminal.print(
              `It does not include the keys (${keysFile}) either. Without them, no one can read the backup.`,
            );
            for (const name of result.missing) terminal.complain(`The file of ${name} is missing.`);
            return result.missing.length === 0 ? exitCodes.done : exitCodes.failed;
          } finally {
            await storage?.close();
          }
        }),
      );
    },
  };

  const verify: Command = {
    noun: 'backup',
    verb: 'verify',
    argument: 'folder',
    summary: 'Check that a backup is complete and unchanged; without a folder, check this installation',
    run: (terminal, folder) =>
      folder === undefined ? verifyHere(terminal, openStorage) : verifyFolder(terminal, folder),
  };

  const restore: Command = {
    noun: 'backup',
    verb: 'restore',
    argument: 'folder',
    options: ['replace'],
    summary:
      'Restore a backup into an empty database and file store; --replace NAME empties that database first',
    run: async (terminal, folder, { replace }) => {
      if (folder === undefined) return misuse(terminal, 'Give the backup folder.');
      const config = readConfig(terminal.env);
      const log = openLog(terminal, config);
      readManifest(folder);
      const keys = loadKeyRing({ ...keysLocation(config), mayGenerate: false });
      const storage = openStorage(config.storageUrl);
      try {
        await withOwnerUrl(config, log, async (ownerUrl) => {
          const { takenAt } = await restoreBackup({ folder, ownerUrl, storage, keys, config, log, replace });
          await withInstallation(terminal, (installation) =>
            recordInEveryLog(installation, { action: 'restoreBackup', next: { takenAt } }),
          );
          terminal.print(`Restored the backup of ${takenAt}. Everyone needs to sign in again.`);
        });
      } finally {
        await storage.close();
      }
      return verifyHere(terminal, openStorage);
    },
  };

  return [create, copyKeys, verify, restore];
}

const copyKeys: Command = {
  noun: 'backup',
  verb: 'keys',
  argument: 'file',
  summary: 'Copy the keys file somewhere safe; keep it apart from the backups',
  run: async (terminal, file) => {
    if (file === undefined) return misuse(terminal, 'Give the file to copy the keys to.');
    const config = readConfig(terminal.env);
    const source = keysFileOf(keysLocation(config));
    loadKeyRing({ ...keysLocation(config), mayGenerate: false });
    if (existsSync(resolve(file, '..', 'manifest.json'))) {
      return misuse(terminal, `${file} is inside a backup. Anyone who finds both can read everything.`);
    }
    if (existsSync(file)) {
      terminal.complain(`There is already a file at ${file}. It was not changed.`);
      return exitCodes.failed;
    }
    copyFileSync(source, file, constants.COPYFILE_EXCL);
    await chmod(file, 0o600);
    terminal.print(`Copied the keys to ${file}. Keep them apart from the backups.`);
    return exitCodes.done;
  },
};

async function verifyFolder(terminal: Terminal, folder: string): Promise<ExitCode> {
  const config = readConfig(terminal.env);
  readManifest(folder);
  const keys = loadKeyRing({ ...keysLocation(config), mayGenerate: false });
  const { takenAt, tables, hasFiles } = await readTrustedManifest(folder, keys);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  terminal.print(
    `The backup of ${takenAt} is complete: ${sayCount(rows, 'row')}, ${hasFiles ? 'with' : 'without'} the files of documents.`,
  );
  return exitCodes.done;
}

function verifyHere(terminal: Terminal, openStorage: (url: string) => Storage): Promise<ExitCode> {
  return withInstallation(terminal, async (installation) => {
    const storage = openStorage(installation.config.storageUrl);
    try {
      const { faults, partners, events, values, documents } = await verifyInstallation(installation, storage);
      for (const fault of faults) terminal.complain(fault);
      terminal.print(
        `${sayCount(partners, 'partner')}, ${sayCount(events, 'audit event')}, ${sayCount(values, 'encrypted value')} tried, ` +
          `${sayCount(documents, 'document')}: ${faults.length === 0 ? 'sound.' : `NOT SOUND, ${sayCount(faults.length, 'fault')}.`}`,
      );
      return faults.length === 0 ? exitCodes.done : exitCodes.failed;
    } finally {
      await storage.close();
    }
  });
}

function misuse(terminal: Terminal, words: string): Promise<ExitCode> {
  terminal.complain(words);
  return Promise.resolve(exitCodes.wrongUsage);
}
