import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { insertProgram } from '../../../testing/builders/insert-program.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { enterStaffOf } from '../../../testing/builders/enter-staff.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { putCaseIn } from '../../../testing/put-case-in.ts';
import { putPaymentSettings } from '../../../testing/put-payment-settings.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { insertWorkflowEvent } from '../../cases/index.ts';
import { blockFund, depositToFund, saveFund } from '../../funds/index.ts';
import { approveAward } from '../acting/approve-award.ts';
import { changePaymentMethod } from '../acting/change-method.ts';
import { holdPayment, releasePayment } from '../acting/hold-payment.ts';
import { cancelPayment, reissuePayment } from '../acting/move-payments.ts';
import { stopAward } from '../acting/stop-award.ts';
import { authorizeDuePayments } from '../authorize-due-payments.job.ts';
import { listStaffAwardViews } from '../views/award-view.ts';
import { saveVendor } from '../vendors/save-vendor.ts';
import { issueFunds, type IssueRequest } from './issue-funds.ts';
import { savePaymentSettings } from './save-payment-settings.ts';

const database = useTestDatabase({ waitMs: 60_000 });
/** A sample in every run; `npm run drills -- overspend` takes two hundred. */
const overspenders = Number(process.env.OVERSPENDERS ?? 20);

async function buildIssuing(
  ...given: Parameters<typeof buildMoneyWorld> extends [unknown, ...infer Rest] ? Rest : never
) {
  const world = await buildMoneyWorld(database(), ...given);
  const { caseId, fundId, fiscal } = world;
  const request = (changes: Partial<IssueRequest> = {}): IssueRequest => ({
    ...{ key: randomUUID(), caseId, fundId, vendorId: null, method: null },
    schedule: { kind: 'once', amountCents: 10_000, scheduledFor: null },
    ...changes,
  });
  const issue = (changes: Partial<IssueRequest> = {}, by = fiscal.ctx) => issueFunds(by, request(changes));
  const readAward = async (id: string) => {
    const [award] = await fiscal.ctx.db.read((tx) => listStaffAwardViews(tx, fiscal.ctx, { ids: [id] }));
    if (!award) throw new Error('There is no such award');
    return award;
  };
  const statuses = async (id: string) => (await readAward(id)).payments.map(({ status }) => status);
  return { ...world, request, issue, readAward, statuses };
}

const pattern = {
  kind: 'pattern',
  pattern: 'monthly',
  count: 3,
  totalAmountCents: 100_000,
  start: '2026-11-16',
} as const;

