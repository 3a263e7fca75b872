import { describe, expect, it } from 'vitest';
import { firstLocale } from '@handrail/engine';
import { buildHudRow, toHudCsv, toHudTable } from '../../../testing/hud-file.ts';
import { pack, writeWorkbook } from '../../../testing/write-workbook.ts';
import { sayFaults } from './file-faults.ts';
import { mostLimitBytes, mostLimitRows, readLimitsFile } from './read-limits-file.ts';

const kings = buildHudRow();
const hanover = buildHudRow({
  ...{ stusps: 'NH', County_Name: 'Grafton County', county_town_name: 'Hanover town', fips: '3300933860' },
});

/** What is said about a file; a file with faults gives no areas. */
async function complain(file: Buffer): Promise<string[]> {
  const { faults } = await readLimitsFile(file, 2025);
  return sayFaults(firstLocale, faults);
}

describe("HUD's Section 8 file", () => {
  it('reads the same as a workbook and as a table with commas', async () => {
    const fromCsv = await readLimitsFile(toHudCsv([kings, hanover]), 2025);
    expect(fromCsv.faults).toEqual([]);
    expect(fromCsv.areas).toEqual([
      {
        ...{ fips: '3604799999', state: 'NY', county: 'Kings County', town: '', median: 98_000 },
        areaName: 'New York, NY HUD Metro FMR Area',
        limits: {
          extremelyLow: [21_000, 22_000, 23_000, 24_000, 25_000, 26_000, 27_000, 28_000],
          veryLow: [41_000, 42_000, 43_000, 44_000, 45_000, 46_000, 47_000, 48_000],
          low: [61_000, 62_000, 63_000, 64_000, 65_000, 66_000, 67_000, 68_000],
        },
      },
      expect.objectContaining({ fips: '3300933860', county: 'Grafton County', town: 'Hanover town' }),
    ]);
    expect(await readLimitsFile(writeWorkbook(toHudTable([kings, hanover])), 2025)).toEqual(fromCsv);
  });

  it('is known by the names that its columns had in other years, in any case and order', async () => {
    const { stusps, County_Name, county_town_name, hud_area_name, fips, median2025, ...rest } = kings;
    const renamed = { ...rest, MEDIAN2025: median2025 ?? 0, FIPS2010: fips ?? '', State_Alpha: stusps ?? '' };
    const older = { ...renamed, countyname: County_Name ?? '', Metro_Area_Name: hud_area_name ?? '' };
    const upper = Object.fromEntries(Object.entries(older).map(([name, cell]) => [name.toUpperCase(), cell]));
    expect(county_town_name).toBe('Kings County');
    for (const row of [older, upper]) {
      expect(await readLimitsFile(toHudCsv([row]), 2025)).toEqual(
        await readLimitsFile(toHudCsv([kings]), 2025),
      );
    }
  });

  it('reads amounts and area numbers as spreadsheets leave them', async () => {
    const row = buildHudRow({ fips: 100_199_999, stusps: 'al', l80_4: '$64,000', l80_5: '65000.0' });
    const [area] = (await readLimitsFile(toHudCsv([row]), 2025)).areas;
    expect(area).toMatchObject({ fips: '0100199999', state: 'AL' });
    expect(area?.limits.low.slice(3, 5)).toEqual([64_000, 65_000]);
  });

  it('is refused with columns missing, doubled or of another year, and names them', async () => {
    const { l80_3, fips, ...rest } = kings;
    expect(await complain(toHudCsv([{ ...rest, limit_80_3: l80_3 ?? 0, area_no: fips ?? '' }]))).toEqual([
      'Line 1: There is no column fips / fips2010 / fips2000 / fips_code.',
      'Line 1: There is no column l80_3 / lli_3.',
    ]);
    expect(await complain(toHudCsv([{ ...kings, FIPS: '1' }]))).toEqual([
      'Line 1: Two columns could be fips.',
    ]);
    const { median2025, ...older } = kings;
    expect(await complain(toHudCsv([{ ...older, median2024: median2025 ?? 0 }]))).toEqual([
      'Line 1: The column median2024 says that the file is not of 2025.',
    ]);
  });

  it.each<[string, (rows: (typeof kings)[]) => Buffer]>([
    ['a table with commas', toHudCsv],
    ['a workbook', (rows) => writeWorkbook(toHudTable(rows))],
  ])('is refused as %s with each line that is wrong', async (_kind, write) => {
    const file = write([
      kings,
      buildHudRow({ fips: '3600199999', l80_3: '', ELI_1: '' }),
      buildHudRow({ fips: '3600399999', l50_2: '42.0OO' }),
      buildHudRow(),
      buildHudRow({ fips: '36', stusps: 'ZZ' }),
      buildHudRow({ fips: '3600599999', l80_5: 6_500 }),
      buildHudRow({ fips: '3600799999', ELI_8: 48_001 }),
      buildHudRow({ fips: '3600999999', l80_1: -5 }),
    ]);
    expect(await complain(file)).toEqual([
      'Line 3: ELI_1 is empty.',
      'Line 3: l80_3 is empty.',
      'Line 4: l50_2 is "42.0OO", which is not an amount in whole dollars.',
      'Line 5: Area 3604799999 is in line 2 already.',
      'Line 6: "36" is not an area number of ten digits.',
      'Line 6: "ZZ" is not a state.',
      'Line 7: l80_5 is lower than the limit for a household of 4.',
      'Line 7: The limits for 5 people do not rise from extremely low to low.',
      'Line 8: The limits for 8 people do not rise from extremely low to low.',
      expect.stringMatching(/^Line 9: l80_1 is "'?-5", which is not an amount in whole dollars\.$/),
    ]);
  });

  it('counts lines as an editor does, past empty ones and line ends within a cell', async () => {
    const [head = '', line = ''] = toHudCsv([kings]).toString().split('\r\n');
    const broken = line.replace('3604799999', '36047999').replace('HUD Metro', 'HUD\nMetro');
    expect(await complain(Buffer.from([head, '', line, broken, '', broken].join('\n')))).toEqual([
      'Line 4: "36047999" is not an area number of ten digits.',
      'Line 7: "36047999" is not an area number of ten digits.',
    ]);
    expect(await complain(Buffer.from(`${head}\n${line}\nNY,"Kings" County\n`))).toContain(
      'Line 3: A quotation mark is out of place, so nothing from here on can be read.',
    );
  });

  it('says at most fifty faults, and how many more there are', async () => {
    const rows = Array.from({ length: 60 }, () => buildHudRow({ fips: 'x' }));
    expect(await complain(toHudCsv(rows))).toHaveLength(51);
    expect((await complain(toHudCsv(rows))).at(-1)).toBe('And 10 more.');
  });

  it('is refused when it is empty, no workbook, or unpacks to far more than figures', async () => {
    expect(await complain(Buffer.from(''))).toEqual(['Line 1: The file has no areas.']);
    expect(await complain(toHudCsv([kings]).subarray(0, 400))).not.toEqual([]);
    const unreadable = ['This workbook cannot be read. Save it as .xlsx or .csv and try again.'];
    expect(await complain(writeWorkbook(toHudTable([kings])).subarray(0, 500))).toEqual(unreadable);
    expect(await complain(pack({ 'word/document.xml': '<document/>' }))).toEqual(unreadable);
    const huge = `<worksheet>${' '.repeat(70_000_000)}</worksheet>`;
    expect(await complain(pack({ 'xl/worksheets/sheet1.xml': huge }))).toEqual(unreadable);
  });

  it('is refused past ten thousand areas or eight megabytes, in either form, and says so', async () => {
    const build = (count: number) => [['fips'], ...Array.from({ length: count }, () => ['1'])];
    const forms = [(rows: string[][]) => Buffer.from(rows.join('\n')), writeWorkbook];
    for (const write of forms) {
      expect(await complain(write(build(mostLimitRows + 1)))).toEqual([
        'Line 10002: The file has more than 10,000 areas. HUD’s own has some 4,600 for the whole country.',
      ]);
      expect((await complain(write(build(mostLimitRows)))).join()).not.toContain('more than');
    }
    for (const begin of [toHudCsv([kings]), writeWorkbook(toHudTable([kings]))])
      expect(await complain(Buffer.concat([begin, Buffer.alloc(mostLimitBytes, ' ')]))).toEqual([
        'The file is larger than 8 MB. HUD’s own for the whole country is smaller.',
      ]);
  });

  it('lets others be served while it is read', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) =>
      buildHudRow({ fips: String(3_600_000_000 + index) }),
    );
    const file = toHudCsv(rows);
    let served = 0;
    let isReading = true;
    const serve = () => {
      served += 1;
      if (isReading) setImmediate(serve);
    };
    setImmediate(serve);
    await readLimitsFile(file, 2025);
    isReading = false;
    expect(served).toBeGreaterThanOrEqual(8);
  });
});
