import { caseStatuses, getQueueViewRule, isWithApplicant, type CaseStatus } from '@handrail/engine/cases';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { noDueDay } from '../../cases/index.ts';
import { countUnreadOf } from '../messages/case-message-store.ts';
import type { QueueCase, QueueFilter, QueueStart } from './queue-case.ts';
import { listGroupedPage, listSortedPage, type PageRequest } from './queue-page-store.ts';
import { endOf } from './search-words.ts';

export interface QueueSearch extends Omit<QueueFilter, 'find'> {
  readonly viewerId: string;
  /** Every program of the partner, by name. */
  readonly programIds: readonly string[];
  /** Each must begin a word by which a case is found, or be part of one of these programs' names. */
  readonly words: readonly { readonly word: string; readonly programIds: readonly string[] }[];
}

export interface QueueRow {
  readonly case: QueueCase;
  readonly start: QueueStart;
}

/** One page of a list in the requested order. */
export async function listQueueCases(
  tx: Transaction,
  partnerId: string,
  search: QueueSearch,
  request: PageRequest,
): Promise<QueueRow[]> {
  const page = await listPage(tx, partnerId, search, request);
  const cases = await readCases(
    tx,
    partnerId,
    page.map(({ id }) => id),
  );
  return page.flatMap((start) => {
    const found = cases.get(start.id);
    return found ? [{ case: found, start }] : [];
  });
}

/** The ids of a list in its order, up to a limit. */
export async function listQueueCaseIds(
  tx: Transaction,
  partnerId: string,
  search: QueueSearch,
  request: Omit<PageRequest, 'after'>,
): Promise<string[]> {
  const page = await listPage(tx, partnerId, search, { ...request, after: undefined });
  return page.map(({ id }) => id);
}

function listPage(
  tx: Transaction,
  partnerId: string,
  search: QueueSearch,
  request: PageRequest,
): Promise<QueueStart[]> {
  const matching = sql`cases.partner_id = ${partnerId} and ${matches(partnerId, search)}`;
  const { by } = request.order;
  switch (by) {
    case 'program':
      return listGroupedPage(tx, matching, request, {
        column: sql`cases.program_id`,
        groups: search.programId === undefined ? search.programIds : [search.programId],
      });
    case 'status':
      return listGroupedPage(tx, matching, request, {
        column: sql`cases.status`,
        groups: listStatuses(search),
      });
    case 'due':
    case 'submitted':
    case 'applicant':
    case 'amount':
      return listSortedPage(tx, matching, request, by);
  }
}

