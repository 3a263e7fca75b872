import { describe, expect, it } from 'vitest';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { createRecordingPorts } from '../../../testing/recording-ports.ts';
import { sampleCsv } from '../../../testing/sample-files.ts';
import { createMemoryStorage } from '../../../testing/servers/memory-storage.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { uploadSample } from '../../../testing/worlds/document-world.ts';
import { asOwner } from '../../../testing/worlds/trust-world.ts';
import { submitApplication } from '../../casework/index.ts';
import { updateApplication } from '../saving/update-application.ts';
import { createApplication } from '../starting/create-application.ts';
import { noteEarlierDocuments } from './note-earlier-documents.job.ts';
import { listSubmittedIds, listUnnotedApplications } from './submitted-document-store.ts';

const database = useTestDatabase();

describe('documents that were submitted before there was a list of them', () => {
  it('are noted with their case and the time at which they were submitted, once', async () => {
    const world = await buildApplicantWorld(database());
    const ports = { ...createRecordingPorts(), storage: createMemoryStorage() };
    const { partnerId, clock } = world;
    const { ctx } = await world.signIn();
    const owner = { ...ctx, ports };
    const { id } = await createApplication(owner, { programId: world.programId });
    const [document] = await uploadSample(owner, 'lease.csv', sampleCsv);
    const lease = [{ id: document?.id ?? '', filename: 'lease.csv' }];
    await updateApplication(owner, { id, answers: { ...completeRent, lease } });
    const { case: about } = await submitApplication(owner, id);
    const submittedAt = clock.now();
    await asOwner(
      database(),
      `begin; alter table submitted_documents no force row level security; delete from submitted_documents;
       alter table submitted_documents force row level security; commit;`,
    );
    clock.moveBy({ hours: 48 });

    const system = buildSystemContext(database(), { partnerId, clock, ports });
    await Promise.all([noteEarlierDocuments.run(system), noteEarlierDocuments.run(system)]);

    const noted = await system.db.read((tx) => listSubmittedIds(tx, partnerId, about.id));
    expect(noted).toEqual([document?.id]);
    const rows = await system.db.read((tx) =>
      tx.selectFrom('submitted_documents').select('submitted_at').execute(),
    );
    expect(rows).toEqual([{ submitted_at: submittedAt }]);
    expect(await system.db.read((tx) => listUnnotedApplications(tx, partnerId))).toEqual([]);
  });
});
