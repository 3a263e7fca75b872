import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildMoneyWorld } from '../../testing/worlds/money-world.ts';
import { openAward } from './open-award.ts';
import { saveVendor } from './vendors/save-vendor.ts';

const database = useTestDatabase();

const aText = expect.any(String) as string;

const issue = `mutation IssueFunds($input: IssueFundsInput!) {
  issueFunds(input: $input) {
    metadata { status errors message }
    payments { status amount scheduledFor }
    paymentPattern { amount totalAmount pattern count start }
    case { id status }
    programStats { awardedBalance }
    fund { balances { remaining obligated } }
  }
}`;

const fulfillments = `query GetCaseFulfillments($id: ID!) {
  case(id: $id) {
    id displayId status programId
    fulfillments {
      id displayId approvedAmount scheduleType
      fund { id name }
      paymentPattern { id amount totalAmount pattern count start }
      payments {
        id displayId status createdAt initiatedAt scheduledFor completedAt updatedAt method amount payeeType
        payee { id name email externalId types mailingAddress { city } }
        mailingAddressType
        mailingAddress { city }
      }
    }
  }
}`;

interface Issued {
  readonly issueFunds: Record<string, unknown>;
}

interface Words {
  readonly __type: { readonly enumValues: readonly { readonly name: string }[] } | null;
}

interface Found {
  readonly case: { fulfillments: { payments: unknown[] }[] } | null;
}

describe('issueFunds', () => {
  it('answers payments, pattern, the case, what the program awarded and what the fund has left [P674] [P316]', async () => {
    const { fiscal, caseId, fundId } = await buildMoneyWorld(database());
    const input = {
      ...{ caseId, key: randomUUID(), fundId, amount: 100_000, pattern: 'Monthly', count: 3 },
      start: '2026-11-26',
    };
    const { data } = await runOperation<Issued>(fiscal.ctx, issue, { input });
    expect(data.issueFunds).toEqual({
      metadata: { status: 200, errors: [], message: null },
      payments: [
        { status: 'pending', amount: 33_333, scheduledFor: '2026-11-27' },
        { status: 'pending', amount: 33_333, scheduledFor: '2026-12-28' },
        { status: 'pending', amount: 33_334, scheduledFor: '2027-01-26' },
      ],
      paymentPattern: {
        ...{ amount: 33_333, totalAmount: 100_000, pattern: 'Monthly', count: 3, start: '2026-11-26' },
      },
      case: { id: caseId, status: 'Approved' },
      programStats: { awardedBalance: 100_000 },
      fund: { balances: { remaining: 900_000, obligated: 100_000 } },
    });
  });

  it('takes several payments of their own amounts and days, which add up', async () => {
    const { fiscal, caseId, fundId } = await buildMoneyWorld(database());
    const payments = [
      { amount: 100, scheduledFor: '2026-11-28' },
      { amount: 250, scheduledFor: '2026-12-01' },
    ];
    const input = { caseId, key: randomUUID(), fundId, amount: 350, payments };
    const { data } = await runOperation<Issued>(fiscal.ctx, issue, { input });
    expect(data.issueFunds).toMatchObject({
      payments: [{ scheduledFor: '2026-11-30' }, { scheduledFor: '2026-12-01' }],
      paymentPattern: null,
    });
    const other = { ...input, key: randomUUID(), amount: 351 };
    expect((await runOperation<Issued>(fiscal.ctx, issue, { input: other })).data.issueFunds).toMatchObject({
      metadata: { status: 400, errors: ['AMOUNTS_DIFFER', 'The payments do not add up to the amount.'] },
    });
  });

  it('names F-001 without a fund [P674]', async () => {
    const { fiscal, caseId } = await buildMoneyWorld(database());
    const { data } = await runOperation<Issued>(fiscal.ctx, issue, {
      input: { caseId, key: randomUUID(), amount: 100 },
    });
    expect(data.issueFunds).toMatchObject({
      metadata: { status: 400, errors: ['F-001', aText] },
    });
  });
});

describe('the words of the API', () => {
  it.each([
    [
      'PaymentMethod',
      ['DirectDeposit', 'Check', 'PhysicalCard', 'VirtualCard', 'Zelle', 'External'],
      '[P315]',
    ],
    ['PaymentPatternName', ['OneTime', 'Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly'], '[P316]'],
    ['PaymentStatus', ['pending', 'authorized', 'initiated', 'success', 'failed', 'canceled'], '[P317]'],
  ])('%s are exactly %j %s', async (name, values) => {
    const { fiscal } = await buildMoneyWorld(database());
    const ask = 'query Words($name: String!) { __type(name: $name) { enumValues { name } } }';
    const { data } = await runOperation<Words>(fiscal.ctx, ask, { name });
    expect(data.__type?.enumValues.map((value) => value.name).toSorted()).toEqual(values.toSorted());
  });
});

