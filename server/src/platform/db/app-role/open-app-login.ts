import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectClient, toConnectionError } from '../connect-client.ts';
import { retryWhenConcurrent } from './retry-when-concurrent.ts';
import { settleAppRole } from './settle-app-role.ts';

/** The address of the application's own login, which works after this; through a pooler where one is named. */
export async function openAppLogin(ownerUrl: string, pooledUrl = ownerUrl): Promise<string> {
  const owner = await connectClient({ connectionString: ownerUrl, application_name: 'handrail-login' });
  try {
    const name = await retryWhenConcurrent(() => settleAppRole(owner));
    const password = await readPassword(owner);
    const toUrl = (base: string) => Object.assign(new URL(base), { username: name, password }).href;
    if (!(await canLogIn(toUrl(ownerUrl)))) {
      const verifier = toScramVerifier(password);
      await retryWhenConcurrent(() => owner.query(`alter role ${name} login password '${verifier}'`));
    }
    return toUrl(pooledUrl);
  } finally {
    await owner.end();
  }
}

async function readPassword(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ password: string }>('select password from installation.app_role');
  return rows[0]?.password ?? '';
}

async function canLogIn(appUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: appUrl });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Class 28 is a refused login; a server that is not there is another matter.
    if ((error as { code?: string }).code?.startsWith('28')) return false;
    throw toConnectionError(error, appUrl);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What PostgreSQL stores (RFC 5802): sent instead of the password, which could end up in a server's log. */
function toScramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${String(iterations)}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