/** These cases as the queue shows them, whatever their status. */
export async function listQueueCasesById(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<QueueCase[]> {
  return [...(await readCases(tx, partnerId, ids)).values()];
}

async function readCases(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QueueCase>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<QueueColumns>`
    select cases.id, cases.display_id, cases.program_id, cases.status, cases.status_updated_at, cases.created_at,
      cases.submitted_at, cases.assignee_id, assignee.name as assignee_name, cases.due_on::text as due_on,
      cases.waitlisted_at, cases.withdraw_on::text as withdraw_on,
      coalesce(facts.applicant_name, facts.business_name, (
        select coalesce(party.name, account.name) from parties as party
        left join users as account
          on account.partner_id = ${partnerId} and account.id = party.owner_id and party.is_self
        where party.partner_id = ${partnerId} and party.id = cases.party_id
      )) as name,
      coalesce(cases.requested_amount_cents, facts.requested_amount_cents) as requested_amount_cents,
      ${countUnreadOf(partnerId, sql`cases.id`)} as unread_count
    from cases
    left join users as assignee on assignee.partner_id = ${partnerId} and assignee.id = cases.assignee_id
    left join lateral (
      select applicant_name, business_name, requested_amount_cents from application_facts
      where application_facts.partner_id = ${partnerId} and application_facts.case_id = cases.id
      order by projected_at desc limit 1
    ) as facts on true
    where cases.partner_id = ${partnerId} and cases.id = any(${ids}::uuid[])
    order by cases.due_on, cases.id`.execute(tx);
  return new Map(rows.map((row) => [row.id, toQueueCase(row)]));
}

/** How many cases a list has, counted up to a limit. */
export async function countQueueCases(
  tx: Transaction,
  partnerId: string,
  search: QueueSearch,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from cases where cases.partner_id = ${partnerId} and ${matches(partnerId, search)} limit ${limit}
    ) as found`.execute(tx);
  return rows[0]?.count ?? 0;
}

function matches(partnerId: string, search: QueueSearch): RawBuilder<boolean> {
  const { statuses, of, waiting } = getQueueViewRule(search.view);
  const conditions = [
    isOneOf(search.status === undefined ? statuses : narrow(statuses, search.status)),
    ...(of === undefined ? [] : [isOf(of, search.viewerId)]),
    ...(waiting === undefined ? [] : [waiting === 'only' ? isWaiting : sql`not ${isWaiting}`]),
    ...(search.programId === undefined ? [] : [sql`cases.program_id = ${search.programId}`]),
    ...(search.assigneeId === undefined ? [] : [sql`cases.assignee_id = ${search.assigneeId}`]),
    ...search.words.map(({ word, programIds }) => hasWord(partnerId, word, programIds)),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const isWaiting = sql`(cases.waitlisted_at is not null)`;

/** Written out, because an index over some statuses serves only a query that names them. */
function isOneOf(statuses: readonly CaseStatus[] | undefined): RawBuilder<unknown> {
  if (!statuses) return sql`cases.status <> 'Archived'`;
  if (statuses.length === 0) return sql`false`;
  return sql`cases.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

/** The statuses that a list can have, in the order in which a case goes through them. */
function listStatuses({ view, status }: QueueSearch): readonly CaseStatus[] {
  const { statuses } = getQueueViewRule(view);
  const possible: readonly CaseStatus[] =
    status === undefined ? (statuses ?? caseStatuses) : narrow(statuses, status);
  return caseStatuses.filter((each) => possible.includes(each));
}

function narrow(statuses: readonly CaseStatus[] | undefined, status: CaseStatus): readonly CaseStatus[] {
  return statuses === undefined || statuses.includes(status) ? [status] : [];
}

function isOf(of: 'me' | 'nobody' | 'meOrNobody', viewerId: string): RawBuilder<unknown> {
  if (of === 'me') return sql`cases.assignee_id = ${viewerId}`;
  if (of === 'nobody') return sql`cases.assignee_id is null`;
  return sql`(cases.assignee_id is null or cases.assignee_id = ${viewerId})`;
}

function hasWord(partnerId: string, word: string, programIds: readonly string[]): RawBuilder<unknown> {
  const found = sql`cases.id in (
    select case_id from case_search_words as words
    where words.partner_id = ${partnerId} and words.word >= ${word} and words.word < ${endOf(word)})`;
  return programIds.length === 0 ? found : sql`(${found} or cases.program_id in (${sql.join(programIds)}))`;
}

interface QueueColumns {
  readonly id: string;
  readonly display_id: string;
  readonly program_id: string;
  readonly status: string;
  readonly status_updated_at: Date;
  readonly created_at: Date;
  readonly submitted_at: Date | null;
  readonly name: string | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly due_on: string;
  readonly waitlisted_at: Date | null;
  readonly withdraw_on: string | null;
  readonly requested_amount_cents: string | number | null;
  readonly unread_count: number;
}

function toQueueCase(row: QueueColumns): QueueCase {
  const cents = row.requested_amount_cents;
  return {
    id: row.id,
    displayId: row.display_id,
    programId: row.program_id,
    status: row.status as CaseStatus,
    statusUpdatedAt: row.status_updated_at,
    createdAt: row.created_at,
    submittedAt: row.submitted_at,
    name: row.name,
    requestedAmountCents: cents === null ? null : Number(cents),
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name },
    dueOn: row.due_on === noDueDay ? null : row.due_on,
    waitlistedAt: row.waitlisted_at,
    withdrawsOn: isWithApplicant(row.status as CaseStatus) ? row.withdraw_on : null,
    unreadMessageCount: row.unread_count,
  };
}
