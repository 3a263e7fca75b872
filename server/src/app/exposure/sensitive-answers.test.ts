import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@handrail/engine/rights';
import { isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApplication, updateApplication } from '../../modules/applications/index.ts';
import { submitApplication } from '../../modules/casework/index.ts';
import { depositToFund, saveFund } from '../../modules/funds/index.ts';
import { movePayment } from '../../modules/payments/index.ts';
import { openAward } from '../../testing/payment-acts.ts';
import { applyBulkChange } from '../../modules/casework/bulk/apply-bulk-change.job.ts';
import { writeSubmission } from '../../modules/casework/submission-pdf/write-submission.job.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { selectEverything } from '../../testing/api/select-everything.ts';
import type { TestContext } from '../../testing/build-context.ts';
import { buildApplicantWorld } from '../../testing/builders/applicant-world.ts';
import { enterStaffOf } from '../../testing/builders/enter-staff.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { taxNumberAnswers, taxNumberForm } from '../../testing/builders/tax-number-form.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { readStoredPdf } from '../../testing/read-pdf.ts';
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts';
import { createMemoryStorage } from '../../testing/servers/memory-storage.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { connectTestBank } from '../../testing/worlds/claim-world.ts';
import { schema } from '../schema.ts';

const database = useTestDatabase();

/** Numbers that nobody but their owner may read, unless revealAnswer puts on record who did. */
const canaries = ['078-05-1120', '219-09-9999', '321-54-9876', '457-55-5462', '021000021', '9876543210'];

/** Each as it was typed and as bare digits. */
function findCanaries(text: string): string[] {
  return canaries.filter((canary) => text.includes(canary) || text.includes(canary.replaceAll('-', '')));
}

/** Queries about no record of an applicant. */
const aboutNobody = [
  ...['challenge', 'geocodeAddress', 'incidentMessages', 'incomeLimitAreas', 'incomeLimitAreasAt'],
  ...['isPasswordResetLinkLive', 'partners'],
  ...['reverseGeocode', 'staffInvitation', 'suggestAddresses'],
];

async function mutate(ctx: TestContext, name: string, inputType: string, input: object): Promise<void> {
  const { data, errors } = await runOperation<Record<string, { metadata: { errors: string[] } }> | null>(
    ctx,
    `mutation ($input: ${inputType}!) { ${name}(input: $input) { metadata { errors } } }`,
    { input },
  );
  expect([...errors, ...(data?.[name]?.metadata.errors ?? [])], name).toEqual([]);
}

/** A case that was sent back for its tax number and came again with another one, with everything that staff do to it. */
async function buildWorld() {
  const features = [
    ...['applicant-comments', 'resubmission-requests', 'claim-funds', 'applicant-payments', 'multi-payment'],
    'direct-deposit',
  ];
  const world = await buildApplicantWorld(database(), { features }, { features }, taxNumberForm);
  const { clock, partnerId, programId } = world;
  const log = createRecordingLog();
  const flags = { 'resubmission-requests': { enabled: true } };
  const payouts = connectTestBank(database());
  const ports = { ...createRecordingPorts(flags), storage: createMemoryStorage(), payouts };
  const dress = (ctx: TestContext): TestContext => ({
    ...ctx,
    ...{ log, ports },
    enter: (otherId) => ({ ...ctx.enter(otherId), log, ports }),
  });
  const system = dress(buildSystemContext(database(), { partnerId, clock, ports }));
  const enter = async (role: StaffRole) => dress((await enterStaffOf(database(), system, role)).ctx);
  const staff = {
    caseWorker: await enter('caseWorker'),
    fiscal: await enter('fiscal'),
    admin: await enter('admin'),
    platform: await enter('platform'),
  };

  const signIn = async () => {
    const { ctx, user } = await world.signIn();
    return { ctx: dress(ctx), user };
  };
  const [owner, twin, stranger] = [await signIn(), await signIn(), await signIn()];
  const apply = async ({ ctx }: Awaited<ReturnType<typeof signIn>>, ssn: string) => {
    const { id, case: own } = await createApplication(ctx, { programId });
    await updateApplication(ctx, { id, answers: { ...taxNumberAnswers, ssn } });
    clock.moveBy({ minutes: 1 });
    await submitApplication(ctx, id);
    return { id, caseId: own.id };
  };
  const bankAccount = { accountType: 'checking', routingNumber: '021000021', accountNumber: '9876543210' };
  await mutate(owner.ctx, 'saveBankAccount', 'SaveBankAccountInput', { id: owner.user.id, bankAccount });
  await mutate(owner.ctx, 'updateProfile', 'UpdateProfileInput', { taxId: '457555462' });
  const { id: applicationId, caseId } = await apply(owner, '078-05-1120');
  await apply(twin, '321-54-9876');

  const { caseWorker, admin } = staff;
  const act = (action: string, seen: string, given: object = {}) =>
    mutate(caseWorker, 'performCaseAction', 'PerformCaseActionInput', { caseId, action, seen, ...given });
  await act('startReview', 'ReadyForReview');
  const asked = { applicationId, version: 1, key: 'ssn', verdict: 'askAgain', reason: 'missing' };
  await mutate(caseWorker, 'reviewField', 'ReviewFieldInput', asked);
  await act('sendBack', 'InReview', { reason: 'One number is not right.' });
  await updateApplication(owner.ctx, { id: applicationId, answers: { ssn: '321-54-9876' } });
  clock.moveBy({ minutes: 1 });
  await submitApplication(owner.ctx, applicationId);
  await act('startReview', 'ReadyForReview');
  await mutate(admin, 'revealAnswer', 'RevealAnswerInput', {
    applicationId,
    key: 'ssn',
    reason: 'For the 1099.',
  });
  const award = await awardAndClaim(system, { caseId, programId, payee: owner, issuer: staff.fiscal });
  const bulkId = randomUUID();
  const chosen = { id: bulkId, kind: 'export', caseIds: [caseId] };
  await mutate(admin, 'planBulkChange', 'PlanBulkChangeInput', chosen);
  await mutate(admin, 'startBulkChange', 'BulkChangeIdInput', { id: bulkId });
  await runWaitingJobs(database(), system, applyBulkChange);
  await runWaitingJobs(database(), system, writeSubmission);
  return { system, owner, stranger, staff, log, applicationId, caseId, bulkId, ...award };
}

