import { CompiledQuery, sql } from 'kysely';
import type { IncomeLimitArea } from '@handrail/engine';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { type AreaFigures, installationOwner, type IncomeLimitSet, toAreaId } from './income-limit-set.ts';
import type { SetRows } from './new-set-store.ts';
import { insertAreasSql, insertSetSql } from './new-set-store.ts';

/** An area as it is offered, with the set that its limits are from. */
export interface StoredArea extends IncomeLimitArea {
  readonly fips: string;
  readonly areaName: string;
  readonly median: number | undefined;
}

/** What narrows a look-up of areas; what is missing narrows nothing. */
export interface AreaQuery {
  /** Each of them begins a word of the area's names. */
  readonly words?: readonly string[];
  readonly state?: string | undefined;
  readonly county?: string | undefined;
  /** Digits that the area's number begins with. */
  readonly fipsBeginnings?: readonly string[];
  readonly limit: number;
}

/** The areas of the set in force on that day, the closest matches first. Without a day it is today where the partner is. */
export async function listAreas(
  tx: Transaction,
  { partnerId, now, day }: SetMoment,
  { words = [], state, county, fipsBeginnings, limit }: AreaQuery,
): Promise<StoredArea[]> {
  const conditions = [
    ...words.map((word) => sql`area.search_words like ${`% ${word}%`}`),
    ...(state === undefined ? [] : [sql`area.state = ${state}`]),
    ...(county === undefined ? [] : [sql`area.county ilike ${`${escapeLike(county)}%`}`]),
    ...(fipsBeginnings === undefined
      ? []
      : [sql`area.fips like any (${fipsBeginnings.map((digits) => `${digits}%`)})`]),
  ];
  // Whole words count before beginnings, and a place of that name before one in a county of that name.
  const closeness = words.map((word) => sql`(area.search_words like ${`% ${word} %`})::int`);
  const order = [
    ...(words[0] === undefined ? [] : [sql`${sql.join(closeness, sql` + `)} desc`]),
    ...(words[0] === undefined ? [] : [sql`area.search_words like ${` ${words[0]}%`} desc`]),
    ...[sql`area.town <> ''`, sql`area.county`, sql`area.state`, sql`area.town`],
  ];
  const { rows } = await sql<AreaRow>`
    with chosen as (${inForce({ partnerId, now, day })})
    select ${areaColumns} from chosen
    join income_limit_areas as area on area.owner = chosen.owner and area.set_id = chosen.id
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by ${sql.join(order)}
    limit ${limit}`.execute(tx);
  return rows.map(toArea);
}

/** The names of counties in the set in force, by the first five digits of their areas' numbers. */
export async function listCounties(
  tx: Transaction,
  moment: SetMoment,
  counties: readonly string[],
): Promise<{ readonly digits: string; readonly county: string; readonly state: string }[]> {
  const { rows } = await sql<{ digits: string; county: string; state: string }>`
    with chosen as (${inForce(moment)})
    select distinct on (digits) left(area.fips, 5) as digits, area.county, area.state from chosen
    join income_limit_areas as area on area.owner = chosen.owner and area.set_id = chosen.id
    where left(area.fips, 5) = any (${[...counties]})
    order by digits, area.fips`.execute(tx);
  return rows;
}

/** One area of one set; sets of other partners are as if they were not there. */
export async function findAreaOfSet(
  tx: Transaction,
  partnerId: string,
  { setId, fips }: { readonly setId: string; readonly fips: string },
): Promise<StoredArea | undefined> {
  const { rows } = await sql<AreaRow>`
    select ${areaColumns} from income_limit_sets as chosen
    join income_limit_areas as area on area.owner = chosen.owner and area.set_id = chosen.id
    where chosen.owner in (${partnerId}, ${installationOwner}) and chosen.id = ${setId} and area.fips = ${fips}`.execute(
    tx,
  );
  return rows[0] && toArea(rows[0]);
}

/**
 * What an import of an owner's limits takes the place of, and every area of it: its own of that day, unless it went back from
 * them, or else what the installation has by then.
 */
export async function findSetToReplace(
  tx: Transaction,
  { partnerId, now, day }: Required<SetMoment>,
): Promise<{ readonly id: string; readonly year: number; readonly areas: AreaFigures[] } | undefined> {
  const { rows } = await sql<AreaRow>`
    with chosen as (
      select owner, id, year from income_limit_sets
      where owner in (${partnerId}, ${installationOwner})
        and effective_from <= case when owner = ${partnerId} then ${day}::date
          else greatest(${day}::date, ${toToday({ partnerId, now })}) end
        and not exists (select from income_limit_returns as return
          where return.partner_id = owner and return.returned_at >= imported_at)
      order by owner = ${installationOwner}, effective_from desc, imported_at desc
      limit 1)
    select ${areaColumns} from chosen
    join income_limit_areas as area on area.owner = chosen.owner and area.set_id = chosen.id
    order by area.fips`.execute(tx);
  const [first] = rows;
  return first && { id: first.set_id, year: first.year, areas: rows.map(toFigures) };
}

