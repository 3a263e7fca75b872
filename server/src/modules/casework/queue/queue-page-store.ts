import type { QueueOrder, QueueSort } from '@handrail/engine/cases';
import { type RawBuilder, sql } from 'kysely';
import { planEachTime } from '../../../platform/db/name-statement.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
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

/** One page of the cases that match, in the order of an index. */
export async function listSortedPage(
  tx: Transaction,
  matching: RawBuilder<unknown>,
  { order, after, limit }: PageRequest,
  by: keyof typeof keys,
): Promise<QueueStart[]> {
  const { column, type } = keys[by];
  const [direction, beyond] = order.isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const from = after && sql`and (${column}, cases.id) ${beyond} (${after.value}::${type}, ${after.id}::uuid)`;
  const { rows } = await sql<PlaceColumns>`
    select cases.id, ${column}::text as value from cases where ${matching} ${from ?? sql``}
    order by ${column} ${direction}, cases.id ${direction} limit ${limit} ${planEachTime}`.execute(tx);
  return rows.map(({ id, value }) => ({ id, value }));
}

interface Grouping {
  readonly column: RawBuilder<unknown>;
  readonly groups: readonly string[];
}

/**
 * One page under headings, in each by the promised day. Asked in one go, the database would sort every case of the list
 * or look under every heading, so it is asked for a few more until the page is full.
 */
export async function listGroupedPage(
  tx: Transaction,
  matching: RawBuilder<unknown>,
  { order, after, limit }: PageRequest,
  { column, groups }: Grouping,
): Promise<QueueStart[]> {
  const inOrder = order.isDescending ? groups.toReversed() : groups;
  const first = after?.group === undefined ? 0 : Math.max(inOrder.indexOf(after.group), 0);
  const rest = inOrder.slice(first);
  const page: QueueStart[] = [];
  for (let count = 1; rest.length > 0 && page.length < limit; count *= 4) {
    const pieces = rest.splice(0, count).map((group) => listPiece(group));
    page.push(...(await Promise.all(pieces)).flat());
  }
  return page.slice(0, limit);

  async function listPiece(group: string): Promise<QueueStart[]> {
    const from =
      group === after?.group
        ? sql`and (cases.due_on, cases.id) > (${after.value}::date, ${after.id}::uuid)`
        : sql``;
    const { rows } = await sql<PlaceColumns>`
      select cases.id, cases.due_on::text as value from cases where ${matching} and ${column} = ${group} ${from}
      order by cases.due_on, cases.id limit ${limit} ${planEachTime}`.execute(tx);
    return rows.map(({ id, value }) => ({ id, value, group }));
  }
}

interface PlaceColumns {
  readonly id: string;
  readonly value: string;
}
