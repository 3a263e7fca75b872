import { randomUUID } from 'node:crypto';
import { toBankingDate, type Installment, type RecurringSchedule } from '@handrail/engine/payments';
import { combinePayouts } from '../../../server/src/adapters/payouts/combine-payouts.ts';
import { createTestBank } from '../../../server/src/adapters/payouts/test-bank.ts';
import { createApplication, updateApplication } from '../../../server/src/modules/applications/index.ts';
import { submitApplication } from '../../../server/src/modules/casework/index.ts';
import { reconcileClaims } from '../../../server/src/modules/claims/index.ts';
import { depositToFund, saveFund } from '../../../server/src/modules/funds/index.ts';
import { setPassword } from '../../../server/src/modules/identity/index.ts';
import { savePartner } from '../../../server/src/modules/partners/index.ts';
import {
  authorizeDuePayments,
  listPaymentsOfCases,
  movePayment,
} from '../../../server/src/modules/payments/index.ts';
import { openAward } from '../../../server/src/modules/payments/open-award.ts';
import { publishDefinition, saveProgram } from '../../../server/src/modules/programs/index.ts';
import { appointStaff } from '../../../server/src/modules/staff/index.ts';
import { saveUser } from '../../../server/src/modules/users/index.ts';
import { asOwner } from '../../../server/src/testing/as-owner.ts';
import { completeRent, rentForm } from '../../../server/src/testing/builders/applicant-world.ts';
import { buildPartnerDraft } from '../../../server/src/testing/builders/insert-partner.ts';
import { buildProgramDraft } from '../../../server/src/testing/builders/insert-program.ts';
import { insertSession } from '../../../server/src/testing/builders/insert-session.ts';
import { putCaseIn } from '../../../server/src/testing/put-case-in.ts';
import { putPaymentSettings } from '../../../server/src/testing/put-payment-settings.ts';
import { createTestClock } from '../../../server/src/testing/test-clock.ts';
import { joinProduct } from '../join-product.ts';

const features = [
  'claim-funds',
  'applicant-payments',
  'multi-payment',
  'recurring-payments',
  'direct-deposit',
  'check',
  'prepaid-card',
  'zelle',
];
const password = 'handrail-demo-2026!';

interface GivenAward {
  readonly amounts: readonly number[];
  /** The days of the payments, today where nothing is said. */
  readonly days?: readonly string[];
  readonly schedule?: RecurringSchedule;
}

/** A partner of the running product with someone whose case is approved, and money to award them. */
export async function openAwards(applicantName: string) {
  const product = await joinProduct();
  const { partnerId, database, system, keys, enterAs } = product;
  const clock = createTestClock(new Date().toISOString());
  const today = toBankingDate(clock.now());
  const { externalId: partner } = await savePartner(
    system,
    buildPartnerDraft({ externalId: `awards-${partnerId.slice(0, 8)}`, features }),
  );
  await publishDefinition(system, rentForm);
  const { id: programId } = await saveProgram(
    system,
    buildProgramDraft({
      name: 'Rental Relief',
      definitionKey: rentForm.key,
      features,
      config: { reviewSteps: [] },
      mailingAddress: { addressLine1: '20 Harbor Way', city: 'Bronx', state: 'NY', zip: '10451' },
    }),
  );
  const officer = await saveUser(system, {
    ...{ tenant: 'staff', email: `officer-${partnerId.slice(0, 8)}@desk.example`, name: 'Dario Lang' },
  });
  await appointStaff(system, officer.id, 'admin');
  const admin = enterAs((await insertSession(database, partnerId, officer, clock)).actor);
  const { id: fundId } = await saveFund(admin, {
    ...{ name: 'Harbor Fund', programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null },
  });
  // A claim to another account pauses the money; these journeys pay on the same day.
  await putPaymentSettings(admin, { coolDownHours: 0 });
  await depositToFund(admin, { fundId, amountCents: 5_000_000, memo: 'The first deposit' });

  const email = `${randomUUID().slice(0, 8)}@mail.example`;
  const payee = await saveUser(system, {
    ...{ tenant: 'applicant', email, name: applicantName, hasAcceptedTerms: true },
    applicantTypeName: 'Student',
  });
  await setPassword(system, payee.id, password);
  const applicant = enterAs((await insertSession(database, partnerId, payee, clock)).actor);
  const application = await createApplication(applicant, { programId });
  await updateApplication(applicant, {
    ...{ id: application.id, answers: { ...completeRent, fullName: applicantName } },
  });
  const { id: caseId } = (await submitApplication(applicant, application.id)).case;
  await putCaseIn(product, caseId, 'Approved');

  const bank = combinePayouts([createTestBank({ database, keys })]);
  const at = (moment: Date) => ({
    ...system,
    now: () => moment,
    ports: { ...system.ports, payouts: bank },
  });

  /** Awards money and authorizes what is due. Gives the id of the award. */
  async function award({ amounts, days = [], schedule }: GivenAward): Promise<string> {
    const payments: Installment[] = amounts.map((amountCents, index) => ({
      ...{ amountCents, scheduledFor: days[index] ?? today },
    }));
    const opened = await admin.db.transaction((tx) =>
      openAward(tx, admin, {
        ...{ caseId, programId, fundId, issuedBy: officer.id, needsApproval: false, schedule },
        payments: payments.map((payment) => ({
          ...{ ...payment, method: null, payee: { type: 'User', id: payee.id } },
        })),
      }),
    );
    await authorizeDuePayments.run(at(new Date()));
    return opened.award.id;
  }

  return {
    ...{ partner, email, password, caseId, award },
    /** What is due on a later day becomes claimable, as the product does it when that day has come. */
    waitUntil: (day: string) => authorizeDuePayments.run(at(new Date(`${day}T18:00:00Z`))),
    /** The bank does everything that it would do in the next minutes, and the product hears of it. */
    letTheBankWork: async () => {
      // Twice, because what got lost is first sent again and then arrives.
      for (const minutes of [5, 10]) await reconcileClaims.run(at(new Date(Date.now() + minutes * 60_000)));
    },
    /** A fiscal officer sends what came back once more. */
    reissueFailed: async () => {
      const payments = await admin.db.read((tx) => listPaymentsOfCases(tx, partnerId, [caseId]));
      for (const { id, status } of payments.filter((each) => each.status === 'failed'))
        await admin.db.transaction((tx) =>
          movePayment(tx, admin, { paymentId: id, move: 'reissuePayment', seen: status }),
        );
    },
    /** The sign-in grows old, as it does while someone looks for their bank card. */
    letSignInAge: () =>
      asOwner(
        product,
        `begin; alter table sessions no force row level security;
         update sessions set authenticated_at = authenticated_at - interval '11 minutes'
         where partner_id = '${partnerId}';
         alter table sessions force row level security; commit;`,
      ),
    close: product.close,
  };
}

export type Awards = Awaited<ReturnType<typeof openAwards>>;
