import type { Balances } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Fund, FundDraft, FundWithBalances } from './fund.ts';

const columns = [
  'funds.id',
  'funds.name',
  'funds.starts_on',
  'funds.ends_on',
  'funds.low_balance_cents',
  'funds.blocked_reason',
  'funds.closed_at',
  'funds.version',
  'funds.created_at',
] as const;

const balanceColumns = [
  'source_cents',
  'remaining_cents',
  'obligated_cents',
  'in_transit_cents',
  'disbursed_cents',
  'returned_cents',
] as const;

export async function findFund(tx: Transaction, partnerId: string, id: string): Promise<Fund | undefined> {
  const row = await tx
    .selectFrom('funds')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const programs = await listPrograms(tx, partnerId, [id]);
  return toFund(row, programs);
}

/** The funds with their balances, by name. For staff: nobody else sees a balance. */
export async function listFundsWithBalances(
  tx: Transaction,
  partnerId: string,
  ids?: readonly string[],
): Promise<FundWithBalances[]> {
  if (ids?.length === 0) return [];
  const query = tx
    .selectFrom('funds')
    .innerJoin('fund_accounts as accounts', (join) =>
      join.onRef('accounts.partner_id', '=', 'funds.partner_id').onRef('accounts.fund_id', '=', 'funds.id'),
    )
    .select(columns)
    .select(balanceColumns)
    .where('funds.partner_id', '=', partnerId)
    .orderBy('funds.name');
  const rows = await (ids ? query.where('funds.id', 'in', ids) : query).execute();
  const programs = await listPrograms(
    tx,
    partnerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toFund(row, programs), balances: toBalances(row) }));
}

export async function insertFund(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
  draft: FundDraft,
): Promise<void> {
  await tx
    .insertInto('funds')
    .values({ partner_id: partnerId, id, ...toValues(draft), created_at: now() })
    .execute();
  await tx.insertInto('fund_accounts').values({ partner_id: partnerId, fund_id: id }).execute();
  await insertPrograms(tx, partnerId, id, draft);
}

/** Changes a fund that is still as it was seen; false where it is not. */
export async function updateFund(
  tx: Transaction,
  partnerId: string,
  id: string,
  version: number,
  draft: FundDraft,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('funds')
    .set({ ...toValues(draft), version: version + 1 })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('fund_programs')
    .where('partner_id', '=', partnerId)
    .where('fund_id', '=', id)
    .execute();
  await insertPrograms(tx, partnerId, id, draft);
  return true;
}

/** Closes a fund, opens it again, blocks it or lets it go on. */
export async function updateFundState(
  tx: Transaction,
  partnerId: string,
  id: string,
  state: {
    readonly closed_at?: Date | null;
    readonly blocked_at?: Date | null;
    readonly blocked_reason?: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('funds')
    .set((eb) => ({ ...state, version: eb('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** What a program has awarded, from whichever fund, in cents. */
export async function findAwardedCents(
  tx: Transaction,
  partnerId: string,
  programId: string,
): Promise<number> {
  const row = await tx
    .selectFrom('program_balances')
    .select('awarded_cents')
    .where('partner_id', '=', partnerId)
    .where('program_id', '=', programId)
    .executeTakeFirst();
  return row?.awarded_cents ?? 0;
}

async function insertPrograms(
  tx: Transaction,
  partner_id: string,
  fund_id: string,
  { programIds }: FundDraft,
): Promise<void> {
  if (programIds.length === 0) return;
  await tx
    .insertInto('fund_programs')
    .values(programIds.map((program_id) => ({ partner_id, fund_id, program_id })))
    .execute();
}

async function listPrograms(
  tx: Transaction,
  partnerId: string,
  fundIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (fundIds.length === 0) return found;
  const rows = await tx
    .selectFrom('fund_programs')
    .select(['fund_id', 'program_id'])
    .where('partner_id', '=', partnerId)
    .where('fund_id', 'in', fundIds)
    .orderBy('program_id')
    .execute();
  for (const { fund_id, program_id } of rows) found.set(fund_id, [...(found.get(fund_id) ?? []), program_id]);
  return found;
}

function toValues({ name, startsOn, endsOn, lowBalanceCents }: FundDraft) {
  return { name, starts_on: startsOn, ends_on: endsOn, low_balance_cents: lowBalanceCents };
}

interface FundRow {
  readonly id: string;
  readonly name: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly low_balance_cents: number | null;
  readonly blocked_reason: string | null;
  readonly closed_at: Date | null;
  readonly version: number;
  readonly created_at: Date;
}

function toFund(row: FundRow, programs: ReadonlyMap<string, readonly string[]>): Fund {
  return {
    id: row.id,
    name: row.name,
    programIds: programs.get(row.id) ?? [],
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    lowBalanceCents: row.low_balance_cents,
    blockedReason: row.blocked_reason,
    closedAt: row.closed_at,
    version: row.version,
    createdAt: row.created_at,
  };
}

type BalanceRow = Readonly<Record<(typeof balanceColumns)[number], number>>;

function toBalances(row: BalanceRow): Balances {
  return {
    source: row.source_cents,
    remaining: row.remaining_cents,
    obligated: row.obligated_cents,
    inTransit: row.in_transit_cents,
    disbursed: row.disbursed_cents,
    returned: row.returned_cents,
  };
}
