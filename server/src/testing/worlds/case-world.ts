import { randomUUID } from 'node:crypto';
import { insertApplication } from '../../modules/applications/application-store.ts';
import { createApplication, updateApplication } from '../../modules/applications/index.ts';
import { performCaseAction, submitApplication } from '../../modules/casework/index.ts';
import type { PartnerDraft } from '../../modules/partners/index.ts';
import type { ProgramDraft } from '../../modules/programs/index.ts';
import type { StaffRole } from '@handrail/engine/rights';
import type { Database } from '../../platform/db/open-database.ts';
import { buildContext, type TestContext } from '../build-context.ts';
import { buildApplicantWorld, completeRent, rentForm } from '../builders/applicant-world.ts';
import { insertSession } from '../builders/insert-session.ts';
import { insertStaff } from '../builders/insert-user.ts';
import { createRecordingPorts } from '../recording-ports.ts';
import { sampleCsv } from '../sample-files.ts';
import { createMemoryStorage } from '../servers/memory-storage.ts';
import { uploadSample } from './document-world.ts';

interface CaseWorldOptions {
  readonly partner?: Partial<PartnerDraft>;
  readonly flags?: Parameters<typeof createRecordingPorts>[0];
}

/** A case that was submitted with a lease and opened for review, with its owner and its reviewer. */
export async function buildCaseWorld(
  database: Database,
  program: Partial<ProgramDraft> = {},
  { partner = {}, flags = {} }: CaseWorldOptions = {},
) {
  const world = await buildApplicantWorld(database, program, partner);
  const { partnerId, programId, clock } = world;
  const ports = { ...createRecordingPorts(flags), storage: createMemoryStorage() };

  async function enterStaff(role: StaffRole, name = 'Priya N.') {
    const user = await insertStaff(database, partnerId, { name, role });
    const { actor } = await insertSession(database, partnerId, user, clock);
    return { user, ctx: buildContext(database, { partnerId, actor, clock, ports }) };
  }

  const { ctx: bare, user: owner } = await world.signIn();
  const ctx: TestContext = { ...bare, ports };
  const { id: applicationId, case: own } = await createApplication(ctx, { programId });
  const caseId = own.id;
  const [lease] = await uploadSample(ctx, 'lease.csv', sampleCsv);
  const documentId = lease?.id ?? '';
  await updateApplication(ctx, {
    id: applicationId,
    answers: { ...completeRent, lease: [{ id: documentId, filename: 'lease.csv' }] },
  });
  clock.moveBy({ hours: 1 });
  await submitApplication(ctx, applicationId);
  const reviewer = await enterStaff('caseWorker');
  clock.moveBy({ hours: 1 });
  await reviewer.ctx.db.transaction((tx) =>
    performCaseAction(tx, reviewer.ctx, { caseId, action: 'startReview', seen: 'ReadyForReview' }),
  );

  /** Someone else who fills out an application of the same case. */
  async function addSubmitter(name: string) {
    const { ctx: second, user } = await world.signIn({ name });
    clock.moveBy({ hours: 1 });
    const id = randomUUID();
    await second.db.transaction((tx) =>
      insertApplication(tx, second, {
        ...{ id, programId, caseId, submitterId: user.id, applicantTypeId: null, requestId: undefined },
        ...{
          definitionOwner: partnerId,
          definitionKey: rentForm.key,
          definitionVersion: 1,
          answers: {},
          prefilled: {},
        },
        createdAt: clock.now(),
      }),
    );
    return { ctx: second, user, applicationId: id };
  }

  return { ...world, ctx, owner, applicationId, caseId, documentId, reviewer, enterStaff, addSubmitter };
}
