import type { QueueOrder, QueueSort } from '@handrail/engine/cases';
import { type RawBuilder, sql } from 'kysely';
import type { QueueStart } from './queue-case.ts';

export interface PageRequest {
  readonly order: QueueOrder;
  readonly after: QueueStart | undefined;
  readonly limit: number;
}

/** What each sort reads, each from an index of its own. */
const keys = {
  due: { column: sql`cases.due_on`, type: sql`date` },
  submitted: { column: sql`coalesce(cases.submitted_at, 'infinity')`, type: sql`timestamptz` },
  applicant: { column: sql`cases.sort_name`, type: sql`text` },
  amount: { column: sql`cases.sort_amount_cents`, type: sql`bigint` },
} satisfies Partial<Record<QueueSort, { column: RawBuilder<unknown>; type: RawBuilder<unknown> }>>;

/** One page of the cases that match, with the rank and the key by which they are in order. */
export function selectPage(
  matching: RawBuilder<unknown>,
  { order, after, limit }: PageRequest,
  by: keyof typeof keys,
): RawBuilder<unknown> {
  const { column, type } = keys[by];
  const [direction, beyond] = order.isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const from = after && sql`and (${column}, cases.id) ${beyond} (${after.value}::${type}, ${after.id}::uuid)`;
  return sql`
    select cases.id, 0 as rank, ${column} as key from cases where ${matching} ${from ?? sql``}
    order by ${column} ${direction}, cases.id ${direction} limit ${limit}`;
}

/**
 * One page under headings: a short piece of each, by the promised day. Asked in one go, the database would sort every
 * case of the list.
 */
export function selectGroupedPage(
  matching: RawBuilder<unknown>,
  { order, after, limit }: PageRequest,
  { column, groups }: { readonly column: RawBuilder<unknown>; readonly groups: readonly string[] },
): RawBuilder<unknown> {
  const inOrder = order.isDescending ? groups.toReversed() : groups;
  const first = after?.group === undefined ? 0 : Math.max(inOrder.indexOf(after.group), 0);
  const pieces = inOrder.slice(first).map((group, rank) => {
    const from =
      group === after?.group
        ? sql`and (cases.due_on, cases.id) > (${after.value}::date, ${after.id}::uuid)`
        : sql``;
    return sql`(
      select cases.id, ${sql.lit(rank)} as rank, cases.due_on as key from cases
      where ${matching} and ${column} = ${group} ${from} order by cases.due_on, cases.id limit ${limit})`;
  });
  if (pieces.length === 0) return sql`select id, 0 as rank, due_on as key from cases where false`;
  return sql`
    select id, rank, key from (${sql.join(pieces, sql` union all `)}) as pieces
    order by rank, key, id limit ${limit}`;
}

/** The order of the rows of a page. */
export function orderOfPage({ by, isDescending }: QueueOrder): RawBuilder<unknown> {
  const isGrouped = by === 'program' || by === 'status';
  return isDescending && !isGrouped ? sql`page.key desc, page.id desc` : sql`page.rank, page.key, page.id`;
}