describe('GetCaseFulfillments', () => {
  it('gives the awards of an own case with everything that is shown of them [P312] [P313] [P314] [P642]', async () => {
    const world = await buildMoneyWorld(database());
    const { ctx, caseId, owner, award, fundId, readFund } = world;
    await award([100, 200]);
    const { data } = await runOperation<Found>(ctx, fulfillments, { id: caseId });
    const { name } = await readFund();
    const payment = {
      ...{ id: aText, displayId: aText, status: 'pending', method: null },
      ...{
        createdAt: aText,
        updatedAt: aText,
        initiatedAt: null,
        completedAt: null,
      },
      ...{ scheduledFor: '2026-11-16', payeeType: 'User', mailingAddressType: null, mailingAddress: null },
      payee: {
        ...{ id: owner.id, name: owner.name, email: owner.email },
        ...{ externalId: null, types: [], mailingAddress: null },
      },
    };
    expect(data.case).toMatchObject({ id: caseId, status: 'Approved', programId: world.programId });
    expect(data.case?.fulfillments).toEqual([
      {
        ...{ id: aText, displayId: aText, approvedAmount: 300 },
        ...{ scheduleType: 'Recurring', paymentPattern: null, fund: { id: fundId, name } },
        payments: [
          { ...payment, amount: 100 },
          { ...payment, amount: 200 },
        ],
      },
    ]);
  });

  it('gives a vendor with its number, address and kinds, and when money was sent and arrived [P313] [P314]', async () => {
    const world = await buildMoneyWorld(database());
    const { ctx, fiscal, caseId, programId, fundId, clock } = world;
    const vendor = {
      ...{ externalId: 'V-7', name: 'Harbor Property', email: 'rent@harbor.example', types: ['Landlord'] },
      mailingAddress: { addressLine1: '4 Quay St', city: 'Salem', state: 'MA', zip: '01970' },
    };
    const { id } = await saveVendor(fiscal.ctx, vendor);
    const { payments } = await fiscal.ctx.db.transaction((tx) =>
      openAward(tx, fiscal.ctx, {
        ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
        payments: [
          {
            ...{ amountCents: 100, scheduledFor: '2026-11-16', method: 'Check' },
            payee: { type: 'Vendor', id },
          },
        ],
      }),
    );
    const payment = payments[0] ?? expect.unreachable();
    await world.move(payment, 'authorizePayment', 'pending');
    await world.move(payment, 'initiatePayment', 'authorized');
    const initiatedAt = clock.now().toISOString();
    clock.moveBy({ hours: 2 });
    await world.move(payment, 'settlePayment', 'initiated');

    const { data } = await runOperation<Found>(ctx, fulfillments, { id: caseId });

    expect(data.case?.fulfillments[0]?.payments).toEqual([
      expect.objectContaining({
        ...{ status: 'success', method: 'Check', payeeType: 'Vendor' },
        payee: { ...vendor, id, mailingAddress: { city: 'Salem' } },
        ...{ initiatedAt, completedAt: clock.now().toISOString(), updatedAt: clock.now().toISOString() },
      }),
    ]);
  });

  it('gives a stranger nothing', async () => {
    const world = await buildMoneyWorld(database());
    await world.award([100]);
    const { ctx: stranger } = await world.signIn();
    expect((await runOperation<Found>(stranger, fulfillments, { id: world.caseId })).data.case).toBeNull();
    const rows = await stranger.db.read((tx) => tx.selectFrom('payments').select('id').execute());
    expect(rows).toEqual([]);
  });
});

describe('the statement of a fund', () => {
  const ask = `query GetFund($id: ID!, $before: Int) {
    fund(id: $id) { isLow balances { remaining total } statement(before: $before, first: 2) {
      nextBefore entries { seq move amount memo balances { remaining } } } } }`;

  it('goes page by page, the newest first, and as a file without formulas', async () => {
    const { fiscal, admin, fundId } = await buildMoneyWorld(database());
    const deposit =
      'mutation ($input: ChangeFundBalanceInput!) { depositToFund(input: $input) { metadata { status } } }';
    await runOperation(admin.ctx, deposit, {
      input: { key: randomUUID(), fundId, amount: 500, memo: '=1+1' },
    });
    await runOperation(admin.ctx, deposit, {
      input: { key: randomUUID(), fundId, amount: 600, memo: 'County' },
    });
    const { data } = await runOperation<{ fund: unknown }>(fiscal.ctx, ask, { id: fundId });
    expect(data.fund).toEqual({
      isLow: false,
      balances: { remaining: 1_001_100, total: 1_001_100 },
      statement: {
        nextBefore: 2,
        entries: [
          { seq: 3, move: 'deposit', amount: 600, memo: 'County', balances: { remaining: 1_001_100 } },
          { seq: 2, move: 'deposit', amount: 500, memo: '=1+1', balances: { remaining: 1_000_500 } },
        ],
      },
    });
    const rest = await runOperation<{ fund: unknown }>(fiscal.ctx, ask, { id: fundId, before: 2 });
    expect(rest.data.fund).toMatchObject({ statement: { nextBefore: null, entries: [{ seq: 1 }] } });
    const save =
      'mutation ($input: ExportFundStatementInput!) { exportFundStatement(input: $input) { csv } }';
    const file = await runOperation<{ exportFundStatement: { csv: string } }>(fiscal.ctx, save, {
      input: { fundId },
    });
    expect(file.data.exportFundStatement.csv).toContain(`"'=1+1"`);
    expect(file.data.exportFundStatement.csv).toContain('"10005.00"');
  });
});
