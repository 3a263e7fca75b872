import { describe, expect, it } from 'vitest';
import { createApplication } from '../../modules/applications/index.ts';
import { findDefinitionFor, toDefinitionUrl } from '../../modules/programs/index.ts';
import { cookieName } from '../../platform/http/session-cookies.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { buildVerifiedWorld, verifiedForm } from '../../testing/builders/verified-form.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useStandInApp } from '../../testing/api/use-stand-in-app.ts';

const world = useStandInApp();

const view = 'query View($id: ID!) { application(id: $id) { definitionUrl } }';

async function openForm() {
  const { partnerId, programId, signIn, clock } = await buildVerifiedWorld(world.database());
  const { ctx, user } = await signIn();
  const { id } = await createApplication(ctx, { programId });
  const { data } = await runOperation<{ application: { definitionUrl: string } }>(ctx, view, { id });
  const whole = await ctx.db.read((tx) => findDefinitionFor(tx, partnerId, verifiedForm));
  const { key: definitionKey, version: definitionVersion } = verifiedForm;
  const reference = { definitionOwner: partnerId, definitionKey, definitionVersion };
  const wholeUrl = toDefinitionUrl(reference, whole?.checksum ?? '');
  const ask = async (url: string, person?: typeof user) => {
    const session = person && (await insertSession(world.database(), partnerId, person));
    return world
      .app()
      .inject({ url, cookies: session ? { [cookieName('session', true)]: session.cookie } : {} });
  };
  const staff = await insertStaff(world.database(), partnerId);
  return { definitionUrl: data.application.definitionUrl, wholeUrl, ask, user, staff, clock };
}

describe('the form that a browser fetches', () => {
  it('has nothing of what staff fill in, under an address of its own', async () => {
    const { definitionUrl, wholeUrl, ask, user } = await openForm();

    const reply = await ask(definitionUrl, user);

    expect(definitionUrl).not.toBe(wholeUrl);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.body).toContain('"birthDate"');
    for (const word of ['verifiedRent', 'rentNote', 'Verification']) expect(reply.body).not.toContain(word);
  });

  it('is whole for staff alone', async () => {
    const { wholeUrl, ask, user, staff } = await openForm();

    expect((await ask(wholeUrl)).statusCode).toBe(404);
    expect((await ask(wholeUrl, user)).statusCode).toBe(404);
    const reply = await ask(wholeUrl, staff);
    expect(reply.json()).toEqual(verifiedForm);
    expect(reply.headers['cache-control']).toContain('private');
  });
});