interface Awarded {
  readonly caseId: string;
  readonly programId: string;
  readonly payee: { readonly ctx: TestContext; readonly user: { readonly id: string } };
  readonly issuer: TestContext;
}

/** Two payments of one award: one is on its way to the account with the canary, the other was refused by its bank. */
async function awardAndClaim(system: TestContext, { caseId, programId, payee, issuer }: Awarded) {
  const { id: fundId } = await saveFund(system, {
    ...{ name: 'Harbor Fund', programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null },
  });
  await depositToFund(system, { fundId, amountCents: 500_000, memo: 'The first deposit' });
  const { payments } = await system.db.transaction((tx) =>
    openAward(tx, system, {
      ...{ caseId, programId, fundId, issuedBy: getUserId(issuer), needsApproval: false },
      payments: [20_000, 20_082].map((amountCents) => ({
        ...{ amountCents, scheduledFor: '2026-11-16', method: null },
        payee: { type: 'User', id: payee.user.id } as const,
      })),
    }),
  );
  for (const { id } of payments) {
    const move = { paymentId: id, move: 'authorizePayment', seen: 'pending' } as const;
    await system.db.transaction((tx) => movePayment(tx, system, move));
    const bankAccount = { accountType: 'checking', routingNumber: '021000021', accountNumber: '9876543210' };
    await runOperation(
      payee.ctx,
      'mutation ($input: ClaimDirectDepositInput!) { claimDirectDeposit(input: $input) { metadata { status } } }',
      { input: { id, idempotencyKey: randomUUID(), bankAccount } },
    );
  }
  return { fundId, fulfillmentId: payments[0]?.fulfillmentId ?? '' };
}

function getUserId({ actor }: TestContext): string {
  return 'userId' in actor ? actor.userId : expect.fail('Nobody acts');
}

let world: Awaited<ReturnType<typeof buildWorld>>;
beforeAll(async () => {
  world = await buildWorld();
});

function argumentsOf(query: string): Record<string, unknown> | undefined {
  const { applicationId, caseId, bulkId, fulfillmentId, fundId } = world;
  const action = { caseId, action: 'sendBack', seen: 'InReview', reason: 'One number is not right.' };
  const known: Readonly<Record<string, Record<string, unknown>>> = {
    application: { id: applicationId },
    applicationFieldReviews: { applicationSubmissionId: applicationId },
    bulkChange: { id: bulkId },
    case: { id: caseId },
    caseActionPreview: { input: action },
    caseActions: { caseId },
    cases: { view: 'all', find: '078' },
    claimOffer: { fulfillmentId },
    fund: { id: fundId },
    // The world has no batch.
    paymentBatch: { id: caseId },
    comparedVersions: { applicationId, from: 1, to: 2 },
    documents: { ids: [caseId] },
    explainedFields: { applicationId },
    issueOptions: { caseId },
    payments: { filter: {} },
    queueCount: { filter: { view: 'all' } },
    staffCase: { id: caseId },
    staffForm: { applicationId },
    submittedAnswers: { applicationId },
    taxYear: { year: 2026 },
    vendors: { find: '9876' },
  };
  return known[query];
}

