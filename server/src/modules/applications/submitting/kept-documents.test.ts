import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { uploadSample } from '../../../testing/worlds/document-world.ts';
import { createMemoryStorage } from '../../../testing/servers/memory-storage.ts';
import { createRecordingPorts } from '../../../testing/recording-ports.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { sampleCsv } from '../../../testing/sample-files.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { submitApplication } from '../../casework/index.ts';
import { discardDocument } from '../../documents/index.ts';
import { createApplication } from '../starting/create-application.ts';
import { updateApplication } from '../saving/update-application.ts';

const database = useTestDatabase();

const remove =
  'mutation Remove($input: RemoveDocumentInput!) { removeDocument(input: $input) { metadata { status errors message } } }';

async function buildWorld() {
  const world = await buildApplicantWorld(database());
  const ports = { ...createRecordingPorts(), storage: createMemoryStorage() };
  const { partnerId, clock } = world;
  const { ctx: bare } = await world.signIn();
  const owner: TestContext = { ...bare, ports };
  const enter = async (role: 'caseWorker' | 'admin') => {
    const user = await insertStaff(database(), partnerId, { role });
    const { actor } = await insertSession(database(), partnerId, user, clock);
    return buildContext(database(), { partnerId, actor, clock, ports });
  };
  const system = buildSystemContext(database(), { partnerId, clock, ports });
  const { id } = await createApplication(owner, { programId: world.programId });
  const [document] = await uploadSample(owner, 'lease.csv', sampleCsv);
  const documentId = document?.id ?? '';
  const lease = [{ id: documentId, filename: 'lease.csv' }];
  await updateApplication(owner, { id, answers: { ...completeRent, lease } });
  const tryToRemove = async (ctx: TestContext) => {
    const { data } = await runOperation<Record<string, { metadata: { status: number; errors: string[] } }>>(
      ctx,
      remove,
      { input: { id: documentId } },
    );
    return data.removeDocument?.metadata;
  };
  const read = () =>
    system.db.read((tx) =>
      tx
        .selectFrom('documents')
        .select(['removed_at', 'file_key', 'submitted_at'])
        .where('id', '=', documentId)
        .execute(),
    );
  return { owner, system, enter, id, documentId, ports, tryToRemove, read };
}

describe('a document that was submitted', () => {
  it.each(['owner', 'caseWorker', 'admin'] as const)('stays when the %s wants it removed', async (who) => {
    const { owner, system, enter, id, documentId, ports, tryToRemove, read } = await buildWorld();
    await submitApplication(owner, id);
    const actor = who === 'owner' ? owner : await enter(who);

    expect(await tryToRemove(actor)).toMatchObject({
      status: 409,
      errors: [
        'DOCUMENT_SUBMITTED',
        'This document was submitted with an application, so it cannot be removed.',
      ],
    });
    await discardDocument.run(system, { documentId });

    expect(await read()).toMatchObject([{ removed_at: null, file_key: expect.any(String) as string }]);
    expect(ports.storage.objects.size).toBe(1);
  });

  it.each([
    ['marked as removed', sql`update documents set removed_at = now()`],
    ['robbed of its key', sql`update documents set file_key = null`],
    ['said not to be submitted', sql`update documents set submitted_at = null`],
    [
      'pointed at another content',
      sql`update documents set storage_key = '00/00000000000000000000000000000000'`,
    ],
    ['given to another person', sql`update documents set owner_id = gen_random_uuid()`],
    ['deleted', sql`delete from documents`],
  ])('cannot be %s in the database either', async (_how, statement) => {
    const { owner, system, id, read } = await buildWorld();
    await submitApplication(owner, id);
    const before = await read();

    await expect(system.db.transaction((tx) => statement.execute(tx))).rejects.toThrow(
      'was submitted and stays',
    );

    expect(await read()).toEqual(before);
  });

  it('is asked for again where it went away before', async () => {
    const { owner, id, tryToRemove } = await buildWorld();
    expect(await tryToRemove(owner)).toMatchObject({ status: 200 });

    await expect(submitApplication(owner, id)).rejects.toMatchObject({ code: 'APPLICATION_INCOMPLETE' });
  });
});

describe('a document of a draft', () => {
  it('goes when its owner removes it', async () => {
    const { owner, system, documentId, tryToRemove, read } = await buildWorld();

    expect(await tryToRemove(owner)).toMatchObject({ status: 200 });
    await discardDocument.run(system, { documentId });

    expect(await read()).toMatchObject([{ removed_at: expect.any(Date) as Date, file_key: null }]);
  });

  it.each(['caseWorker', 'admin'] as const)('stays when a %s wants it removed', async (role) => {
    const { enter, tryToRemove, read } = await buildWorld();

    expect(await tryToRemove(await enter(role))).toMatchObject({
      status: 403,
      errors: ['DOCUMENT_OF_OTHERS', 'Only the person who uploaded this document can remove it.'],
    });
    expect(await read()).toMatchObject([{ removed_at: null }]);
  });

  it('goes when staff uploaded it, and staff want it removed', async () => {
    const { enter, system } = await buildWorld();
    const [document] = await uploadSample(await enter('caseWorker'), 'note.csv', sampleCsv);
    const input = { id: document?.id };

    const { data } = await runOperation(await enter('admin'), remove, { input });

    expect(data).toMatchObject({ removeDocument: { metadata: { status: 200 } } });
    const rows = await system.db.read((tx) =>
      tx.selectFrom('documents').select('removed_at').where('filename', '=', 'note.csv').execute(),
    );
    expect(rows).toEqual([{ removed_at: expect.any(Date) as Date }]);
  });
});
