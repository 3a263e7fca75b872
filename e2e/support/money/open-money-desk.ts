import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toBankingDate } from '@handrail/engine/payments';
import type { StaffRole } from '@handrail/engine/rights';
import { combinePayouts } from '../../../server/src/adapters/payouts/combine-payouts.ts';
import { createTestBank } from '../../../server/src/adapters/payouts/test-bank.ts';
import { createApplication, updateApplication } from '../../../server/src/modules/applications/index.ts';
import { submitApplication } from '../../../server/src/modules/casework/index.ts';
import { claimPayment } from '../../../server/src/modules/claims/claim-payment.ts';
import { reconcileClaims } from '../../../server/src/modules/claims/index.ts';
import { depositToFund, saveFund } from '../../../server/src/modules/funds/index.ts';
import { setPassword } from '../../../server/src/modules/identity/index.ts';
import { savePartner } from '../../../server/src/modules/partners/index.ts';
import { movePayment } from '../../../server/src/modules/payments/index.ts';
import { openAward } from '../../../server/src/modules/payments/open-award.ts';
import { reconcileBooks } from '../../../server/src/modules/reconciliation/index.ts';
import { publishDefinition, saveProgram } from '../../../server/src/modules/programs/index.ts';
import { appointStaff, waiveSecondFactor } from '../../../server/src/modules/staff/index.ts';
import { saveUser } from '../../../server/src/modules/users/index.ts';
import { asOwner } from '../../../server/src/testing/as-owner.ts';
import { completeRent, rentForm } from '../../../server/src/testing/builders/applicant-world.ts';
import { buildPartnerDraft } from '../../../server/src/testing/builders/insert-partner.ts';
import { buildProgramDraft } from '../../../server/src/testing/builders/insert-program.ts';
import { insertSession } from '../../../server/src/testing/builders/insert-session.ts';
import { putCaseIn } from '../../../server/src/testing/put-case-in.ts';
import { createTestClock } from '../../../server/src/testing/test-clock.ts';
import { ownAddress } from '../../../server/src/testing/worlds/claim-world.ts';
import { joinProduct } from '../join-product.ts';
import { startProduct } from '../start-product.ts';

const features = ['claim-funds', 'applicant-payments', 'multi-payment', 'direct-deposit', 'prepaid-card'];
const password = 'handrail-demo-2026!';
const bank = {
  ...{ bankRoutingNumber: '021000021', bankName: 'First Bank', companyId: '1234567890' },
  ...{ companyName: 'Harbor Fund', description: 'ASSISTANCE', checkAccountNumber: '5550001' },
};

