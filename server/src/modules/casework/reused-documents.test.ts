import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import {
  type ApplicantWorld,
  buildApplicantWorld,
  completeRent,
} from '../../testing/builders/applicant-world.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { sampleCsv } from '../../testing/sample-files.ts';
import { createMemoryStorage } from '../../testing/servers/memory-storage.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { uploadSample } from '../../testing/worlds/document-world.ts';
import { createApplication, updateApplication } from '../applications/index.ts';
import { listApplicantTypes } from '../partners/index.ts';
import { submitApplication } from './submit-application.ts';

const database = useTestDatabase();
const another = Buffer.from(`${sampleCsv.toString()}\nanother,line\n`);
const bothTypes = { applicantTypes: [{ name: 'Student' }, { name: 'Counselor' }] };

interface Filing {
  readonly content: Buffer;
  readonly client?: { readonly name: string };
}

/** Someone new at the partner, with a way to submit a lease. */
async function enter(world: ApplicantWorld, tenant: 'applicant' | 'advocate') {
  const ports = { ...createRecordingPorts(), storage: createMemoryStorage() };
  const { ctx: bare, user } = await world.signIn({ tenant });
  const ctx: TestContext = { ...bare, ports };
  const submit = async ({ content, client }: Filing) => {
    world.clock.moveBy({ minutes: 1 });
    const { id } = await createApplication(ctx, { programId: world.programId, client });
    const [document] = await uploadSample(ctx, 'lease.csv', content);
    const lease = [{ id: document?.id ?? '', filename: 'lease.csv' }];
    await updateApplication(ctx, { id, answers: { ...completeRent, lease } });
    return (await submitApplication(ctx, id)).case;
  };
  return { ctx, user, submit };
}

async function listFlags({ partnerId, clock }: ApplicantWorld, caseId: string) {
  const user = await insertStaff(database(), partnerId);
  const { actor } = await insertSession(database(), partnerId, user, clock);
  const staff = buildContext(database(), { partnerId, actor, clock });
  const { data } = await runOperation<{ staffCase: { readonly reusedDocuments: object[] } }>(
    staff,
    'query ($id: ID!) { staffCase(id: $id) { reusedDocuments { filename earlierCaseDisplayId } } }',
    { id: caseId },
  );
  return data.staffCase.reusedDocuments;
}

describe('a document that was submitted for one person', () => {
  it('is flagged for staff when it is submitted for another person of the partner', async () => {
    const world = await buildApplicantWorld(database());
    const first = await (await enter(world, 'applicant')).submit({ content: sampleCsv });
    const advocate = await enter(world, 'advocate');

    const second = await advocate.submit({ content: sampleCsv, client: { name: 'Luis Ortega' } });

    expect(await listFlags(world, second.id)).toEqual([
      { filename: 'lease.csv', earlierCaseDisplayId: first.displayId },
    ]);
    expect(await listFlags(world, first.id)).toEqual([]);
    const asked = `{ staffCase(id: "${second.id}") { reusedDocuments { filename } } }`;
    const seen = await runOperation(advocate.ctx, asked);
    expect(seen.errors).toEqual(['Forbidden']);
    const rows = await advocate.ctx.db.read((tx) =>
      tx.selectFrom('submitted_documents').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  it('is no sign of anything for the same person, with other content or at another partner', async () => {
    const world = await buildApplicantWorld(database());
    const elsewhere = await buildApplicantWorld(database());
    await (await enter(elsewhere, 'applicant')).submit({ content: sampleCsv });
    const advocate = await enter(world, 'advocate');
    const luis = { name: 'Luis Ortega' };
    const { id: caseId } = await advocate.submit({ content: sampleCsv, client: luis });
    const { id: otherId } = await advocate.submit({ content: another, client: { name: 'Ana Flores' } });

    expect(await listFlags(world, caseId)).toEqual([]);
    expect(await listFlags(world, otherId)).toEqual([]);
  });
});

describe('someone who has submitted an application', () => {
  it('cannot become an advocate to claim again for a client', async () => {
    const world = await buildApplicantWorld(database(), bothTypes);
    const { ctx, submit } = await enter(world, 'applicant');
    const [, counselor] = await ctx.db.transaction((tx) => listApplicantTypes(tx, ctx.partnerId));
    await submit({ content: sampleCsv });

    const { data } = await runOperation(
      ctx,
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { metadata { errors } } }',
      { input: { applicantTypeId: counselor?.id } },
    );
    expect(data).toMatchObject({
      updateProfile: { metadata: { errors: ['U-005', expect.stringContaining('please contact') as string] } },
    });
    await expect(
      createApplication(ctx, { programId: world.programId, client: { name: 'Made Up' } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
