import { randomUUID } from 'node:crypto';
import type { Installment } from '@handrail/engine/payments';
import { depositToFund, getFundWithBalances, saveFund } from '../../modules/funds/index.ts';
import { movePayment, type Payment } from '../../modules/payments/index.ts';
import { openAward } from '../../modules/payments/open-award.ts';
import type { PaymentMoveRequest } from '../../modules/payments/move-payment.ts';
import type { ProgramDraft } from '../../modules/programs/index.ts';
import type { TestContext } from '../build-context.ts';
import { buildSystemContext } from '../builders/system-context.ts';
import { putCaseIn } from '../put-case-in.ts';
import type { TestDatabase } from '../test-database.ts';
import { buildCaseWorld } from './case-world.ts';

const day = '2026-11-16';

/** An approved case, a fund with ten thousand dollars, a fiscal officer and an admin. */
export async function buildMoneyWorld(
  database: TestDatabase,
  program: Partial<ProgramDraft> = {},
  depositCents = 1_000_000,
) {
  const features = [
    'claim-funds',
    'applicant-payments',
    'recurring-payments',
    'multi-payment',
    'direct-deposit',
  ];
  const world = await buildCaseWorld(
    database,
    { features, config: { reviewSteps: [] }, ...program },
    { partner: { features: [...new Set([...features, ...(program.features ?? [])])] } },
  );
  const { partnerId, programId, clock, caseId, owner } = world;
  const system = buildSystemContext(database, { partnerId, clock });
  const fiscal = await world.enterStaff('fiscal', 'Dario L.');
  const admin = await world.enterStaff('admin', 'Aurelio S.');
  const { id: fundId } = await saveFund(admin.ctx, {
    ...{ name: `Fund ${randomUUID()}`, programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null },
  });
  if (depositCents > 0)
    await depositToFund(admin.ctx, { fundId, amountCents: depositCents, memo: 'The first deposit' });
  await putCaseIn(database, caseId, 'Approved');

  /** An award of these payments, past the rules of issuing; the books hold nevertheless. */
  async function award(
    amounts: readonly number[],
    given: Partial<{ needsApproval: boolean; of: Installment[] }> = {},
  ) {
    const payments = given.of ?? amounts.map((amountCents) => ({ amountCents, scheduledFor: day }));
    return fiscal.ctx.db.transaction((tx) =>
      openAward(tx, fiscal.ctx, {
        ...{
          caseId,
          programId,
          fundId,
          issuedBy: fiscal.user.id,
          needsApproval: given.needsApproval ?? false,
        },
        payments: payments.map((payment) => ({
          ...payment,
          method: null,
          payee: { type: 'User', id: owner.id },
        })),
      }),
    );
  }

  const move = (
    { id }: Pick<Payment, 'id'>,
    name: PaymentMoveRequest['move'],
    seen: PaymentMoveRequest['seen'],
    by: TestContext = system,
  ) => by.db.transaction((tx) => movePayment(tx, by, { paymentId: id, move: name, seen }));

  const readFund = () => fiscal.ctx.db.read((tx) => getFundWithBalances(tx, fiscal.ctx, fundId));
  const readBalances = async () => (await readFund()).balances;

  return { ...world, system, fiscal, admin, fundId, award, move, readFund, readBalances };
}
