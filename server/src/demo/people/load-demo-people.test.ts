import { caseStatuses, getCaseAction } from '@handrail/engine/cases';
import { catalogue } from '@handrail/programs';
import { beforeAll, describe, expect, it } from 'vitest';
import { countQueues, listQueue } from '../../modules/casework/queue/list-queue.ts';
import { createBankFiles } from '../../adapters/payouts/bank-files.ts';
import { combinePayouts } from '../../adapters/payouts/combine-payouts.ts';
import { createTestBank } from '../../adapters/payouts/test-bank.ts';
import { publishLibrary } from '../../modules/programs/index.ts';
import { listBatchCandidates, listPaymentBatches } from '../../modules/payment-batches/index.ts';
import { findVendors, listPayments } from '../../modules/payments/index.ts';
import { readTaxYear } from '../../modules/taxes/year/read-tax-year.ts';
import { listAwardsToApprove } from '../../modules/payments/views/list-awards-to-approve.ts';
import { findUserByEmail } from '../../modules/users/index.ts';
import { getStaffWith } from '../../platform/rights.ts';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import { buildContext } from '../../testing/build-context.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { createMemoryStorage } from '../../testing/servers/memory-storage.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { demoBank } from '../demo-bank.ts';
import { demoId } from '../demo-id.ts';
import type { DemoPartner } from '../demo-partner.ts';
import { loadDemoWorld } from '../load-demo-world.ts';
import { bayviewCollegeFund } from '../partners/bayview-college-fund.ts';
import { goldenStateCaregivers } from '../partners/golden-state-caregivers.ts';
import { actAs, type DemoWorld } from './act-as.ts';
import { listDemoLives } from './demo-lives.ts';
import { loadDemoPeople } from './load-demo-people.ts';

const database = useTestDatabase();
const ports = {
  ...createRecordingPorts({ 'resubmission-requests': { enabled: true } }),
  storage: createMemoryStorage(),
};
const log = createRecordingLog();
// A Tuesday, because nothing is due on a weekend.
const clock = createTestClock('2026-11-17T20:00:00Z');

function openWorld(): DemoWorld {
  const actor = { kind: 'system', name: 'start' } as const;
  const payouts = combinePayouts([
    createTestBank({ database: database(), keys: testKeys() }),
    createBankFiles([]),
  ]);
  const built = buildContext(database(), { actor, ports: { ...ports, payouts }, clock });
  const visit = { ...built, log, settings: { ...built.settings, bankOrigin: demoBank } };
  return {
    visit: { ...visit, enter: (id) => ({ ...visit.enter(id), log, settings: visit.settings }) },
    database: database(),
  };
}

function enter({ externalId }: DemoPartner) {
  return openWorld().visit.enter(demoId(externalId));
}

/** Every case of a partner, as name and status. */
async function listCases(partner: DemoPartner): Promise<string[]> {
  const ctx = enter(partner);
  const rows = await ctx.db.read((tx) =>
    tx
      .selectFrom('cases')
      .innerJoin('parties', 'parties.id', 'cases.party_id')
      .leftJoin('users', 'users.id', 'parties.owner_id')
      .select(['cases.status', 'parties.name', 'users.name as account', 'cases.created_at'])
      .execute(),
  );
  return rows
    .map(({ status, name, account, created_at }) =>
      [name ?? account, status, created_at.toISOString()].join(' '),
    )
    .toSorted();
}

/** The demo account of that name, at the desk. */
async function signIn(partner: DemoPartner, role: 'caseWorker' | 'fiscal') {
  const ctx = enter(partner);
  const email = `${role.toLowerCase()}@demo.example`;
  const user = await ctx.db.read((tx) => findUserByEmail(tx, ctx.partnerId, 'staff', email));
  return actAs(openWorld(), { id: ctx.partnerId }, { id: user?.id ?? '', name: null, role }, clock.now());
}

