import { describe, expect, it } from 'vitest';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';
import { openSessionDoor } from './session-cookies.ts';

async function buildDoors(secure: boolean) {
  const { app } = await buildHttpApp({ secure });
  app.get('/in', (request, reply) => {
    const door = openSessionDoor(request, reply, secure);
    door.setSessionCookie('partner.token');
    door.setVerifierCookie('verifier');
    return {};
  });
  app.get('/read', (request, reply) => {
    const door = openSessionDoor(request, reply, secure);
    return { session: door.readSessionCookie(), verifier: door.readVerifierCookie() };
  });
  app.get('/out', (request, reply) => {
    openSessionDoor(request, reply, secure).clearSessionCookie();
    return {};
  });
  return app;
}

describe('openSessionDoor', () => {
  it('binds its cookies to this host where people have https [check 17]', async () => {
    const app = await buildDoors(true);
    const { headers } = await app.inject('/in');
    expect(headers['set-cookie']).toEqual([
      '__Host-handrail-session=partner.token; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-handrail-verifier=verifier; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('works without https on the own machine', async () => {
    const app = await buildDoors(false);
    const { headers } = await app.inject('/in');
    expect(headers['set-cookie']).toEqual([
      'handrail-session=partner.token; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax',
      'handrail-verifier=verifier; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('reads what it wrote, and nothing under another name', async () => {
    const app = await buildDoors(true);
    const own = '__Host-handrail-session=a.b; __Host-handrail-verifier=v';

    expect((await app.inject({ url: '/read', headers: { cookie: own } })).json()).toEqual({
      session: 'a.b',
      verifier: 'v',
    });
    expect((await app.inject({ url: '/read', headers: { cookie: 'handrail-session=a.b' } })).json()).toEqual(
      {},
    );
  });

  it('clears the session with the attributes it was set with', async () => {
    const app = await buildDoors(true);
    const { headers } = await app.inject('/out');
    expect(headers['set-cookie']).toBe(
      '__Host-handrail-session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    );
  });
});
