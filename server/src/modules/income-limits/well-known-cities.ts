import { toSearchWords } from './search-words.ts';

interface City {
  readonly name: string;
  readonly state: string;
  /** The first five digits of the counties in which it lies. */
  readonly counties: readonly string[];
}

/** Places that people name instead of their county; HUD lists counties, and towns only in New England. */
const cities: readonly City[] = [
  { name: 'New York City NYC', state: 'NY', counties: ['36005', '36047', '36061', '36081', '36085'] },
  { name: 'Brooklyn', state: 'NY', counties: ['36047'] },
  { name: 'Manhattan', state: 'NY', counties: ['36061'] },
  { name: 'Staten Island', state: 'NY', counties: ['36085'] },
  { name: 'Buffalo', state: 'NY', counties: ['36029'] },
  { name: 'Chicago', state: 'IL', counties: ['17031'] },
  { name: 'Houston', state: 'TX', counties: ['48201'] },
  { name: 'San Antonio', state: 'TX', counties: ['48029'] },
  { name: 'Austin', state: 'TX', counties: ['48453'] },
  { name: 'Fort Worth', state: 'TX', counties: ['48439'] },
  { name: 'Phoenix', state: 'AZ', counties: ['04013'] },
  { name: 'Tucson', state: 'AZ', counties: ['04019'] },
  { name: 'San Jose', state: 'CA', counties: ['06085'] },
  { name: 'Oakland', state: 'CA', counties: ['06001'] },
  { name: 'Long Beach', state: 'CA', counties: ['06037'] },
  { name: 'Jacksonville', state: 'FL', counties: ['12031'] },
  { name: 'Tampa', state: 'FL', counties: ['12057'] },
  { name: 'Columbus', state: 'OH', counties: ['39049'] },
  { name: 'Cleveland', state: 'OH', counties: ['39035'] },
  { name: 'Cincinnati', state: 'OH', counties: ['39061'] },
  { name: 'Indianapolis', state: 'IN', counties: ['18097'] },
  { name: 'Charlotte', state: 'NC', counties: ['37119'] },
  { name: 'Raleigh', state: 'NC', counties: ['37183'] },
  { name: 'Seattle', state: 'WA', counties: ['53033'] },
  { name: 'Portland', state: 'OR', counties: ['41051'] },
  { name: 'Las Vegas', state: 'NV', counties: ['32003'] },
  { name: 'Detroit', state: 'MI', counties: ['26163'] },
  { name: 'Memphis', state: 'TN', counties: ['47157'] },
  { name: 'Nashville', state: 'TN', counties: ['47037'] },
  { name: 'Louisville', state: 'KY', counties: ['21111'] },
  { name: 'Atlanta', state: 'GA', counties: ['13121'] },
  { name: 'Minneapolis', state: 'MN', counties: ['27053'] },
  { name: 'New Orleans', state: 'LA', counties: ['22071'] },
  { name: 'Pittsburgh', state: 'PA', counties: ['42003'] },
  { name: 'Kansas City', state: 'MO', counties: ['29095'] },
  { name: 'Omaha', state: 'NE', counties: ['31055'] },
  { name: 'Oklahoma City', state: 'OK', counties: ['40109'] },
  { name: 'Salt Lake City', state: 'UT', counties: ['49035'] },
  { name: 'Jersey City', state: 'NJ', counties: ['34017'] },
  { name: 'Newark', state: 'NJ', counties: ['34013'] },
];

/** What anyone has typed of a city before it counts: "new" is the beginning of many names. */
const fewestLetters = 4;

const known = cities.map((city) => ({
  ...city,
  names: toSearchWords({ town: city.name, county: '', state: '' }),
  words: toSearchWords({ town: city.name, county: '', state: city.state }),
}));

/** The counties of the well-known cities that these words begin, as areas are found by theirs. */
export function listCountiesOfCities(words: readonly string[], state: string | undefined): string[] {
  const [first] = words;
  if (first === undefined || words.join('').length < fewestLetters) return [];
  return (
    known
      .filter((city) => state === undefined || city.state === state)
      // A state alone names none of its cities.
      .filter((city) => city.names.includes(` ${first}`))
      .filter((city) => words.every((word) => city.words.includes(` ${word}`)))
      .flatMap(({ counties }) => counties)
  );
}
