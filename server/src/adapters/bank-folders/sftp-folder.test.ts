import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { type SftpServer, startSftpServer } from '../../testing/servers/sftp-server.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { openBankFolders } from './open-bank-folders.ts';
import { createSftpFolder } from './sftp-folder.ts';

let bank: SftpServer;
let dir = '';
beforeAll(async () => {
  bank = await startSftpServer();
  dir = mkdtempSync(join(tmpdir(), 'handrail-sftp-'));
});
afterAll(async () => {
  await bank.close();
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  bank.breakRename();
  bank.files.clear();
});

const file = { name: 'nacha-2026-11-19-1a2b3c4d.ach', content: '101 021000021'.padEnd(94) };

function connect(changes: object = {}) {
  const log = createRecordingLog();
  const { port, user, password, hostKey } = bank;
  const folders = { outgoingFolder: '/in', incomingFolder: '/out' };
  const settings = { ...{ host: '127.0.0.1', port, user, password, hostKey }, ...folders, ...changes };
  return { folder: createSftpFolder(settings, log), log };
}

describe('a folder at the bank', () => {
  it('gets a file whole: under another name first, then renamed', async () => {
    const { folder } = connect();
    const before = bank.renames.length;
    expect(await folder.put(file)).toBe('sent');
    expect([...bank.files.keys()]).toEqual([`/in/${file.name}`]);
    expect(bank.files.get(`/in/${file.name}`)?.toString()).toBe(file.content);
    const [draft] = bank.renames[before] ?? [];
    expect(draft).toMatch(/^\/in\/\.nacha-.*\.part$/);
    expect(await folder.has(file)).toBe(true);
  });

  it('does not get again what is there, and never something else under its name', async () => {
    const { folder } = connect();
    await folder.put(file);
    const before = bank.renames.length;
    expect(await folder.put(file)).toBe('sent');
    expect(await folder.put({ ...file, content: 'something else' })).toBe('unknown');
    expect(bank.renames).toHaveLength(before);
    expect(bank.files.get(`/in/${file.name}`)?.toString()).toBe(file.content);
  });

  it.each([
    ['breakBefore', 'unknown', false],
    ['breakAfter', 'unknown', true],
    ['refuse', 'notSent', false],
  ] as const)('when renaming ends with %s is %s', async (fault, outcome, isThere) => {
    const { folder, log } = connect();
    bank.breakRename(fault);
    expect(await folder.put(file)).toBe(outcome);
    expect(log.lines).toMatchObject([{ level: 'warn' }]);
    expect(await folder.has(file)).toBe(isThere);
  });

  it.each([
    ['another key than the pinned one', { hostKey: `SHA256:${'A'.repeat(43)}` }, 'host key'],
    ['another password', { password: 'wrong' }, 'failed'],
    ['nobody there', { port: 1 }, 'ECONNREFUSED'],
  ])('gets nothing at a server with %s', async (_what, changes, code) => {
    const { folder, log } = connect(changes);
    expect(await folder.put(file)).toBe('notSent');
    expect(bank.files.size).toBe(0);
    expect(log.lines).toMatchObject([{ code }]);
    expect(JSON.stringify(log.lines)).not.toContain(bank.password);
  });

  it('gives what the bank has for us, and nothing outside of its folder', async () => {
    const { folder } = connect();
    bank.files.set('/out/return-1.ach', Buffer.from('1 returns'));
    bank.files.set('/out/paid.csv', Buffer.from('Reference,Status'));
    bank.files.set('/out/.hidden', Buffer.from('x'));
    expect(await folder.list()).toEqual(['paid.csv', 'return-1.ach']);
    expect(await folder.read('return-1.ach')).toBe('1 returns');
    await expect(folder.read('../in/secret')).rejects.toMatchObject({ code: 'name' });
    await expect(folder.read('absent.csv')).rejects.toThrow();
    expect(await connect({ incomingFolder: undefined }).folder.list()).toEqual([]);
  });
});

describe('BANK_SFTP_FILE', () => {
  const connection = {
    ...{ host: 'sftp.bank.example', user: 'us', password: 'hunter2' },
    ...{ hostKey: `SHA256:${'A'.repeat(43)}`, outgoingFolder: '/in' },
  };
  const open = (content: unknown) => {
    const bankSftpFile = join(dir, 'sftp.json');
    writeFileSync(bankSftpFile, JSON.stringify(content));
    return openBankFolders({ bankSftpFile }, silentLog);
  };

  it('connects the partners that it names', () => {
    const folders = open({ bayview: connection });
    expect(folders.find('bayview')).toBeDefined();
    expect(folders.find('others')).toBeUndefined();
    expect(openBankFolders({}, silentLog).find('bayview')).toBeUndefined();
  });

  it.each([
    ['no pinned key', { ...connection, hostKey: undefined }, 'bayview.hostKey'],
    ['no way to sign in', { ...connection, password: undefined }, 'bayview.privateKeyFile or password'],
    ['two ways to sign in', { ...connection, privateKeyFile: '/key' }, 'bayview.privateKeyFile or password'],
    ['a folder that is no path', { ...connection, outgoingFolder: 'in' }, 'bayview.outgoingFolder'],
  ])('names the variable and the setting with %s, and no secret', (_what, settings, place) => {
    const refused = () => open({ bayview: settings });
    expect(refused).toThrow(`BANK_SFTP_FILE cannot be used: not as described: ${place}`);
    expect(refused).not.toThrow('hunter2');
  });

  it('names a private key that is not there', () => {
    const settings = { ...connection, password: undefined, privateKeyFile: join(dir, 'absent') };
    expect(() => open({ bayview: settings })).toThrow(
      /^BANK_SFTP_FILE cannot be used: bayview\.privateKeyFile: /,
    );
  });
});
