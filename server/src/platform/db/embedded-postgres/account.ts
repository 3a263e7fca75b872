import { runProgram } from './run-program.ts';
import { OperatorError } from '../../errors/operator-error.ts';

/** The operating-system user that the database runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it the first of these accounts that exists. */
const lentAccounts = ['postgres', 'nobody'];

/** The account for a new database: our own, unless we are root. */
export async function chooseAccount(): Promise<Account> {
  if (!isRoot()) return ownAccount();
  for (const name of lentAccounts) {
    const account = await findAccount(name);
    if (account) return account;
  }
  throw new OperatorError(
    `PostgreSQL does not run as root, and neither of the users ${lentAccounts.join(' and ')} exists. ` +
      'Create one of them, start as another user, or set DATABASE_URL.',
  );
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function ownAccount(): Account {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

/** Asks the operating system, so that access lists and mount options count as well as the mode. */
export async function mayEnter(account: Account, folder: string): Promise<boolean> {
  const answer = await runProgram('/bin/sh', ['-c', 'test -x "$1" && test -r "$1"', 'sh', folder], {
    account,
    cwd: '/',
  });
  return answer.code === 0;
}

async function findAccount(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([askId('-u', name), askId('-g', name)]);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

async function askId(flag: string, name: string): Promise<number | undefined> {
  const answer = await runProgram('/usr/bin/id', [flag, name], { cwd: '/' });
  return answer.code === 0 ? Number(answer.output.trim()) : undefined;
}