/** A product that pays through files for a bank, with a fund, two people at work and a morning's work for them. */
export async function openMoneyDesk() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-money-'));
  const bankFile = path.join(dataDir, 'bank.json');
  writeFileSync(bankFile, JSON.stringify(bank));
  const running = await startProduct(dataDir, undefined, { BANK_FILES_FILE: bankFile });
  const product = await joinProduct(dataDir);
  const { partnerId, database, system, enterAs } = product;
  const { externalId: partner } = await savePartner(
    system,
    buildPartnerDraft({ externalId: `money-${partnerId.slice(0, 8)}`, features }),
  );
  await publishDefinition(system, rentForm);
  const { id: programId } = await saveProgram(
    system,
    buildProgramDraft({
      ...{ name: 'Rental Relief', definitionKey: rentForm.key, features },
      config: { reviewSteps: ['certification'] },
    }),
  );

  const hire = async (name: string, role: StaffRole) => {
    const email = `${role}-${partnerId.slice(0, 8)}@desk.example`;
    const user = await saveUser(system, { tenant: 'staff', email, name });
    await setPassword(system, user.id, password);
    await appointStaff(system, user.id, role);
    await waiveSecondFactor(system, user.id);
    return { id: user.id, email, password };
  };
  const officer = await hire('Dario Lang', 'fiscal');
  const admin = await hire('Avery Stone', 'admin');
  const { id: fundId } = await saveFund(system, {
    ...{ name: 'Harbor Fund', programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null },
  });
  await depositToFund(system, { fundId, amountCents: 5_000_000, memo: 'The first deposit' });

  const apply = async (name: string, status: 'Approved' | 'PendingCertification') => {
    const email = `${randomUUID().slice(0, 8)}@mail.example`;
    const payee = await saveUser(system, {
      ...{ tenant: 'applicant', email, name, hasAcceptedTerms: true },
      applicantTypeName: 'Student',
    });
    await setPassword(system, payee.id, password);
    const applicant = enterAs((await insertSession(database, partnerId, payee)).actor);
    const { id } = await createApplication(applicant, { programId });
    await updateApplication(applicant, { id, answers: { ...completeRent, fullName: name } });
    const { id: caseId } = (await submitApplication(applicant, id)).case;
    await putCaseIn(product, caseId, status);
    return { caseId, user: payee, payee: { id: payee.id, email, password } };
  };
  const award = async (name: string, amounts: readonly number[], needsApproval = false) => {
    const { caseId, user, payee } = await apply(name, 'Approved');
    const { award: opened, payments } = await system.db.transaction((tx) =>
      openAward(tx, system, {
        ...{ caseId, programId, fundId, issuedBy: admin.id, needsApproval },
        payments: amounts.map((amountCents) => ({
          ...{ amountCents, scheduledFor: toBankingDate(system.now()), method: null },
          payee: { type: 'User', id: payee.id },
        })),
      }),
    );
    return { caseId, user, payee, awardId: opened.id, paymentIds: payments.map(({ id }) => id) };
  };
  const move = async (
    paymentIds: readonly string[],
    ...moves: readonly Pick<Parameters<typeof movePayment>[2], 'move' | 'seen'>[]
  ) => {
    for (const paymentId of paymentIds)
      for (const each of moves)
        await system.db.transaction((tx) => movePayment(tx, system, { paymentId, ...each }));
  };
  const authorized = { move: 'authorizePayment', seen: 'pending' } as const;

  await award('Beatriz Quintanilla', [1_200_000], true);
  const { caseId } = await apply('Yolanda Okafor', 'PendingCertification');
  const failed = await award('Noor Aziz', [30_000]);
  await move(
    failed.paymentIds,
    authorized,
    { move: 'initiatePayment', seen: 'authorized' },
    { move: 'failPayment', seen: 'initiated' },
  );
  const claimable = await award('Ikenna Obi', [80_000]);
  await move(claimable.paymentIds, authorized);

  const ports = {
    ...system.ports,
    payouts: combinePayouts([createTestBank({ database, keys: product.keys })]),
  };
  // The test bank loses its answer to the first recall, and refuses the second.
  const sent = await award('Wanda Petit', [50_073, 50_072]);
  await move(sent.paymentIds, authorized);
  const wanda = {
    ...enterAs(
      (await insertSession(database, partnerId, sent.user, createTestClock(new Date().toISOString()))).actor,
    ),
    ports,
  };
  for (const paymentId of sent.paymentIds)
    await claimPayment(wanda, {
      ...{ paymentId, key: randomUUID(), input: { method: 'PhysicalCard', address: ownAddress } },
    });

  return {
    ...{ address: running.address, partner, officer, admin, caseId, claimable, sentCaseId: sent.caseId },
    /** The product asks the test bank about everything that is open, as it does every minute. */
    askTheBank: () => reconcileClaims.run({ ...system, ports, now: () => new Date(Date.now() + 2 * 60_000) }),
    /** The daily comparison, as the product does it before banks open. */
    reconcile: () => reconcileBooks.run(system),
    /** Something changes a figure behind the product's back, as a restored backup would. */
    miscount: (cents: number) =>
      asOwner(
        product,
        `begin; alter table program_balances no force row level security;
         update program_balances set awarded_cents = awarded_cents + ${String(cents)}
         where program_id = '${programId}';
         alter table program_balances force row level security; commit;`,
      ),
    close: async () => {
      await product.close();
      await running.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
