import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import type { Actor } from '../actor.ts';
import { createVisitBuilder, type VisitWorld } from './visit-builder.ts';

const database = useTestDatabase();

const applicant: Actor = {
  kind: 'applicant',
  tenant: 'applicant',
  partnerId: randomUUID(),
  userId: randomUUID(),
  sessionId: randomUUID(),
  authenticatedAt: new Date(),
};

/** An app that enters the partner its address names and says what the database then knows of the visitor. */
async function buildDoor(overrides: Partial<VisitWorld> = {}) {
  const ended: Actor[] = [];
  const { app } = await buildHttpApp();
  const buildVisit = createVisitBuilder(app, {
    database: database(),
    keys: testKeys(),
    ports: createRecordingPorts(),
    log: silentLog,
    settings: { publicUrl: 'https://apply.example.org' },
    now: () => new Date(),
    secure: true,
    findSession: (cookie) =>
      Promise.resolve(cookie === 'valid' ? { actor: applicant, locale: 'en' } : undefined),
    endTrespass: (visit) => {
      ended.push(visit.actor);
      return Promise.resolve();
    },
    ...overrides,
  });
  app.get<{ Params: { partnerId: string } }>('/:partnerId', async (request, reply) => {
    const { db } = (await buildVisit(request, reply)).enter(request.params.partnerId);
    const { rows } = await db.transaction((tx) =>
      sql`select current_setting('app.partner_id') as partner, current_setting('app.user_id', true) as "user",
          current_setting('app.role', true) as role`.execute(tx),
    );
    return rows[0];
  });
  const enter = (partnerId: string, cookie: string) =>
    app.inject({ url: `/${partnerId}`, cookies: { '__Host-handrail-session': cookie } });
  return { enter, ended };
}

describe('createVisitBuilder', () => {
  it('lets a person with a session enter their own partner, as themselves', async () => {
    const { enter, ended } = await buildDoor();
    const reply = await enter(applicant.partnerId, 'valid');

    expect(reply.json()).toEqual({ partner: applicant.partnerId, user: applicant.userId, role: 'applicant' });
    expect(ended).toEqual([]);
  });

  it('lets a visitor without a valid session enter any partner as nobody', async () => {
    const { enter } = await buildDoor();
    const partnerId = randomUUID();
    expect((await enter(partnerId, 'expired')).json()).toMatchObject({
      partner: partnerId,
      role: 'anonymous',
    });
  });

  it('shows another partner as absent, ends the session and takes its cookie [check 10]', async () => {
    const { enter, ended } = await buildDoor();
    const reply = await enter(randomUUID(), 'valid');

    expect(reply.statusCode).toBe(404);
    expect(ended).toEqual([applicant]);
    expect(reply.headers['set-cookie']).toMatch(/^__Host-handrail-session=; Max-Age=0/);
  });

  it('would notice a door that forgets to end the session [check 10]', async () => {
    const { enter, ended } = await buildDoor({ endTrespass: () => Promise.resolve() });
    await enter(randomUUID(), 'valid');
    expect(ended).not.toEqual([applicant]);
  });

  it('keeps the refusal, and reports it, when the session cannot be ended', async () => {
    const ports = createRecordingPorts();
    const bug = new Error('database away');
    const { enter } = await buildDoor({ ports, endTrespass: () => Promise.reject(bug) });

    const reply = await enter(randomUUID(), 'valid');

    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('away');
    expect(ports.recorded.reports).toEqual([bug]);
  });
});