describe('loadDemoPeople', () => {
  beforeAll(async () => {
    await withDatabaseLock(database().ownerUrl, 'content', (owner) => publishLibrary(owner, catalogue));
    await loadDemoWorld(openWorld().visit);
    await loadDemoPeople(openWorld(), bayviewCollegeFund);
  });

  it('makes every case as far as its plot goes', async () => {
    const cases = await listCases(bayviewCollegeFund);
    expect(log.lines).toEqual([]);
    expect(cases).toHaveLength(listDemoLives(bayviewCollegeFund).length);
    const statuses = new Set(cases.map((line) => line.split(' ').at(-2)));
    expect(caseStatuses.filter((status) => !statuses.has(status))).toEqual(['Archived']);
  });

  it('gives the case worker work in each list, late, due today and later', async () => {
    const ctx = await signIn(bayviewCollegeFund, 'caseWorker');
    const counts = Object.fromEntries((await countQueues(ctx)).map(({ view, count }) => [view, count]));
    expect(counts).toEqual({
      ...{ review: 24, mine: 26, unassigned: 14, sentBack: 8 },
      ...{ waiting: 2, certification: 4, fiscal: 4, all: 80 },
    });
    const { nodes } = await listQueue(ctx, { view: 'review' }, { first: 100 });
    const days = nodes.map(({ dueOn }) => dueOn ?? '');
    expect(days.filter((day) => day < '2026-11-17')).toHaveLength(5);
    expect(days.filter((day) => day === '2026-11-17')).toHaveLength(3);
    expect(new Set(nodes.map(({ name }) => name)).size).toBe(nodes.length);
  });

  it('asks some people again for single answers, and has some of them answer', async () => {
    const rounds = await enter(bayviewCollegeFund).db.read((tx) =>
      tx
        .selectFrom('resubmission_rounds as round')
        .innerJoin('resubmission_requests as request', 'request.round_id', 'round.id')
        .select(['round.id', 'round.closed_at'])
        .distinct()
        .execute(),
    );
    expect(rounds.filter(({ closed_at }) => closed_at === null)).toHaveLength(8);
    expect(rounds.filter(({ closed_at }) => closed_at !== null)).toHaveLength(2);
  });

  it('has conversations, notes, two people of one address, and a case whose applicant will be warned', async () => {
    const ctx = await signIn(bayviewCollegeFund, 'caseWorker');
    const count = (table: 'case_messages' | 'case_notes') =>
      ctx.db.read(async (tx) => (await tx.selectFrom(table).select('id').execute()).length);
    expect(await count('case_messages')).toBeGreaterThan(15);
    expect(await count('case_notes')).toBeGreaterThan(10);
    const doubles = listDemoLives(bayviewCollegeFund).filter(({ person }, _index, all) =>
      all.some(
        (other) =>
          other.person.name !== person.name &&
          other.person.phone === person.phone &&
          other.person.addressLine1 === person.addressLine1,
      ),
    );
    expect(doubles).toHaveLength(2);
    const today = clock.now().getTime();
    const left = await ctx.db.read((tx) =>
      tx.selectFrom('cases').select('active_on').where('status', '=', 'Incomplete').execute(),
    );
    const days = left.map(({ active_on }) => (today - Date.parse(active_on)) / 86_400_000);
    expect(days.filter((each) => each >= 23 && each < 30)).toHaveLength(1);
  });

  it('has an award in each state, and books in the order of their days', async () => {
    const ctx = await signIn(bayviewCollegeFund, 'fiscal');
    const awards = await ctx.db.read((tx) =>
      tx
        .selectFrom('payments as payment')
        .innerJoin('fulfillments as award', 'award.id', 'payment.fulfillment_id')
        .leftJoin('users as payee', 'payee.id', 'payment.payee_user_id')
        .select(['payment.status', 'payment.held_at', 'payment.money_in', 'payment.number', 'payee.email'])
        .select(['award.needs_approval', 'award.approved_by'])
        .execute(),
    );
    const states = awards.map((each) =>
      [
        each.status,
        each.held_at ? ' held' : '',
        each.money_in === 'returned' ? ' returned' : '',
        each.needs_approval && !each.approved_by ? ' waits' : '',
        each.email === 'applicant@demo.example' ? ' own' : '',
      ].join(''),
    );
    expect(new Set(states)).toEqual(
      new Set([
        ...['authorized', 'authorized held', 'authorized own', 'failed', 'failed returned', 'initiated'],
        ...['pending', 'pending waits', 'success'],
      ]),
    );
    expect(await listAwardsToApprove(ctx)).toHaveLength(1);
    const entries = await ctx.db.read((tx) =>
      tx.selectFrom('journal_entries').select(['fund_id', 'at']).orderBy('fund_id').orderBy('seq').execute(),
    );
    const isLate = entries.filter(
      ({ fund_id, at }, index) =>
        entries[index - 1]?.fund_id === fund_id && at < (entries[index - 1]?.at ?? at),
    );
    expect(isLate).toEqual([]);
  });

  it('has a batch of checks that arrived, one by Zelle with a return, and one that waits for its second person', async () => {
    const ctx = await signIn(bayviewCollegeFund, 'fiscal');
    const { userId } = getStaffWith(ctx.actor, 'issuePayments');
    const batches = (await listPaymentBatches(ctx)).map(
      ({ method, state, itemCount, createdBy }) =>
        `${method} ${state} ${String(itemCount)}${createdBy === userId ? ' own' : ''}`,
    );
    expect(batches).toEqual(['DirectDeposit open 2', 'Zelle sent 3 own', 'Check confirmed 3 own']);
    expect(await listBatchCandidates(ctx)).toMatchObject([{ method: 'DirectDeposit', count: 1 }]);
    const states = await ctx.db.read((tx) =>
      tx
        .selectFrom('payment_batch_items as item')
        .innerJoin('payment_batches as batch', 'batch.id', 'item.batch_id')
        .innerJoin('payment_attempts as attempt', 'attempt.id', 'item.attempt_id')
        .innerJoin('payments as payment', 'payment.id', 'attempt.payment_id')
        .select(['batch.method', 'payment.status'])
        .orderBy('item.sequence')
        .execute(),
    );
    expect(states.map(({ method, status }) => `${method} ${status}`)).toEqual([
      ...['Check success', 'Check success', 'Check success'],
      ...['Zelle success', 'Zelle success', 'Zelle failed'],
      ...['DirectDeposit initiated', 'DirectDeposit initiated'],
    ]);
  });

  it('has payments that were made outside, one to a vendor, and one that nobody recorded', async () => {
    const ctx = await signIn(bayviewCollegeFund, 'fiscal');
    const { nodes } = await listPayments(ctx, { method: 'External' }, {});
    expect(nodes.map(({ payment: { status, payee } }) => `${status} ${payee.type}`).toSorted()).toEqual([
      ...['authorized User', 'success User', 'success Vendor'],
    ]);
    const vendors = await findVendors(ctx, { find: '', withRetired: false });
    expect(vendors.map(({ name, account, mailingAddress }) => [name, !!account, !!mailingAddress])).toEqual([
      ['Bayview Municipal Utilities', true, true],
      ['Harbor Property Management', true, true],
    ]);
  });

  it('reports a stipend of several months to the IRS, and keeps one back whose W-9 is missing', async () => {
    const ctx = await signIn(bayviewCollegeFund, 'fiscal');
    const { hasPayerNumber, programs, lines } = await readTaxYear(ctx, 2026, undefined);
    expect(hasPayerNumber).toBe(true);
    expect(programs.map(({ reportableAs }) => reportableAs)).toEqual(['none', 'none', '1099-NEC']);
    expect(lines).toMatchObject([{ totalCents: 250_000, payments: 5, state: 'ready' }]);
    const { nodes } = await listPayments(ctx, { troubles: ['unclaimed'] }, {});
    expect(nodes.filter(({ payment }) => payment.lacksTaxForm)).toHaveLength(1);
  });

  it('says of everything that it dates back when it was put on record', async () => {
    const ctx = enter(bayviewCollegeFund);
    const events = await ctx.db.read((tx) => tx.selectFrom('audit_events').select('event').execute());
    const dated = events.map(({ event }) => event as { at: string; recordedAt?: string });
    const now = clock.now().toISOString();
    expect(dated.filter(({ at, recordedAt = at }) => recordedAt !== now)).toEqual([]);
  });

  it('leaves no page of an uploaded file to be drawn before someone looks at it', async () => {
    const rows = await enter(bayviewCollegeFund).db.read((tx) =>
      tx.selectFrom('documents').select(['prepared_at', 'preview_key', 'page_count']).execute(),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => Object.values(row).includes(null))).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    const before = await readAudit(enter(bayviewCollegeFund));
    await loadDemoPeople(openWorld(), bayviewCollegeFund);
    expect(await readAudit(enter(bayviewCollegeFund))).toEqual(before);
  });

  it('puts no mail of an invented person in the mailbox', async () => {
    const mails = await enter(bayviewCollegeFund).db.read((tx) =>
      tx.selectFrom('outbox_mails').select(['sent_at', 'body']).execute(),
    );
    expect(mails.length).toBeGreaterThan(50);
    expect(mails.filter(({ sent_at, body }) => sent_at === null || body !== null)).toEqual([]);
  });

  it('goes on after a crash in the middle of a case, and doubles nothing', async () => {
    const world = openWorld();
    let requests = 0;
    const crashing: DemoWorld = {
      ...world,
      database: {
        partner: (scope) => {
          if ((requests += 1) > 100) throw new Error('The process was killed');
          return world.database.partner(scope);
        },
      },
    };
    await expect(loadDemoPeople(crashing, goldenStateCaregivers)).rejects.toThrow('killed');
    const halfway = await listCases(goldenStateCaregivers);
    await loadDemoPeople(world, goldenStateCaregivers);

    const lives = listDemoLives(goldenStateCaregivers);
    const cases = await listCases(goldenStateCaregivers);
    expect(halfway.length).toBeLessThan(lives.length);
    expect(cases).toHaveLength(lives.length);
    const planned = lives.map(({ plot: { steps } }) => {
      const last = steps.at(-1);
      return last ? getCaseAction(last.action).to : 'InProgress';
    });
    expect(cases.map((line) => line.split(' ').at(-2)).toSorted()).toEqual(planned.toSorted());
    expect(log.lines).toEqual([]);
  });
});