export async function findIdInForce(tx: Transaction, moment: SetMoment): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`${inForce(moment)}`.execute(tx);
  return rows[0]?.id;
}

/** The sets that a partner may use, those that come first in a look-up first. */
export async function listSets(tx: Transaction, partnerId: string): Promise<IncomeLimitSet[]> {
  const rows = await tx
    .selectFrom('income_limit_sets')
    .select(['owner', 'id', 'year', 'source', 'effective_from', 'imported_at', 'area_count', 'checksum'])
    .select(
      sql<boolean>`exists (select from income_limit_returns as return
        where return.partner_id = owner and return.returned_at >= imported_at)`.as('is_set_aside'),
    )
    .where('owner', 'in', [partnerId, installationOwner])
    .orderBy(sql`owner = ${installationOwner}`)
    .orderBy('effective_from', 'desc')
    .orderBy('imported_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    year: row.year,
    source: row.source,
    effectiveFrom: row.effective_from,
    importedAt: row.imported_at,
    areaCount: row.area_count,
    checksum: row.checksum,
    isShared: row.owner === installationOwner,
    isSetAside: row.is_set_aside,
  }));
}

/** Makes a partner's own sets of until now count no more from today on. */
export async function insertReturn(
  tx: Transaction,
  { partnerId, now }: SetMoment,
  { id, returnedBy }: { readonly id: string; readonly returnedBy: string | null },
): Promise<void> {
  await tx
    .insertInto('income_limit_returns')
    .values({
      ...{ partner_id: partnerId, id, returned_at: now, returned_by: returnedBy },
      effective_from: toToday({ partnerId, now }),
    })
    .execute();
}

/** Stores a partner's own set. */
export async function insertSet(tx: Transaction, { set, areas }: SetRows): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(insertSetSql, [...set]));
  await tx.executeQuery(CompiledQuery.raw(insertAreasSql, [...areas]));
}

/** Whose limits are meant, and when: today where the partner is, unless a day is said. */
export interface SetMoment {
  readonly partnerId: string;
  readonly now: Date;
  readonly day?: string | undefined;
}

/** A partner's own set before the installation's, unless it went back to those; of several, the one that took effect last. */
function inForce({ partnerId, now, day }: SetMoment) {
  const on = day === undefined ? toToday({ partnerId, now }) : sql`${day}::date`;
  return sql`
    select owner, id, year from income_limit_sets
    where owner in (${partnerId}, ${installationOwner})
      and effective_from <= ${on}
      and not exists (select from income_limit_returns as return
        where return.partner_id = owner and return.effective_from <= ${on} and return.returned_at >= imported_at)
    order by owner = ${installationOwner}, effective_from desc, imported_at desc
    limit 1`;
}

function toToday({ partnerId, now }: SetMoment) {
  return sql<string>`(select (${now}::timestamptz at time zone time_zone)::date
    from partner_profiles where partner_id = ${partnerId})`;
}

const areaColumns = sql`chosen.id as set_id, chosen.year, area.fips, area.state, area.county, area.town,
  area.area_name, area.median, area.extremely_low, area.very_low, area.low`;

interface AreaRow {
  readonly set_id: string;
  readonly year: number;
  readonly fips: string;
  readonly state: string;
  readonly county: string;
  readonly town: string;
  readonly area_name: string;
  readonly median: number | null;
  readonly extremely_low: number[];
  readonly very_low: number[];
  readonly low: number[];
}

function toFigures(row: AreaRow): AreaFigures {
  const { fips, state, county, town, area_name: areaName } = row;
  const limits = { extremelyLow: row.extremely_low, veryLow: row.very_low, low: row.low };
  return { fips, state, county, town, areaName, median: row.median ?? undefined, limits };
}

function toArea(row: AreaRow): StoredArea {
  const id = toAreaId(row.set_id, row.fips);
  return {
    id,
    fips: row.fips,
    state: row.state,
    county: row.county,
    town: row.town,
    areaName: row.area_name,
    median: row.median ?? undefined,
    // The limits are the area's own in that set, so they go by its id.
    incomeLimit: {
      id,
      year: row.year,
      limits: {
        extremelyLow: toHouseholds(row.extremely_low),
        veryLow: toHouseholds(row.very_low),
        low: toHouseholds(row.low),
      },
    },
  };
}

function toHouseholds(limits: readonly number[]) {
  return limits.map((incomeLimit, index) => ({ householdSize: index + 1, incomeLimit }));
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
