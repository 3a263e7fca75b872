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
  /** The ZIP code itself first, then those next to it, each at another point. */
  readonly listAround: (zip: string) => readonly ZipCode[];
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
    listAround: (zip) => {
      const center = byZip.get(zip);
      return center ? [center, ...listNeighbors(zipCodes, center)] : [];
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

const neighbors = 6;
/** In degrees, some 25 km: further away no ZIP code reaches, but in the emptiest parts of the country. */
const farthest = 0.25;

/** The nearest other points, whichever ZIP codes they have: boxes at a post office share one. */
function listNeighbors(zipCodes: readonly ZipCode[], center: ZipCode): ZipCode[] {
  const narrowing = Math.cos((center.latitude * Math.PI) / 180);
  const distances = new Map<string, { readonly row: ZipCode; readonly distance: number }>();
  for (const row of zipCodes) {
    const north = row.latitude - center.latitude;
    if (Math.abs(north) > farthest) continue;
    const distance = Math.hypot(north, (row.longitude - center.longitude) * narrowing);
    if (distance > 0 && distance <= farthest)
      distances.set(`${row.latitude} ${row.longitude}`, { row, distance });
  }
  return [...distances.values()]
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, neighbors)
    .map(({ row }) => row);
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
