import { describe, expect, it } from 'vitest';
import { toOwnWords } from '../errors/to-own-words.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { connectClient, toConnectionError } from './connect-client.ts';

const database = useTestDatabase();

describe('a connection that cannot be made', () => {
  it('says where no PostgreSQL answers, and which variable names it', async () => {
    const url = Object.assign(new URL(database().ownerUrl), { port: '1', password: 'hunter2' });
    expect(await fail(url.href)).toBe(
      `No PostgreSQL answers at ${url.hostname}:1. Start it, or check host and port in DATABASE_URL ` +
        '(and DATABASE_DIRECT_URL or DATABASE_APP_URL, where set). (ECONNREFUSED)',
    );
  });

  it('names the database that is not there', async () => {
    const url = Object.assign(new URL(database().ownerUrl), { pathname: '/nowhere' });
    expect(await fail(url.href)).toContain(`${url.host} has no database "nowhere". Create it`);
  });

  it.each([
    ['28P01', 'PostgreSQL at db:5432 refused the password of "our owner". Check it in DATABASE_URL'],
    ['28000', 'PostgreSQL at db:5432 does not let "our owner" in. Check the user in DATABASE_URL'],
    ['ENOTFOUND', 'There is no host for db:5432. Check the host name in DATABASE_URL'],
    ['ETIMEDOUT', 'db:5432 did not answer in time. Check the firewall and the host in DATABASE_URL'],
  ])('words %s without the password', (code, words) => {
    const error = toConnectionError(
      Object.assign(new Error('hunter2'), { code }),
      'postgres://our%20owner:hunter2@db/aid',
    );
    expect(toOwnWords(error)).toContain(words);
    expect(toOwnWords(error)).not.toContain('hunter2');
  });
});

async function fail(connectionString: string): Promise<string> {
  try {
    await (await connectClient({ connectionString, application_name: 'handrail-test' })).end();
  } catch (error) {
    return toOwnWords(error);
  }
  return 'connected';
}
