import { mostAreasFound, toAreaLabel } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { parseAreaId } from './income-limit-set.ts';
import {
  findAreaOfSet,
  listAreas,
  listCounties,
  type SetMoment,
  type StoredArea,
} from './income-limit-store.ts';
import { splitWords } from './search-words.ts';
import { listCountiesOfCities } from './well-known-cities.ts';

/** What an area is looked for by: what was typed, within a state or a county. */
export interface AreaSearch {
  readonly search: string;
  /** As "NY". */
  readonly state?: string | undefined;
  readonly county?: string | undefined;
}

type AreaContext = Pick<RequestContext, 'db' | 'partnerId' | 'now'>;

const shortestSearch = 2;
const longestSearch = 100;

/** Up to twenty areas of the limits in force, by the beginnings of words: "kings ny", "hanover graf", or by a large city in them. */
export async function searchAreas(
  { db, partnerId, now }: AreaContext,
  { search, state, county }: AreaSearch,
): Promise<StoredArea[]> {
  if ([state, county].some((text) => text !== undefined && text.length > longestSearch)) return [];
  const words = splitWords(search.slice(0, longestSearch));
  if (words.join('').length < shortestSearch) return [];
  const within = { state: state?.toUpperCase(), county, limit: mostAreasFound };
  const counties = listCountiesOfCities(words, within.state);
  return db.read(async (tx) => {
    const moment = { partnerId, now: now() };
    const named = await listAreas(tx, moment, { ...within, words });
    if (counties.length === 0) return named;
    const ofCities = await listAreas(tx, moment, { ...within, fipsBeginnings: counties });
    const ids = new Set(ofCities.map(({ id }) => id));
    return [...ofCities, ...named.filter(({ id }) => !ids.has(id))].slice(0, mostAreasFound);
  });
}

/** The area that a check was about, with the limits of that day. */
export async function findAreaWithin(
  tx: Transaction,
  partnerId: string,
  areaId: string,
): Promise<StoredArea | undefined> {
  const parts = parseAreaId(areaId);
  return parts && findAreaOfSet(tx, partnerId, parts);
}

/** The same place with the limits that are in force on a day, as 2024-04-01. */
export async function findAreaAsOf(
  { db, partnerId, now }: AreaContext,
  fips: string,
  day: string,
): Promise<StoredArea | undefined> {
  const query = { fipsBeginnings: [fips], limit: 1 };
  const [area] = await db.read((tx) => listAreas(tx, { partnerId, now: now(), day }, query));
  return area;
}

/** The places that ids of areas name, with the limits that are in force, by these ids. */
export async function findAreasInForce(
  tx: Transaction,
  moment: SetMoment,
  areaIds: readonly string[],
): Promise<ReadonlyMap<string, StoredArea>> {
  const named = areaIds.flatMap((id) => {
    const fips = parseAreaId(id)?.fips;
    return fips === undefined ? [] : [{ id, fips }];
  });
  if (named.length === 0) return new Map();
  const fipsBeginnings = [...new Set(named.map(({ fips }) => fips))];
  const areas = await listAreas(tx, moment, { fipsBeginnings, limit: fipsBeginnings.length });
  const byFips = new Map(areas.map((area) => [area.fips, area]));
  return new Map(
    named.flatMap(({ id, fips }) => {
      const area = byFips.get(fips);
      return area ? [[id, area] as const] : [];
    }),
  );
}

/** Counties as "Kings County, NY", by the five digits of their FIPS numbers. */
export async function nameCounties(
  tx: Transaction,
  moment: SetMoment,
  counties: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (counties.length === 0) return new Map();
  const named = await listCounties(tx, moment, counties);
  return new Map(named.map(({ digits, county, state }) => [digits, toAreaLabel({ county, state })]));
}