const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name }) => !aboutNobody.includes(name),
);

/** Asks for everything that a query can tell. */
async function askAll(ctx: TestContext, name: string): Promise<string> {
  const query = queries.find((each) => each.name === name) ?? expect.fail(name);
  const given = argumentsOf(name) ?? {};
  const missing = query.args.filter((arg) => isRequiredArgument(arg) && !(arg.name in given));
  expect(
    missing.map((arg) => arg.name),
    `say above with what to ask ${name}`,
  ).toEqual([]);
  const used = query.args.filter((arg) => arg.name in given);
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const source = `query ${declared && `(${declared})`} { ${name} ${passed && `(${passed})`} ${selectEverything(query.type)} }`;
  return JSON.stringify(await runOperation(ctx, source, given));
}

describe('a tax or bank number', () => {
  it.each(queries.map(({ name }) => name))(
    'is told to nobody by %s, however much is asked for [check 8]',
    async (name) => {
      const { staff, stranger } = world;
      for (const [role, ctx] of Object.entries({ ...staff, stranger: stranger.ctx })) {
        expect(findCanaries(await askAll(ctx, name)), role).toEqual([]);
      }
    },
  );

  it('is found where it may be: its owner reads their own answers, and of the bank account the end [check 8]', async () => {
    const { owner } = world;
    expect(findCanaries(await askAll(owner.ctx, 'application'))).toContain('321-54-9876');
    expect(await askAll(owner.ctx, 'currentUser')).toContain('"accountNumber":"••••3210"');
    expect(findCanaries(await askAll(owner.ctx, 'currentUser'))).not.toContain('9876543210');
  });

  it('is in the answers of staff, but for its end: what is searched above is not empty [check 8]', async () => {
    const { staff } = world;
    expect(await askAll(staff.caseWorker, 'submittedAnswers')).toContain('••••9876');
    expect(await askAll(staff.caseWorker, 'comparedVersions')).toContain('••••1120');
    expect(await askAll(staff.caseWorker, 'staffCase')).toContain('protectedNumber');
    expect(await askAll(staff.admin, 'bulkChange')).toContain('"doneCount":1');
  });

  it('is not in what is told of an award, its claims and its fund, which is told [check 8]', async () => {
    const { owner, staff } = world;
    expect(await askAll(owner.ctx, 'claimOffer')).toContain('"amount":20082');
    expect(await askAll(staff.fiscal, 'fund')).toContain('Harbor Fund');
    expect(await askAll(staff.fiscal, 'payments')).toContain('"A-002"');
    for (const name of ['claimOffer', 'case'])
      expect(findCanaries(await askAll(owner.ctx, name))).not.toContain('9876543210');
  });

  it('is in no mail, PDF, export, log line or record of who did what [check 8]', async () => {
    const { staff, system, log, bulkId, caseId } = world;
    const mails = await deliverMails(system);
    const { data } = await runOperation<{ downloadExport: { content: string } }>(
      staff.admin,
      'mutation ($input: BulkChangeIdInput!) { downloadExport(input: $input) { content } }',
      { input: { id: bulkId } },
    );
    const { data: listed } = await runOperation<{ staffCase: { documents: { id: string }[] } }>(
      staff.caseWorker,
      'query ($id: ID!) { staffCase(id: $id) { documents { id } } }',
      { id: caseId },
    );
    const pdfs = await Promise.all(listed.staffCase.documents.map(({ id }) => readStoredPdf(system, id)));
    const audit = await readAudit(system);
    const events = await system.db.read((tx) => tx.selectFrom('workflow_events').selectAll().execute());

    expect(mails.length).toBeGreaterThan(2);
    expect(data.downloadExport.content).toContain('Ada Reyes');
    expect(pdfs.map(({ text }) => text).join()).toContain('••••9876');
    expect(audit.map(({ action }) => action)).toContain('readSensitiveAnswer');
    for (const written of [mails, data, pdfs, audit, events, log.lines])
      expect(findCanaries(JSON.stringify(written))).toEqual([]);
  });
});
