import { afterEach, describe, expect, it } from 'vitest';
import { ownPageHeaders } from '../testing/api/build-endpoint.ts';
import { useStandInApp } from '../testing/api/use-stand-in-app.ts';

const world = useStandInApp([], { poolSize: 1, waitMs: 500 });
const html = { accept: 'text/html' };
let letGo: () => Promise<unknown> = () => Promise.resolve();
afterEach(() => letGo());

describe('while every connection is taken', () => {
  it('a page says so, and works again as soon as one is free', async () => {
    takeTheConnection();
    for (const url of ['/bayview', '/partner/bayview', '/bayview/breaks-never']) {
      const { statusCode, headers, body } = await world.app().inject({ url, headers: html });
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(body).toContain('We’ll be right back');
      expect(body).toContain('<a href="">Try again</a>');
      expect(body).not.toContain('debug id');
    }
    await letGo();
    expect((await world.app().inject({ url: '/bayview', headers: html })).statusCode).toBe(200);
  });

  it('so does a page of a person, whose session cannot be looked up', async () => {
    const { cookies } = await world.signIn('bayview');
    takeTheConnection();
    const { statusCode, headers } = await world.app().inject({ url: '/bayview', headers: html, cookies });
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  });

  it.each(['before the operation', 'within the operation'])(
    'the API says so %s, as a status that a client may retry after',
    async (when) => {
      const { cookies } = when === 'before the operation' ? await world.signIn('bayview') : { cookies: {} };
      takeTheConnection();
      const query = 'query Test { partners(filter: { externalId: "bayview" }) { nodes { name } } }';
      const { statusCode, headers, body } = await world.app().inject({
        ...{ method: 'POST', url: '/graphql', cookies },
        headers: ownPageHeaders,
        payload: JSON.stringify({ query }),
      });
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'BUSY', status: 503 } }] });
    },
  );

  it('the process stays ready: it is busy, not broken', async () => {
    takeTheConnection();
    const { statusCode, body } = await world.app().inject('/readyz');
    expect(JSON.parse(body)).toMatchObject({ checks: { database: 'ok', migrations: 'ok' } });
    expect(statusCode).toBe(200);
  });
});

function takeTheConnection(): void {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = world.database().public.read(() => ended);
  letGo = () => {
    end();
    return held;
  };
}