describe('issueFunds', () => {
  it('obligates the money and authorizes what is due; the rest waits for its day', async () => {
    const { issue, readAward, readBalances, clock, system, statuses } = await buildIssuing();
    clock.moveBy({ hours: 30 });
    await expect(issue({ schedule: pattern })).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    clock.moveBy({ hours: -30 });

    const id = await issue({ schedule: pattern });
    const award = await readAward(id);
    expect(award.payments.map(({ amountCents, scheduledFor }) => [amountCents, scheduledFor])).toEqual([
      [33_333, '2026-11-16'],
      [33_333, '2026-12-16'],
      [33_334, '2027-01-19'],
    ]);
    // The world stands on a Sunday: nothing is due before Monday.
    expect(await statuses(id)).toEqual(['pending', 'pending', 'pending']);
    expect(await readBalances()).toMatchObject({ remaining: 900_000, obligated: 100_000 });

    clock.moveBy({ hours: 24 });
    await Promise.all([authorizeDuePayments.run(system), authorizeDuePayments.run(system)]);
    expect(await statuses(id)).toEqual(['authorized', 'pending', 'pending']);
    clock.moveBy({ hours: 24 * 70 });
    await authorizeDuePayments.run(system);
    await authorizeDuePayments.run(system);
    expect(await statuses(id)).toEqual(['authorized', 'authorized', 'authorized']);
    const acts = await listActions(system);
    expect(acts.filter((action) => action === 'authorizePayment')).toHaveLength(3);
  });

  it('answers the same call the same, and another one under the same key not at all [check 47]', async () => {
    const { request, fiscal, admin, readBalances } = await buildIssuing();
    const asked = request();
    const answers = await Promise.all(Array.from({ length: 6 }, () => issueFunds(fiscal.ctx, asked)));
    expect(new Set(answers).size).toBe(1);
    expect(await issueFunds(fiscal.ctx, asked)).toBe(answers[0]);
    expect((await readBalances()).obligated).toBe(10_000);

    const other = { ...asked, schedule: { kind: 'once', amountCents: 10_001, scheduledFor: null } } as const;
    await expect(issueFunds(fiscal.ctx, other)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
      status: 422,
    });
    expect(await issueFunds(admin.ctx, asked)).not.toBe(answers[0]);
  });

  it('never spends more than the fund has, whoever asks at the same moment [check 44]', async () => {
    const { issue, admin, fiscal, readBalances } = await buildIssuing({}, 100_000);
    const attempts = await Promise.allSettled(
      Array.from({ length: overspenders }, (_, index) => issue({}, index % 2 ? admin.ctx : fiscal.ctx)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'FUND_TOO_LOW' });
    expect(await readBalances()).toMatchObject({ remaining: 0, obligated: 100_000 });
  });

  it('would spend too much without the rule of the database [check 44]', async () => {
    const { issue, readBalances } = await buildIssuing({}, 100_000);
    const constraint = 'fund_accounts_remaining_cents_check';
    await asOwner(database(), `alter table fund_accounts drop constraint ${constraint}`);
    try {
      await Promise.allSettled(Array.from({ length: 12 }, () => issue()));
      expect((await readBalances()).remaining).toBeLessThan(0);
    } finally {
      await asOwner(
        database(),
        `alter table fund_accounts add constraint ${constraint} check (remaining_cents >= 0) not valid`,
      );
    }
  });

  it('says which fund is missing, not enough or not for this', async () => {
    const { issue, admin, programId } = await buildIssuing();
    const open = async (draft: object) => {
      const fund = await saveFund(admin.ctx, {
        ...{ name: randomUUID(), programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null },
        ...draft,
      });
      await depositToFund(admin.ctx, { fundId: fund.id, amountCents: 20_000, memo: '' });
      return fund.id;
    };
    await expect(issue({ fundId: null })).rejects.toMatchObject({ code: 'F-001' });
    await expect(issue({ fundId: randomUUID() })).rejects.toMatchObject({ code: 'F-001' });
    await expect(issue({ fundId: await open({ endsOn: '2026-11-14' }) })).rejects.toMatchObject({
      code: 'FUND_RESTRICTED',
    });
    const blocked = await open({});
    await blockFund(admin.ctx, { id: blocked, reason: 'The bank says something else' });
    await expect(issue({ fundId: blocked })).rejects.toMatchObject({ code: 'FUND_BLOCKED' });
    const { id: otherProgram } = await insertProgram(database(), admin.ctx.partnerId);
    await expect(issue({ fundId: await open({ programIds: [otherProgram] }) })).rejects.toMatchObject({
      code: 'FUND_RESTRICTED',
    });
    expect(await issue({ fundId: await open({ programIds: [programId] }) })).toBeTypeOf('string');
  });

  it('is not for the person who certified or approved, unless the partner allows it [check 12]', async () => {
    const { issue, fiscal, admin, caseId, partnerId } = await buildIssuing();
    const record = (action: 'approveFunds' | 'certifyForFiscalReview', by: typeof fiscal) =>
      fiscal.ctx.db.transaction((tx) =>
        insertWorkflowEvent(tx, partnerId, {
          ...{ caseId, action, entityType: 'case', entityId: caseId },
          ...{ userId: by.user.id, createdAt: fiscal.ctx.now() },
        }),
      );
    await record('approveFunds', fiscal);
    await expect(issue()).rejects.toThrow('You certified or approved this amount');
    // Where someone else certified, the one who approved the funds issues them.
    await record('certifyForFiscalReview', admin);
    expect(await issue()).toBeTypeOf('string');
    await expect(issue({}, admin.ctx)).rejects.toThrow('You certified or approved this amount');
    await record('certifyForFiscalReview', fiscal);
    await expect(issue()).rejects.toThrow('You certified or approved this amount');
    await putPaymentSettings(admin.ctx, { certifierMayIssue: true });
    expect(await issue()).toBeTypeOf('string');
  });

  it('is never for oneself, by account or by email, as person or as vendor [check 12]', async () => {
    const { issue, fiscal, owner, partnerId, clock } = await buildIssuing();
    const twin = await insertStaff(database(), partnerId, {
      role: 'fiscal',
      email: owner.email.toUpperCase(),
    });
    const { actor } = await insertSession(database(), partnerId, twin, clock);
    const asTwin = buildContext(database(), { partnerId, actor, clock });
    await expect(issue({}, asTwin)).rejects.toThrow('You cannot issue funds to yourself');
    const vendor = await saveVendor(fiscal.ctx, {
      ...{ externalId: 'V-1', name: 'A landlord', email: fiscal.user.email, types: [], mailingAddress: null },
    });
    await expect(issue({ vendorId: vendor.id })).rejects.toThrow('You cannot issue funds to yourself');
  });

  it('waits for a second person above the limit, and nobody approves their own [check 12]', async () => {
    const { issue, fiscal, admin, readAward, statuses, clock } = await buildIssuing();
    clock.moveBy({ hours: 24 });
    const fresh = async (role: 'fiscal' | 'admin') =>
      (await enterStaffOf(database(), { ...admin.ctx, clock }, role)).ctx;
    const officer = await fresh('fiscal');
    await savePaymentSettings(await fresh('admin'), {
      certifierMayIssue: false,
      secondApproverAboveCents: 10_000,
      retypeAboveCents: null,
    });
    const within = await issue({}, officer);
    expect(await statuses(within)).toEqual(['authorized']);
    // The limit is for the case: several small awards are one large one.
    const more = await issue(
      { schedule: { kind: 'once', amountCents: 10_000, scheduledFor: null } },
      officer,
    );
    expect(await statuses(more)).toEqual(['pending']);
    const id = await issue({ schedule: { kind: 'once', amountCents: 10_001, scheduledFor: null } }, officer);
    expect(await statuses(id)).toEqual(['pending']);
    const { version } = await readAward(id);
    await expect(approveAward(officer, { fulfillmentId: id, version })).rejects.toMatchObject({
      code: 'APPROVED_BY_ISSUER',
    });
    await expect(approveAward(fiscal.ctx, { fulfillmentId: id, version })).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    });
    const second = await fresh('fiscal');
    await approveAward(second, { fulfillmentId: id, version });
    expect(await statuses(id)).toEqual(['authorized']);
    await expect(approveAward(second, { fulfillmentId: id, version: version + 1 })).rejects.toMatchObject({
      code: 'AWARD_REFUSED',
    });
  });

  const several = {
    kind: 'several',
    payments: [{ amountCents: 100, scheduledFor: '2026-11-16' }],
  } as const;
  it.each([
    ['applicant-payments', {}, 'This program pays vendors only.'],
    ['recurring-payments', { schedule: pattern }, 'Recurring payments are not switched on'],
    ['multi-payment', { schedule: several }, 'Several payments are not switched on'],
    ['external-tracking', { method: 'External' }, 'not offered by this program'],
    ['check', { method: 'Check' }, 'not offered by this program'],
    ['partner-issued', {}, 'Payments are not switched on for this program.'],
  ] as const)('needs the feature %s [P622]', async (feature, choice, text) => {
    const every = ['applicant-payments', 'recurring-payments', 'multi-payment', 'check', 'partner-issued'];
    const on = [...every, ...(feature === 'partner-issued' ? [] : ['external-tracking'])];
    const { issue } = await buildIssuing({ features: on });
    await issue(choice);
    const { issue: issueWithout } = await buildIssuing({ features: on.filter((each) => each !== feature) });
    await expect(issueWithout(choice)).rejects.toThrow(text);
  });

  it('says what else stands against it', async () => {
    const { issue, caseId } = await buildIssuing({ features: ['claim-funds'] });
    await expect(issue({ schedule: pattern })).rejects.toThrow('Recurring payments are not switched on');
    await expect(issue()).rejects.toThrow('This program pays vendors only.');
    await expect(issue({ method: 'Zelle' })).rejects.toThrow('not offered by this program');
    await putCaseIn(database(), caseId, 'InReview');
    await expect(issue()).rejects.toThrow('Funds can be issued once the case is approved.');
    const { issue: issueOld } = await buildIssuing();
    await expect(
      issueOld({ schedule: { kind: 'once', amountCents: 1, scheduledFor: '2026-11-12' } }),
    ).rejects.toThrow('in the past');
    await expect(issueOld({ vendorId: randomUUID() })).rejects.toThrow('Choose a vendor');
  });
});

