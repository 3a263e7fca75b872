import { randomUUID } from 'node:crypto';
import { createApplication } from '../../../server/src/modules/applications/index.ts';
import { depositToFund, saveFund } from '../../../server/src/modules/funds/index.ts';
import { findSessionActor } from '../../../server/src/modules/identity/index.ts';
import { movePayment } from '../../../server/src/modules/payments/index.ts';
import { openAward } from '../../../server/src/modules/payments/open-award.ts';
import type { User } from '../../../server/src/modules/users/index.ts';
import type { Database } from '../../../server/src/platform/db/open-database.ts';
import { buildContext, type TestContext } from '../../../server/src/testing/build-context.ts';
import { insertStaff, insertUser } from '../../../server/src/testing/builders/insert-user.ts';
import { putCaseIn } from '../../../server/src/testing/put-case-in.ts';
import { isShortRun } from '../short-run.ts';
import { dayPassword, type Person } from './person.ts';

export interface Payee extends Person {
  /** Awarded and ready to be claimed. */
  readonly paymentIds: readonly string[];
  /** An account that nobody else names: two people who share one wait for staff. */
  readonly accountNumber: string;
}

/** More than five within an hour would wait for staff. */
const paymentsEach = isShortRun ? 2 : 4;
const amountCents = 10_000;

interface Place {
  readonly database: Database;
  readonly ownerUrl: string;
  readonly ctx: TestContext;
  readonly programId: string;
  readonly enter: (user: User) => Promise<Person>;
}

let accounts = 100_000_000;

/** People with approved cases and money to claim, who sign in by password. */
export async function givePayments(place: Place, count: number): Promise<Payee[]> {
  const { database, ownerUrl, ctx, programId } = place;
  const as = async (user: User) => {
    const { cookie } = await place.enter(user);
    const actor = await findSessionActor(database, cookie.slice(cookie.indexOf('=') + 1), ctx.now());
    if (!actor) throw new Error('The session is not valid');
    const { partnerId, keys, now } = ctx;
    return { ...buildContext(database, { partnerId, actor }), keys, now };
  };
  const officer = await insertStaff(database, ctx.partnerId, { role: 'fiscal' });
  const fiscal = await as(officer);
  const admin = await as(await insertStaff(database, ctx.partnerId, { role: 'admin' }));
  const fund = { programIds: [], startsOn: null, endsOn: null, lowBalanceCents: null };
  const { id: fundId } = await saveFund(admin, { name: `Fund ${randomUUID()}`, ...fund });
  await depositToFund(admin, { fundId, amountCents: count * paymentsEach * amountCents, memo: 'A day' });

  const users: { readonly user: User; readonly caseId: string }[] = [];
  while (users.length < count) {
    const user = await insertUser(database, ctx.partnerId, { password: dayPassword });
    users.push({ user, caseId: (await createApplication(await as(user), { programId })).case.id });
  }
  await putCaseIn(
    { ownerUrl },
    users.map(({ caseId }) => caseId),
    'Approved',
  );
  const scheduledFor = ctx.now().toISOString().slice(0, 10);
  const payees: Payee[] = [];
  for (const { user, caseId } of users) {
    const paymentIds: string[] = [];
    while (paymentIds.length < paymentsEach) {
      const payee = { type: 'User', id: user.id } as const;
      const { payments } = await fiscal.db.transaction((tx) =>
        openAward(tx, fiscal, {
          ...{ caseId, programId, fundId, issuedBy: officer.id, needsApproval: false },
          payments: [{ amountCents, scheduledFor, method: null, payee }],
        }),
      );
      const id = payments[0]?.id ?? '';
      await ctx.db.transaction((tx) =>
        movePayment(tx, ctx, { paymentId: id, move: 'authorizePayment', seen: 'pending' }),
      );
      paymentIds.push(id);
    }
    accounts += 1;
    payees.push({
      userId: user.id,
      email: user.email,
      cookie: '',
      paymentIds,
      accountNumber: String(accounts),
    });
  }
  return payees;
}
