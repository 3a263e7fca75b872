import { readZipCodes, type ZipCode } from './read-zip-codes.ts';

export interface City {
  readonly name: string;
  readonly state: string;
  readonly zipCodes: readonly ZipCode[];
}

export interface ZipCodeIndex {
  readonly findByZip: (zip: string) => ZipCode | undefined;
  /** The cities whose name begins so, those with most ZIP codes first. */
  readonly listCities: (beginning: string, state?: string) => readonly City[];
  readonly findNearest: (latitude: number, longitude: number) => ZipCode | undefined;
}

export async function openZipCodeIndex(): Promise<ZipCodeIndex> {
  const zipCodes = await readZipCodes();
  const byZip = new Map(zipCodes.map((row) => [row.zip, row]));
  const byBeginning = groupByBeginning(toCities(zipCodes));
  return {
    findByZip: (zip) => byZip.get(zip),
    listCities: (beginning, state) => {
      const wanted = beginning.trim().toLowerCase();
      if (wanted.length < 2) return [];
      return (byBeginning.get(wanted.slice(0, 2)) ?? []).filter(
        (city) => city.name.toLowerCase().startsWith(wanted) && (state === undefined || city.state === state),
      );
    },
    findNearest: (latitude, longitude) => findNearest(zipCodes, latitude, longitude),
  };
}

function toCities(zipCodes: readonly ZipCode[]): City[] {
  const cities = new Map<string, { name: string; state: string; zipCodes: ZipCode[] }>();
  for (const row of zipCodes) {
    const key = `${row.state} ${row.city}`;
    const city = cities.get(key) ?? { name: row.city, state: row.state, zipCodes: [] };
    city.zipCodes.push(row);
    cities.set(key, city);
  }
  return [...cities.values()].toSorted((one, other) => other.zipCodes.length - one.zipCodes.length);
}

function groupByBeginning(cities: readonly City[]): Map<string, City[]> {
  const groups = new Map<string, City[]>();
  for (const city of cities) {
    const beginning = city.name.slice(0, 2).toLowerCase();
    const group = groups.get(beginning);
    if (group) group.push(city);
    else groups.set(beginning, [city]);
  }
  return groups;
}

/** A quarter of a degree is some 25 km; nothing nearer means that the point is not in the country. */
function findNearest(zipCodes: readonly ZipCode[], latitude: number, longitude: number): ZipCode | undefined {
  let nearest: ZipCode | undefined;
  let least = 0.25 ** 2;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  for (const row of zipCodes) {
    const distance = (row.latitude - latitude) ** 2 + ((row.longitude - longitude) * narrowing) ** 2;
    if (distance >= least) continue;
    nearest = row;
    least = distance;
  }
  return nearest;
}
