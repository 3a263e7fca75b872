import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endSessionForTenantMismatch, findSession } from '../../modules/identity/index.ts';
import { type FileAddress, toFilePath } from '../../modules/documents/file-address.ts';
import { updateDocuments } from '../../modules/documents/document-store.ts';
import { discardDocument } from '../../modules/documents/discard-document.job.ts';
import { findUserById } from '../../modules/users/index.ts';
import { cookieName } from '../../platform/http/session-cookies.ts';
import { createVisitBuilder } from '../../platform/http/visit-builder.ts';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildDocumentWorld, type DocumentWorld } from '../../testing/worlds/document-world.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { placeCanary, sampleFiles, samplePicture } from '../../testing/sample-files.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { twoPagesPdf } from '../../testing/sample-pdfs.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { addFileRoute } from './add-file-route.ts';

const database = useTestDatabase();
const hour = createTestClock();

async function serve(world: DocumentWorld) {
  const { app, log } = await buildHttpApp({ secure: false });
  const buildVisit = createVisitBuilder(app, {
    database: database(),
    keys: testKeys(),
    ports: world.ports,
    log,
    now: hour.now,
    settings: { publicUrl: 'https://aid.example' },
    secure: false,
    findSession: (cookie, at) => findSession(database(), cookie, at),
    endTrespass: endSessionForTenantMismatch,
  });
  addFileRoute(app, buildVisit);
  onTestFinished(() => app.close());
  return app;
}

async function signIn(world: DocumentWorld, ctx = world.owner) {
  const { actor } = ctx;
  if (!('userId' in actor)) return expect.fail('nobody');
  const user = await ctx.db.transaction((tx) => findUserById(tx, world.partner.id, actor.userId));
  const session = await insertSession(database(), world.partner.id, user ?? expect.fail('no user'));
  return { userId: actor.userId, cookie: session.cookie };
}

const get = (app: FastifyInstance, url: string, cookie?: string) =>
  app.inject({ url, cookies: cookie === undefined ? {} : { [cookieName('session', false)]: cookie } });

async function buildStolen() {
  const world = await buildDocumentWorld(database());
  const content = await samplePicture('png');
  const [document] = await world.upload('Zoë "id".png', content);
  const documentId = document?.id ?? '';
  await world.process(documentId);
  const me = await signIn(world);
  const address: FileAddress = {
    partnerId: world.partner.id,
    documentId,
    userId: me.userId,
    variant: 'original',
  };
  const toUrl = (change: Partial<FileAddress> = {}, now = hour.now()) =>
    toFilePath(testKeys(), { ...address, ...change }, now);
  return { world, content, documentId, me, app: await serve(world), toUrl };
}

/** A PDF of two pages that a case worker reads. */
async function buildPages() {
  const world = await buildDocumentWorld(database());
  const [document] = await world.upload('lease.pdf', twoPagesPdf);
  const documentId = document?.id ?? '';
  await world.process(documentId);
  const me = await signIn(world);
  const staff = await signIn(world, world.caseWorker);
  const toUrl = (change: Partial<FileAddress> = {}) =>
    toFilePath(
      testKeys(),
      { partnerId: world.partner.id, documentId, userId: me.userId, variant: 'original', ...change },
      hour.now(),
    );
  const toPage = (page: number, userId = staff.userId) =>
    `${toUrl({ userId, variant: 'preview' })}${page > 1 ? `?page=${String(page)}` : ''}`;
  return { world, documentId, me, staff, app: await serve(world), toUrl, toPage };
}