describe('what is done to an award', () => {
  it('holds and releases a payment with a note, cancels with a reason, and issues a failed one again', async () => {
    const { issue, fiscal, readAward, move, readBalances, clock, system } = await buildIssuing();
    const id = await issue({ schedule: pattern });
    const [first, second] = (await readAward(id)).payments;
    const paymentId = first?.id ?? '';
    await holdPayment(fiscal.ctx, { paymentId, note: 'The account looks odd' });
    clock.moveBy({ hours: 24 });
    await authorizeDuePayments.run(system);
    expect((await readAward(id)).payments[0]).toMatchObject({
      status: 'pending',
      holdNote: 'The account looks odd',
    });
    clock.moveBy({ hours: -24 });
    await releasePayment(fiscal.ctx, { paymentId });
    clock.moveBy({ hours: 24 });
    await authorizeDuePayments.run(system);
    clock.moveBy({ hours: -24 });
    await move({ id: paymentId }, 'initiatePayment', 'authorized');
    await expect(holdPayment(fiscal.ctx, { paymentId, note: 'Too late' })).rejects.toMatchObject({
      code: 'PAYMENT_MOVE_REFUSED',
    });
    await move({ id: paymentId }, 'failPayment', 'initiated');
    await deliverMails(system);
    await reissuePayment(fiscal.ctx, { paymentId, seen: 'failed' });
    expect((await deliverMails(system)).map(({ subject }) => subject)).toEqual([
      'Your payment of $333.33 was issued again',
    ]);
    await expect(
      cancelPayment(fiscal.ctx, { paymentId, seen: 'authorized', reason: ' ' }),
    ).rejects.toMatchObject({
      code: 'REASON_REQUIRED',
    });
    await cancelPayment(fiscal.ctx, { paymentId, seen: 'authorized', reason: 'Paid by check instead' });
    const award = await readAward(id);
    expect(award.payments[0]).toMatchObject({ status: 'canceled', cancelReason: 'Paid by check instead' });
    expect(await readBalances()).toMatchObject({ remaining: 933_333, obligated: 66_667 });

    await changePaymentMethod(fiscal.ctx, {
      paymentId: second?.id ?? '',
      version: second?.version ?? 0,
      method: 'DirectDeposit',
    });
    expect((await readAward(id)).payments[1]?.method).toBe('DirectDeposit');
    await stopAward(fiscal.ctx, {
      fulfillmentId: id,
      version: award.version,
      reason: 'The person moved away',
    });
    expect((await readAward(id)).payments.map(({ status }) => status)).toEqual([
      'canceled',
      'canceled',
      'canceled',
    ]);
    expect(await readBalances()).toMatchObject({ remaining: 1_000_000, obligated: 0 });
  });
});
