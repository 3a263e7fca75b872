import { sayCount } from '@handrail/engine';
import { readConfig } from '../platform/config/read-config.ts';
import { generateKeyMaterial } from '../platform/crypto/key-material.ts';
import { createKeysFile } from '../platform/crypto/keys-file.ts';
import { keysFileOf } from '../platform/crypto/load-key-ring.ts';
import { rotateDataKeys } from '../platform/crypto/rotate-data-keys.ts';
import { addWrappingKey, rewrapDataKeys, rotateWrappingKey } from '../platform/crypto/rotate-wrapping-key.ts';
import { type Command, exitCodes } from './command.ts';
import { keysLocation, withInstallation } from './open-installation.ts';

export const createKeys: Command = {
  noun: 'keys',
  verb: 'create',
  summary: 'Create the keys file, at KEYS_FILE or in the data folder; never replaces an existing one',
  run: ({ env, print, complain }) => {
    const file = keysFileOf(keysLocation(readConfig(env)));
    const created = createKeysFile(file, generateKeyMaterial(new Date()));
    if (created)
      print(
        `Created ${file}. Keep a copy apart from the database backups: without it, no one can read them.`,
      );
    else complain(`There is already a keys file at ${file}. It was not changed.`);
    return Promise.resolve(created ? exitCodes.done : exitCodes.failed);
  },
};

export const rotateKeys: Command = {
  noun: 'keys',
  verb: 'rotate',
  summary: 'Add a new wrapping key to the keys file and wrap every data key with it',
  run: (terminal) =>
    withInstallation(terminal, async (installation) => {
      const { rewrapped } = await rotateWrappingKey(
        installation,
        keysFileOf(keysLocation(installation.config)),
      );
      terminal.print(
        `The wrapping key is now ${installation.keys.currentId}; ${sayCount(rewrapped, 'data key')} moved to it.`,
      );
      return exitCodes.done;
    }),
};

export const addKey: Command = {
  noun: 'keys',
  verb: 'add',
  summary:
    'Add a new wrapping key without using it yet, so that you can copy the file to other machines before "keys rewrap"',
  run: (terminal) =>
    withInstallation(terminal, async (installation) => {
      await addWrappingKey(installation, keysFileOf(keysLocation(installation.config)));
      terminal.print(
        `The wrapping key is now ${installation.keys.currentId}; run "keys rewrap" to move the data keys.`,
      );
      return exitCodes.done;
    }),
};

export const rewrapKeys: Command = {
  noun: 'keys',
  verb: 'rewrap',
  summary:
    'Wrap every data key that is still under an older wrapping key, after "keys add" or an interruption',
  run: (terminal) =>
    withInstallation(terminal, async (installation) => {
      const { rewrapped } = await rewrapDataKeys(installation);
      terminal.print(
        `${sayCount(rewrapped, 'data key')} moved to the wrapping key ${installation.keys.currentId}.`,
      );
      return exitCodes.done;
    }),
};

export const rotateKeysOfData: Command = {
  noun: 'keys',
  verb: 'rotate-data',
  summary: 'Give every partner new data keys and re-encrypt every stored value, with the product running',
  run: (terminal) =>
    withInstallation(terminal, async (installation) => {
      const results = await rotateDataKeys(installation);
      const moved = results.reduce((sum, result) => sum + result.moved, 0);
      terminal.print(`${sayCount(moved, 'value')} re-encrypted.`);

      const unreadable = results.flatMap(({ partnerId, table, column, unreadable: ids }) =>
        ids.map((id) => `${table}.${column} of row ${id}, partner ${partnerId}`),
      );
      for (const place of unreadable) terminal.complain(`No key opens ${place}. It was not changed.`);
      return unreadable.length === 0 ? exitCodes.done : exitCodes.failed;
    }),
};
