import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { readShippedAreas } from './load-shipped-limits.ts';

/** HUD's rules once more, read from the reference data's own description and kept apart from the product's code. */
function readRules(line: string): { fips: string; cells: number[] } {
  const cells = line.match(/"[^"]*"|[^,]+|(?<=,)(?=,)/g) ?? [];
  const [fips = '', state = ''] = cells;
  const [, , very = Number.NaN, low = Number.NaN] = cells.slice(-4).map(Number);
  const upToFifty = (dollars: number) => dollars + ((50 - (dollars % 50)) % 50);
  /** In cents and whole numbers, so that no share is a fraction. */
  const share = (of: number, hundredths: number) => upToFifty(Math.ceil((of * hundredths) / 100));
  const shares = [70, 80, 90, 100, 108, 116, 124, 132];
  const veryLow = shares.map((hundredths) => share(very, hundredths));
  const extremelyLow = veryLow.map((limit, index) => {
    const sixty = limit * 6;
    const rest = sixty % 500;
    const nearest = (rest * 2 >= 500 ? sixty - rest + 500 : sixty - rest) / 10;
    let poverty = 15_060 + 5_380 * index;
    if (state === 'AK') poverty = 18_810 + 6_730 * index;
    if (state === 'HI') poverty = 17_310 + 6_190 * index;
    if (['PR', 'GU', 'VI', 'AS', 'MP'].includes(state)) poverty = 0;
    return [limit, Math.max(nearest, poverty)].toSorted((one, other) => one - other)[0] ?? 0;
  });
  return {
    fips,
    cells: [...extremelyLow, ...veryLow, ...shares.map((hundredths) => share(low, hundredths))],
  };
}

const file = new URL('../../../reference-data/hud-income-limits-fy2024.csv', import.meta.url);
const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);

describe('the income limits that come with the product', () => {
  it("agree with HUD's rules in all 4,594 areas, eight sizes and three tiers", async () => {
    const areas = await readShippedAreas();
    const found = areas.map(({ fips, limits: { extremelyLow, veryLow, low } }) => ({
      fips,
      cells: [...extremelyLow, ...veryLow, ...low],
    }));
    expect(found).toHaveLength(4_594);
    expect(found.flatMap(({ cells }) => cells)).toHaveLength(4_594 * 8 * 3);
    expect(found).toEqual(lines.map(readRules));
  });

  it('have the published figures for four people as they are', async () => {
    const areas = await readShippedAreas();
    const published = lines.map((line) => line.split(',').slice(-3).map(Number));
    expect(areas.map(({ limits }) => [limits.extremelyLow[3], limits.veryLow[3], limits.low[3]])).toEqual(
      published,
    );
  });

  it('name each area once, with its county and state', async () => {
    const areas = await readShippedAreas();
    expect(new Set(areas.map(({ fips }) => fips)).size).toBe(areas.length);
    expect(
      areas.filter(({ county, state, median }) => !county || !/^[A-Z]{2}$/.test(state) || !median),
    ).toEqual([]);
  });
});