describe('the address of a file', () => {
  it('gives its owner the file, to be saved under its own name [check 37]', async () => {
    const { app, me, toUrl, content } = await buildStolen();
    const reply = await get(app, toUrl(), me.cookie);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(content)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="Zo_ _id_.png"; filename*=UTF-8''Zo%C3%AB%20%22id%22.png`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('shows a picture that was made anew, without the place where it was taken [check 37]', async () => {
    const { app, me, toUrl } = await buildStolen();
    const reply = await get(app, toUrl({ variant: 'preview' }), me.cookie);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    expect(reply.headers['content-disposition']).toMatch(/^inline; /);
    expect(reply.rawPayload.includes(placeCanary)).toBe(false);
  });

  it('serves every kind as something to save, and never as something to run [check 37]', async () => {
    const world = await buildDocumentWorld(database());
    const app = await serve(world);
    const me = await signIn(world);
    for (const [name, content] of Object.entries(await sampleFiles())) {
      const [document] = await world.upload(name, content);
      const address = {
        partnerId: world.partner.id,
        documentId: document?.id ?? '',
        userId: me.userId,
        variant: 'original',
      } as const;
      const reply = await get(app, toFilePath(testKeys(), address, hour.now()), me.cookie);
      expect([name, reply.statusCode, reply.rawPayload.equals(content)]).toEqual([name, 200, true]);
      expect(reply.headers['content-disposition']).toMatch(/^attachment; /);
      expect(reply.headers['content-type']).not.toMatch(/html|xml$|svg|javascript/);
      expect(reply.headers['content-security-policy']).toContain('sandbox');
    }
  });

  it('is worth nothing to anyone else, and lives five minutes [check 11]', async () => {
    const { world, app, me, toUrl } = await buildStolen();
    const other = await signIn(world, world.other);
    const abroad = await buildDocumentWorld(database());
    const foreigner = await signIn(abroad);
    const stolen = toUrl();
    for (const cookie of [undefined, other.cookie, foreigner.cookie, 'guessed']) {
      expect((await get(app, stolen, cookie)).statusCode).toBe(404);
    }
    const early = new Date(hour.now().getTime() - 300_000);
    expect((await get(app, toUrl({}, early), me.cookie)).statusCode).toBe(404);
    expect((await get(app, toUrl({}, new Date(early.getTime() + 1_000)), me.cookie)).statusCode).toBe(200);
  });

  it('opens nothing of others, even when it is signed [check 11]', async () => {
    const { world, app, toUrl } = await buildStolen();
    const other = await signIn(world, world.other);
    expect((await get(app, toUrl({ userId: other.userId }), other.cookie)).statusCode).toBe(404);
  });

  it('cannot be guessed or altered in a thousand tries [check 11]', async () => {
    const { app, me, toUrl } = await buildStolen();
    const good = toUrl().slice('/files/'.length);
    const bytes = Buffer.from(good, 'base64url');
    const forged = Array.from({ length: 1_000 }, (_, index) => {
      if (index % 2 === 0) return randomBytes(bytes.length).toString('base64url');
      const changed = Buffer.from(bytes);
      const at = index % bytes.length;
      changed[at] = (changed[at] ?? 0) ^ (1 << (index % 8));
      return changed.toString('base64url');
    });
    const statuses = new Set<number>();
    for (const token of [
      ...forged,
      `${good}A`,
      `${good}=`,
      good.slice(0, -1),
      'x',
      '..%2f..%2fetc%2fpasswd',
    ]) {
      statuses.add((await get(app, `/files/${token}`, me.cookie)).statusCode);
    }
    expect([...statuses]).toEqual([404]);
    expect((await get(app, `/files/${good}`, me.cookie)).statusCode).toBe(200);
  });

  it.each([
    ['waits for its scan', { state: 'scanning' }],
    ['was rejected', { state: 'rejected', rejected_reason: 'Eicar' }],
    ['was removed', { removed_at: new Date(0) }],
  ] as const)('gives nothing of a document that %s [check 36]', async (_case, change) => {
    const { world, app, me, documentId, toUrl } = await buildStolen();
    await world.system.db.transaction((tx) => updateDocuments(tx, world.partner.id, [documentId], change));
    expect((await get(app, toUrl(), me.cookie)).statusCode).toBe(404);
    expect((await get(app, toUrl({ variant: 'preview' }), me.cookie)).statusCode).toBe(404);
  });

  it('shows staff each further page of a PDF, draws it once and says so on record [check 36]', async () => {
    const { app, world, staff, toPage, documentId } = await buildPages();
    const first = await get(app, toPage(1), staff.cookie);
    const second = await get(app, toPage(2), staff.cookie);
    expect([second.statusCode, second.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(second.headers['content-security-policy']).toContain('sandbox');
    expect(await sharp(second.rawPayload).metadata()).toMatchObject({ width: 1200, height: 1553 });
    // The first page has a line of text, the second one is red.
    expect((await sharp(first.rawPayload).stats()).channels[2]?.mean).toBeGreaterThan(200);
    expect((await sharp(second.rawPayload).stats()).channels[2]?.mean).toBeLessThan(20);
    const [key = ''] = [...world.storage.objects.keys()].filter((name) => name.endsWith('-page-2'));
    const kept = world.storage.objects.get(key);
    expect(kept?.includes('WEBP')).toBe(false);
    expect((await get(app, toPage(2), staff.cookie)).rawPayload.equals(second.rawPayload)).toBe(true);
    expect(world.storage.objects.get(key)).toBe(kept);
    const opened = (await readAudit(world.system)).filter(({ action }) => action === 'openDocument');
    expect(opened.map(({ entityId, next }) => ({ entityId, next }))).toEqual([
      { entityId: documentId, next: { variant: 'preview' } },
      { entityId: documentId, next: { variant: 'preview', page: 2 } },
      { entityId: documentId, next: { variant: 'preview', page: 2 } },
    ]);
  });

  it('has no pages beyond the last, none of the original, and none for others [check 11]', async () => {
    const { app, world, staff, me, toPage, toUrl } = await buildPages();
    const original = `${toUrl({ userId: staff.userId })}?page=2`;
    for (const url of [toPage(3), toPage(9999), original])
      expect([url, (await get(app, url, staff.cookie)).statusCode]).toEqual([url, 404]);
    expect((await get(app, toPage(2), me.cookie)).statusCode).toBe(404);
    expect((await get(app, toPage(2, me.userId), me.cookie)).statusCode).toBe(404);
    expect([...world.storage.objects.keys()].filter((name) => name.includes('-page-'))).toEqual([]);
    for (const odd of ['0', '-1', '1e3', '2&page=2', '00002'])
      expect((await get(app, `${toPage(1)}?page=${odd}`, staff.cookie)).statusCode).toBe(200);
    expect([...world.storage.objects.keys()].filter((name) => name.includes('-page-'))).toEqual([]);
  });

  it.each([
    ['waits for its scan', { state: 'scanning' }],
    ['was rejected', { state: 'rejected', rejected_reason: 'Eicar' }],
    ['was removed', { removed_at: new Date(0) }],
  ] as const)('gives no page of a document that %s, drawn or not [check 36]', async (_case, change) => {
    const { app, world, staff, toPage, documentId } = await buildPages();
    expect((await get(app, toPage(2), staff.cookie)).statusCode).toBe(200);
    await world.system.db.transaction((tx) => updateDocuments(tx, world.partner.id, [documentId], change));
    expect((await get(app, toPage(2), staff.cookie)).statusCode).toBe(404);
  });

  it('leaves no page behind once the document is discarded', async () => {
    const { app, world, staff, toPage, documentId } = await buildPages();
    await get(app, toPage(2), staff.cookie);
    const change = { removed_at: new Date(0) };
    await world.system.db.transaction((tx) => updateDocuments(tx, world.partner.id, [documentId], change));
    await discardDocument.run(world.system, { documentId });
    expect([...world.storage.objects.keys()]).toEqual([]);
  });

  it('breaks off when the stored file was tampered with', async () => {
    const { world, app, me, toUrl } = await buildStolen();
    const [key = ''] = [...world.storage.objects.keys()].filter((name) => !name.endsWith('-preview'));
    const stored = Buffer.from(world.storage.objects.get(key) ?? '');
    stored[20] = (stored[20] ?? 0) ^ 1;
    world.storage.objects.set(key, stored);
    await expect(get(app, toUrl(), me.cookie)).rejects.toThrow('response destroyed before completion');
  });

  it('puts on record that staff opened it', async () => {
    const { world, app, documentId, toUrl } = await buildStolen();
    const staff = await signIn(world, world.caseWorker);
    expect((await get(app, toUrl({ userId: staff.userId }), staff.cookie)).statusCode).toBe(200);
    expect(await readAudit(world.system)).toContainEqual(
      expect.objectContaining({
        action: 'openDocument',
        entityId: documentId,
        next: { variant: 'original' },
      }),
    );
  });
});
