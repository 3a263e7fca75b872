import type { RequestContext } from '../../platform/context.ts';
import type { Place } from '../../ports/geocoder.ts';
import { listAreas, type StoredArea } from './income-limit-store.ts';
import { splitWords } from './search-words.ts';

/** The areas in which an address may lie, the most likely one first, and who says so. */
export interface LocatedAreas {
  readonly source: string;
  readonly areas: readonly StoredArea[];
}

type LookupContext = Pick<RequestContext, 'db' | 'partnerId' | 'now' | 'ports'>;

const longestAddress = 200;
const mostAreas = 40;
/** More than the areas of any state. */
const wholeState = 1_000;

/** Finds the area of an address or a ZIP code. A ZIP code may reach into other counties, so those next to it are offered too. */
export async function findAreasAt(ctx: LookupContext, address: string): Promise<LocatedAreas> {
  const { source } = ctx.ports.geocoder;
  const text = address.trim();
  if (text.length < 5 || text.length > longestAddress) return { source, areas: [] };

  const places = await listPlaces(ctx, text);
  const [first] = places;
  if (!first) return { source, areas: [] };
  const standing = await listAreasOf(ctx, places);
  const likely = places.flatMap((place) => standing.filter((area) => isAt(place, area)));
  // The post office names villages that HUD does not know: then all towns of the county are offered.
  const isFirstKnown = standing.some((area) => isAt(first, area));
  const towns = isFirstKnown ? [] : standing.filter((area) => isInCounty(first, area));
  return { source, areas: [...new Set([...towns, ...likely])].slice(0, mostAreas) };
}

/** One place where the street is known, or a ZIP code with those next to it. */
async function listPlaces({ ports: { geocoder } }: LookupContext, text: string): Promise<readonly Place[]> {
  const onlyZip = /^(\d{5})(?:-\d{4})?$/.exec(text)?.[1];
  if (onlyZip !== undefined) return geocoder.aroundZip(onlyZip);
  const [place] = await geocoder.locate(text);
  if (!place) return [];
  const isExact = geocoder.knowsStreets && place.precision !== 'postalCode';
  if (isExact || place.zip === undefined) return [place];
  const around = await geocoder.aroundZip(place.zip.slice(0, 5));
  return around.length > 0 ? around : [place];
}

async function listAreasOf(
  { db, partnerId, now }: LookupContext,
  places: readonly Place[],
): Promise<StoredArea[]> {
  const states = [...new Set(places.flatMap(({ state }) => state ?? []))];
  return db.read(async (tx) => {
    const areas: StoredArea[] = [];
    for (const state of states)
      areas.push(...(await listAreas(tx, { partnerId, now: now() }, { state, limit: wholeState })));
    return areas;
  });
}

/** In the county, and in the town of that name where HUD has towns. */
function isAt(place: Place, area: StoredArea): boolean {
  if (!isInCounty(place, area)) return false;
  return (
    area.fips.endsWith('99999') ||
    splitWords(area.town ?? '')
      .slice(0, -1)
      .join(' ') === nameOf(place.city ?? '')
  );
}

/** By its code where that is known; else by its name, with or without "County" at the end. */
function isInCounty({ state, county, countyCode }: Place, area: StoredArea): boolean {
  if (state !== area.state) return false;
  if (countyCode !== undefined && countyCode !== '') return area.fips.slice(2, 5) === countyCode;
  const [typed, known] = [nameOf(county), nameOf(area.county)];
  return typed !== '' && (typed === known || known.replace(kinds, '') === typed.replace(kinds, ''));
}

const kinds = / (?:county|parish|borough|municipio|census area|municipality|city and borough)$/;

function nameOf(text: string | undefined): string {
  return splitWords(text ?? '').join(' ');
}
