import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import type { SFTPWrapper } from 'ssh2';
import type { Log } from '../../platform/log/log.ts';
import type { BankFile, BankFolder, PutOutcome } from '../../ports/bank-folders.ts';
import { BankFolderError, toCode } from './bank-folder-error.ts';
import { withSftp } from './with-sftp.ts';

export interface SftpSettings {
  readonly host: string;
  readonly port?: number | undefined;
  readonly user: string;
  readonly privateKey?: string | undefined;
  readonly password?: string | undefined;
  /** The fingerprint of the bank's key, as `ssh-keygen -l` shows it. */
  readonly hostKey: string;
  readonly outgoingFolder: string;
  readonly incomingFolder?: string | undefined;
  readonly timeoutMs?: number;
}

/** No answer of a bank is larger. */
const largestBytes = 10 * 1024 * 1024;

/** A bank's SFTP server, whose key is pinned. */
export function createSftpFolder(settings: SftpSettings, log: Pick<Log, 'warn'>): BankFolder {
  const { outgoingFolder, incomingFolder } = settings;
  const enter = <Result>(work: (sftp: SFTPWrapper) => Promise<Result>) => withSftp(settings, work);
  const warn = (error: unknown) => {
    log.warn('the SFTP server of the bank gave no usable answer', { code: toCode(error) });
  };
  return {
    put: (file) => put(enter, outgoingFolder, file, warn),
    has: ({ name, content }) =>
      enter(async (sftp) => {
        const size = await findSize(sftp, posix.join(outgoingFolder, toName(name)));
        return size === Buffer.byteLength(content);
      }),
    list: async () => (incomingFolder === undefined ? [] : enter((sftp) => listFiles(sftp, incomingFolder))),
    read: (name) => enter((sftp) => readText(sftp, posix.join(incomingFolder ?? '', toName(name)))),
  };
}

type Enter = <Result>(work: (sftp: SFTPWrapper) => Promise<Result>) => Promise<Result>;

/**
 * Writes under a name that the bank does not look at, then renames. Until the rename is asked for, the bank cannot have the
 * file; once it was, only the server's own answer says whether it happened.
 */
async function put(
  enter: Enter,
  folder: string,
  { name, content }: BankFile,
  warn: (error: unknown) => void,
): Promise<PutOutcome> {
  const target = posix.join(folder, toName(name));
  const draft = posix.join(folder, `.${toName(name)}.${digestOf(content)}.part`);
  const progress = { isRenaming: false };
  try {
    return await enter(async (sftp) => {
      const size = await findSize(sftp, target);
      if (size !== undefined) return size === Buffer.byteLength(content) ? 'sent' : 'unknown';
      await promisify<string, string>(sftp.writeFile.bind(sftp))(draft, content);
      progress.isRenaming = true;
      await promisify<string, string>(sftp.rename.bind(sftp))(draft, target);
      return 'sent';
    });
  } catch (error) {
    warn(error);
    return progress.isRenaming && !isAnswer(error) ? 'unknown' : 'notSent';
  }
}

async function findSize(sftp: SFTPWrapper, path: string): Promise<number | undefined> {
  try {
    const { size } = await promisify(sftp.stat.bind(sftp))(path);
    return size;
  } catch (error) {
    if (isAnswer(error) && error.code === noSuchFile) return undefined;
    throw error;
  }
}

async function listFiles(sftp: SFTPWrapper, folder: string): Promise<string[]> {
  const found = await promisify(sftp.readdir.bind(sftp))(folder);
  return found
    .filter(({ attrs, filename }) => attrs.isFile() && isName(filename) && attrs.size <= largestBytes)
    .map(({ filename }) => filename)
    .toSorted();
}

async function readText(sftp: SFTPWrapper, path: string): Promise<string> {
  const content = await promisify<string, Buffer>(sftp.readFile.bind(sftp))(path);
  return content.toString('utf8');
}

const noSuchFile = 2;

/** Whether the server itself said no, with one of the numbers of the protocol. */
function isAnswer(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

function isName(name: string): boolean {
  return /^[\w-][\w.-]{0,199}$/.test(name);
}

/** A name that leads nowhere else. */
function toName(name: string): string {
  if (!isName(name)) throw new BankFolderError('name');
  return name;
}

function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
