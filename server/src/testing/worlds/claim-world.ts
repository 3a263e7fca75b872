import { randomUUID } from 'node:crypto';
import { combinePayouts } from '../../adapters/payouts/combine-payouts.ts';
import { createTestBank } from '../../adapters/payouts/test-bank.ts';
import type { ClaimInput } from '../../modules/claims/claim-destination.ts';
import { claimPayment } from '../../modules/claims/claim-payment.ts';
import { reconcileClaims } from '../../modules/claims/reconcile-claims.job.ts';
import { findPayment, type Payment } from '../../modules/payments/index.ts';
import type { ProgramDraft } from '../../modules/programs/index.ts';
import { createW9TaxForm } from '../../modules/tax-forms/index.ts';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { Payouts } from '../../ports/payouts.ts';
import { buildContext, type TestContext } from '../build-context.ts';
import { insertSession } from '../builders/insert-session.ts';
import type { TestDatabase } from '../test-database.ts';
import { testKeys } from '../test-keys.ts';
import { buildMoneyWorld } from './money-world.ts';

export const claimFeatures = [
  'claim-funds',
  'applicant-payments',
  'multi-payment',
  'direct-deposit',
  'check',
  'prepaid-card',
  'zelle',
];

export const ownAccount = {
  accountType: 'checking',
  routingNumber: '021000021',
  accountNumber: '123456789',
} as const;
export const ownAddress = { addressLine1: '1 Main St', city: 'Bronx', state: 'NY', zip: '10451' };
export const byDeposit: ClaimInput = { method: 'DirectDeposit', bankAccount: ownAccount };

interface ClaimWorldOptions {
  readonly features?: readonly string[];
  readonly config?: ProgramDraft['config'];
  /** What stands between the product and the test bank. */
  readonly through?: (bank: Payouts) => Payouts;
}

/** An approved case with money to claim, its payee, and the test bank. */
export async function buildClaimWorld(
  database: TestDatabase,
  { features = claimFeatures, config, through = (bank) => bank }: ClaimWorldOptions = {},
) {
  const world = await buildMoneyWorld(database, {
    features: [...features],
    ...(config && { config: { reviewSteps: [], ...config } }),
  });
  const { ctx, system, partnerId, move } = world;
  const bank = connectTestBank(database);
  const connect = (context: TestContext): TestContext => {
    const ports = { ...context.ports, payouts: through(bank) };
    return { ...context, ports, enter: (id) => ({ ...context.enter(id), ports }) };
  };
  const signIn = async (clock = world.clock) => {
    const { actor } = await insertSession(database, partnerId, world.owner, clock);
    return connect(buildContext(database, { partnerId, actor, clock, ports: ctx.ports }));
  };
  const payee = await signIn();
  const product = connect(system);

  /** A payment that waits for its payee. */
  async function authorize(amountCents = 50_000): Promise<Payment> {
    const { payments } = await world.award([amountCents]);
    const [payment] = payments;
    if (!payment) throw new Error('Nothing was awarded');
    return move(payment, 'authorizePayment', 'pending');
  }

  const claim = (
    { id }: Pick<Payment, 'id'>,
    { input = byDeposit, key = randomUUID(), as = payee }: Partial<ClaimCall> = {},
  ) => claimPayment(as, { paymentId: id, key, input });

  const reload = async ({ id }: Pick<Payment, 'id'>): Promise<Payment> => {
    const found = await system.db.read((tx) => findPayment(tx, partnerId, id));
    if (!found) throw new Error('The payment is gone');
    return found;
  };

  /** What the bank has paid or will pay; what it refused or never got is not there. */
  const listTransfers = () =>
    system.db.read((tx) =>
      tx
        .selectFrom('test_bank_transfers')
        .select(['attempt_id', 'amount_cents'])
        .where('partner_id', '=', partnerId)
        .where('accepted_at', 'is not', null)
        .execute(),
    );

  const listAttempts = () =>
    system.db.read((tx) =>
      tx
        .selectFrom('payment_attempts')
        .select(['id', 'payment_id', 'state', 'refusal'])
        .where('partner_id', '=', partnerId)
        .orderBy('created_at')
        .execute(),
    );

  /** The payee signs a W-9 under the name of their account. */
  const signW9 = (ssn = '987-65-4321') =>
    createW9TaxForm(payee, {
      data: {
        ...{ taxClassification: 'individual', name: 'Ada Maria Reyes', tin: 'SSN', ssn },
        ...ownAddress,
        signature: world.owner.name ?? '',
      },
    });

  const reconcile = () => reconcileClaims.run(product);

  return {
    ...world,
    bank,
    payee,
    connect,
    product,
    authorize,
    claim,
    reload,
    listTransfers,
    listAttempts,
    signW9,
    reconcile,
  };
}

/** The test bank alone, as the product connects it. */
export function connectTestBank(database: Pick<Database, 'partner'>, keys: KeyRing = testKeys()): Payouts {
  return combinePayouts([createTestBank({ database, keys })]);
}

interface ClaimCall {
  readonly input: ClaimInput;
  readonly key: string;
  readonly as: TestContext;
}
