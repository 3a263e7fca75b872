import { createHmac, pbkdf2Sync, randomBytes, createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const roleName = 'handrail_app';

/** The application's own login, whose password every process derives alike from the owner's. */
export function toAppUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  if (!url.password) {
    throw new Error(
      'DATABASE_URL has no password, so the password of the application role cannot be derived from it.',
    );
  }
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update(`handrail: password of ${roleName}`)
    .digest('base64url');
  return Object.assign(url, { username: roleName, password }).href;
}

/** Lets the application role log in with its derived password, unless it can already. */
export async function allowAppLogin(ownerUrl: string, appUrl: string): Promise<void> {
  if (await canLogIn(appUrl)) return;
  const verifier = toScramVerifier(decodeURIComponent(new URL(appUrl).password));
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await retryWhenConcurrent(() => owner.query(`alter role ${roleName} login password '${verifier}'`));
  } finally {
    await owner.end();
  }
}

async function canLogIn(appUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: appUrl });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Class 28 is a refused login; a server that is not there is another matter.
    if ((error as { code?: string }).code?.startsWith('28')) return false;
    throw error;
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

async function retryWhenConcurrent(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if ((error as Error).message !== 'tuple concurrently updated' || attempt === 20) throw error;
      await sleep(20 * attempt);
    }
  }
}
