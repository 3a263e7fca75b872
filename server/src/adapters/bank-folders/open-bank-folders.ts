import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { readJsonFile } from '../../platform/config/read-json-file.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { toOwnWords } from '../../platform/errors/to-own-words.ts';
import type { Log } from '../../platform/log/log.ts';
import type { BankFolders } from '../../ports/bank-folders.ts';
import { createSftpFolder } from './sftp-folder.ts';

const line = z.string().regex(/^[^\p{Cc}]{1,500}$/u);
const folder = z.string().regex(/^\/[^\p{Cc}]{0,200}$/u);

const connection = z
  .strictObject({
    host: line,
    port: z.number().int().min(1).max(65_535).optional(),
    user: line,
    privateKeyFile: line.optional(),
    password: line.optional(),
    hostKey: z.string().regex(/^SHA256:[A-Za-z0-9+/]{43}$/),
    outgoingFolder: folder,
    incomingFolder: folder.optional(),
  })
  .refine(({ privateKeyFile, password }) => (privateKeyFile === undefined) !== (password === undefined), {
    path: ['privateKeyFile or password'],
  });

const connections = z.record(z.string().regex(/^[\w-]{1,100}$/), connection);

/** The SFTP servers of the partners' banks. */
export function openBankFolders(
  { bankSftpFile: file }: Pick<Config, 'bankSftpFile'>,
  log: Pick<Log, 'warn'>,
): BankFolders {
  if (file === undefined) return { find: () => undefined };
  const read = Object.entries(readJsonFile('BANK_SFTP_FILE', file, connections));
  const folders = new Map(
    read.map(([partnerKey, { privateKeyFile, ...settings }]) => {
      const privateKey = privateKeyFile === undefined ? undefined : readKey(partnerKey, privateKeyFile);
      return [partnerKey, createSftpFolder({ ...settings, privateKey }, log)] as const;
    }),
  );
  return { find: (partnerKey) => folders.get(partnerKey) };
}

function readKey(partnerKey: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new OperatorError(
      `BANK_SFTP_FILE cannot be used: ${partnerKey}.privateKeyFile: ${toOwnWords(cause)}`,
      { cause },
    );
  }
}
