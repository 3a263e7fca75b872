import type { ProgramDefinition } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { findOwnApplication } from '../../modules/applications/find-own-application.ts';
import { createApplication } from '../../modules/applications/index.ts';
import { findStaffForm } from '../../modules/applications/staff-answers/find-staff-form.ts';
import { readPartnerFile } from '../../modules/partner-files/index.ts';
import { findForm, publishDefinition, publishLibrary, saveProgram } from '../../modules/programs/index.ts';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import { cookieName } from '../../platform/http/session-cookies.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useStandInApp } from '../../testing/api/use-stand-in-app.ts';
import { buildContext } from '../../testing/build-context.ts';
import { buildApplicantWorld } from '../../testing/builders/applicant-world.ts';
import { buildDefinition, buildProgramDraft } from '../../testing/builders/insert-program.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';

const world = useStandInApp();
const view = 'query View($id: ID!) { application(id: $id) { definitionUrl } }';
const name = 'Help';

/** A form with a question for applicants and one for staff. */
function buildForm(key: string, copy: string, version = 1): ProgramDefinition {
  const toSection = (of: string) => {
    const question = { key: of, copy: { title: of }, fields: [{ key: of, type: 'Text', copy }] } as const;
    return { key: of, name: of, questionGroups: [{ key: of, questions: [question] }] };
  };
  return buildDefinition({
    ...{ key, version },
    sections: [toSection('you'), { ...toSection('check'), adminOnly: true }],
  });
}

/** A partner with its own form of this key, an applicant who has begun it, and a member of staff. */
async function openPartner(form: ProgramDefinition) {
  const database = world.database();
  const { partnerId, programId, signIn, clock } = await buildApplicantWorld(database, { name }, {}, form);
  const { ctx } = await signIn();
  const application = await createApplication(ctx, { programId });
  const { data } = await runOperation<{ application: { definitionUrl: string } }>(ctx, view, {
    id: application.id,
  });
  const session = await insertSession(database, partnerId, await insertStaff(database, partnerId), clock);
  const staff = buildContext(database, { partnerId, actor: session.actor, clock });
  const whole = (await findStaffForm(staff, application.id))?.definitionUrl ?? '';
  const cookies = { [cookieName('session', true)]: session.cookie };
  return { partnerId, signIn, ctx, application, url: data.application.definitionUrl, whole, cookies };
}

const ask = async (url: string, cookies = {}) => world.app().inject({ url, cookies });

describe('two partners with different forms under one key and version', () => {
  const open = async (key: string) => ({
    first: await openPartner(buildForm(key, 'Name of the first')),
    second: await openPartner(buildForm(key, 'Name of the second')),
  });

  it('give their applicants each their own', async () => {
    const { first, second } = await open('shared-key');

    const read = async (url: string) => (await ask(url)).body;
    expect(await read(first.url)).toContain('Name of the first');
    expect(await read(second.url)).toContain('Name of the second');
    // Once more, now that both are in the cache.
    for (const { ctx, application } of [first, second]) {
      const { id } = application;
      const { data } = await runOperation<{ application: { definitionUrl: string } }>(ctx, view, { id });
      const own = application === first.application ? 'Name of the first' : 'Name of the second';
      expect(await read(data.application.definitionUrl)).toContain(own);
    }
  });

  it("have no address under which one's form is the other's", async () => {
    const { first, second } = await open('crossed-key');

    const crossed = first.url.replace(first.partnerId, second.partnerId);
    expect(crossed).not.toBe(first.url);
    expect((await ask(crossed)).statusCode).toBe(404);
    const unowned = first.url.replace(first.partnerId, '00000000-0000-0000-0000-000000000000');
    expect((await ask(unowned)).statusCode).toBe(404);
  });

  it('show the whole form to staff of their own alone', async () => {
    const { first, second } = await open('staff-key');

    expect((await ask(first.whole, first.cookies)).statusCode).toBe(200);
    expect((await ask(first.whole, second.cookies)).statusCode).toBe(404);
  });

  it("cannot reach each other's, even once it is in the cache", async () => {
    const { first, second } = await open('cached-key');
    const reference = first.application;

    const found = (ctx: typeof first.ctx) => ctx.db.read((tx) => findForm(tx, ctx, reference));
    expect(await found(first.ctx)).toBeDefined();
    expect(await found(second.ctx)).toBeUndefined();
  });

  it('export each their own', async () => {
    const { first, second } = await open('exported-key');

    for (const [{ ctx }, copy] of [
      [first, 'Name of the first'],
      [second, 'Name of the second'],
    ] as const) {
      expect(JSON.stringify((await readPartnerFile(ctx)).definitions)).toContain(copy);
    }
  });
});

describe("a partner's program", () => {
  it('cannot use the form of another partner', async () => {
    const { ctx } = await openPartner(buildForm('mine', 'Name'));
    await openPartner(buildForm('theirs', 'Name'));

    const system = buildSystemContext(world.database(), { partnerId: ctx.partnerId });
    await expect(saveProgram(system, buildProgramDraft({ definitionKey: 'theirs' }))).rejects.toThrow(
      '"theirs" version 1, which is not published',
    );
  });

  it('keeps its own form when the library brings one of the same key, and offers drafts no other', async () => {
    const { partnerId, signIn, ctx, application } = await openPartner(buildForm('late-key', 'Our name'));
    const system = buildSystemContext(world.database(), { partnerId });
    const library = [buildForm('late-key', 'Their name'), buildForm('late-key', 'Their name', 2)];
    await withDatabaseLock(world.database().ownerUrl, 'content', (owner) => publishLibrary(owner, library));
    const find = async () => findOwnApplication(ctx, application.id);

    await saveProgram(system, buildProgramDraft({ name, definitionKey: 'late-key' }));
    const { ctx: next } = await signIn();
    const started = await createApplication(next, { programId: application.programId });
    expect(started.definitionOwner).toBe(partnerId);

    await saveProgram(system, buildProgramDraft({ name, definitionKey: 'late-key', definitionVersion: 2 }));
    expect((await find())?.newerFormVersion).toBeNull();

    await publishDefinition(system, buildForm('late-key', 'Our new name', 3));
    await saveProgram(system, buildProgramDraft({ name, definitionKey: 'late-key', definitionVersion: 3 }));
    expect((await find())?.newerFormVersion).toBe(3);
  });
});
