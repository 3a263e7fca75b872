import { createHash } from 'node:crypto';
import type { SFTPWrapper } from 'ssh2';
import { withDeadline } from '../../platform/with-deadline.ts';
import { BankFolderError } from './bank-folder-error.ts';
import type { SftpSettings } from './sftp-folder.ts';

const defaultTimeoutMs = 30_000;
const usualPort = 22;

/** Connects, works and leaves. Whatever ends the connection meanwhile ends the work. */
export async function withSftp<Result>(
  settings: SftpSettings,
  work: (sftp: SFTPWrapper) => Promise<Result>,
): Promise<Result> {
  const { default: ssh2 } = await import('ssh2');
  const { host, port = usualPort, user, privateKey, password, timeoutMs = defaultTimeoutMs } = settings;
  const client = new ssh2.Client();
  let isStranger = false;
  const done = new Promise<Result>((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(isStranger ? new BankFolderError('host key') : toError(error));
    };
    client.on('error', fail);
    client.on('close', () => {
      fail(new BankFolderError('closed'));
    });
    client.on('ready', () => {
      client.sftp((error, sftp) => {
        if (error) fail(error);
        else work(sftp).then(resolve, fail);
      });
    });
    client.connect({
      ...{ host, port, username: user, readyTimeout: timeoutMs },
      ...(privateKey !== undefined && { privateKey }),
      ...(password !== undefined && { password }),
      hostVerifier: (key: Buffer) => {
        isStranger = !isPinned(key, settings.hostKey);
        return !isStranger;
      },
    });
  });
  try {
    return await withDeadline(timeoutMs, done);
  } finally {
    client.destroy();
    // The connection may break after the deadline; nobody waits for that any more.
    done.catch(() => undefined);
  }
}

/** OpenSSH shows a fingerprint in base64 without the padding. */
function isPinned(key: Buffer, hostKey: string): boolean {
  const fingerprint = createHash('sha256').update(key).digest('base64').replace(/=+$/, '');
  return hostKey === `SHA256:${fingerprint}`;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new BankFolderError('failed');
}
