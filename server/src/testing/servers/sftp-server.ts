import { createHash, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/** Where the line breaks while a file is renamed: before the server has done it, or after that. */
export type RenameFault = 'breakBefore' | 'breakAfter' | 'refuse';

export interface SftpServer {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly hostKey: string;
  /** What is there, by its path. */
  readonly files: Map<string, Buffer>;
  readonly renames: readonly (readonly [from: string, to: string])[];
  readonly breakRename: (fault?: RenameFault) => void;
  readonly close: () => Promise<void>;
}

/** A real SFTP server that keeps its files in memory, to stand in for a bank. */
export async function startSftpServer(): Promise<SftpServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const [user, password] = ['handrail', 'a-password-of-the-bank'];
  const files = new Map<string, Buffer>();
  const renames: [string, string][] = [];
  const connections = new Set<Connection>();
  let fault: RenameFault | undefined;

  const server = new ssh2.Server({ hostKeys: [privateKey] }, (connection) => {
    connections.add(connection);
    connection.on('error', () => undefined);
    connection.on('authentication', (attempt) => {
      const isKnown = attempt.method === 'password' && attempt.password === password;
      if (isKnown && attempt.username === user) attempt.accept();
      else attempt.reject(['password']);
    });
    connection.on('ready', () => {
      connection.on('session', (accept) => {
        accept().on('sftp', (enter) => {
          const sftp = enter();
          serveFiles(sftp, files);
          sftp.on('RENAME', (id, from, to) => {
            renames.push([from, to]);
            if (fault === undefined || fault === 'breakAfter') move(files, from, to);
            if (fault === 'refuse') sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
            else if (fault === undefined) sftp.status(id, STATUS_CODE.OK);
            else connection.end();
          });
        });
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  const fingerprint = createHash('sha256').update(parsed.getPublicSSH()).digest('base64');

  return {
    ...{ port, user, password, files, renames, hostKey: `SHA256:${fingerprint.replace(/=+$/, '')}` },
    breakRename: (value) => (fault = value),
    close: () =>
      new Promise((resolve) => {
        for (const connection of connections) connection.end();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function move(files: Map<string, Buffer>, from: string, to: string): void {
  const content = files.get(from);
  if (!content) return;
  files.delete(from);
  files.set(to, content);
}

interface Handle {
  readonly path: string;
  isRead: boolean;
}

/** Enough of the protocol for putting, looking, listing and reading. */
function serveFiles(sftp: SFTPWrapper, files: Map<string, Buffer>): void {
  const handles: Handle[] = [];
  const open = (id: number, path: string) => {
    handles.push({ path, isRead: false });
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(handles.length - 1);
    sftp.handle(id, handle);
  };
  const find = (handle: Buffer): Handle => handles[handle.readUInt32BE(0)] ?? { path: '', isRead: true };
  const toAttributes = (path: string) => {
    const size = files.get(path)?.length ?? 0;
    return { mode: 0o100_600, uid: 0, gid: 0, size, atime: 0, mtime: 0 };
  };
  const stat = (id: number, path: string) => {
    if (files.has(path)) sftp.attrs(id, toAttributes(path));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('FSTAT', (id, handle) => {
    stat(id, find(handle).path);
  });
  sftp.on('OPEN', (id, path, flags) => {
    if ((flags & OPEN_MODE.WRITE) > 0) files.set(path, Buffer.alloc(0));
    if (files.has(path)) open(id, path);
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  });
  sftp.on('WRITE', (id, handle, offset, data) => {
    const { path } = find(handle);
    const old = files.get(path) ?? Buffer.alloc(0);
    files.set(path, Buffer.concat([old.subarray(0, offset), data]));
    sftp.status(id, STATUS_CODE.OK);
  });
  sftp.on('FSETSTAT', (id) => {
    sftp.status(id, STATUS_CODE.OK);
  });
  sftp.on('READ', (id, handle, offset, length) => {
    const content = files.get(find(handle).path) ?? Buffer.alloc(0);
    if (offset >= content.length) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, content.subarray(offset, offset + length));
  });
  sftp.on('OPENDIR', open);
  sftp.on('READDIR', (id, handle) => {
    const folder = find(handle);
    const names = [...files.keys()].filter((path) => path.startsWith(`${folder.path}/`));
    const isOver = folder.isRead || names.length === 0;
    folder.isRead = true;
    const listed = names.map((path) => {
      const filename = path.slice(folder.path.length + 1);
      return { filename, longname: `-rw------- ${filename}`, attrs: toAttributes(path) };
    });
    if (isOver) sftp.status(id, STATUS_CODE.EOF);
    else sftp.name(id, listed);
  });
  sftp.on('CLOSE', (id) => {
    sftp.status(id, STATUS_CODE.OK);
  });
}
