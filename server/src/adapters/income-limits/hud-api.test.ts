import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHudServer, type HudServer } from '../../testing/servers/hud-server.ts';
import { createHudApi } from './hud-api.ts';

const token = 'a-token';
let hud: HudServer;
beforeAll(async () => {
  const kings = { fips_code: '3604799999', county_name: 'Kings County', town_name: 'Kings County' };
  const albany = { fips_code: '3600199999', county_name: 'Albany County', town_name: 'Albany County' };
  const hanover = { fips_code: '3300933860', county_name: 'Grafton County', town_name: 'Hanover town' };
  hud = await startHudServer(token, {
    NY: [
      { ...kings, answers: { base: 40_000 } },
      { ...albany, answers: { status: 500 } },
    ],
    NH: [
      { ...hanover, answers: { base: 30_000 } },
      { ...hanover, fips_code: '3300999999', town_name: 'Hanover gore', answers: { status: 404 } },
    ],
  });
});
afterAll(() => hud.close());

const open = (given = token) => createHudApi({ url: hud.url, token: given, timeoutMs: 5_000 });
const eight = (first: number) => [1, 2, 3, 4, 5, 6, 7, 8].map((size) => first + size * 100);

describe("HUD's API", () => {
  it('gives every county and town of a year, and says which calls failed', async () => {
    const { areas, failures } = await open().fetchYear(2025);
    expect(areas).toEqual([
      {
        ...{ fips: '3604799999', state: 'NY', county: 'Kings County', town: '', areaName: 'A HUD area' },
        median: 80_000,
        limits: { extremelyLow: eight(20_000), veryLow: eight(40_000), low: eight(60_000) },
      },
      expect.objectContaining({ fips: '3300933860', state: 'NH', town: 'Hanover town' }),
    ]);
    expect(failures).toEqual([
      { area: 'Albany County, NY', why: '500' },
      { area: 'Hanover gore, Grafton County, NH', why: '404' },
    ]);
    expect(hud.asked).toContain('/il/data/3604799999?year=2025');
    expect(hud.asked.filter((path) => path.includes('3600199999'))).toHaveLength(3);
  });

  it('gives some states alone', async () => {
    const { areas } = await open().fetchYear(2025, ['NH']);
    expect(areas.map(({ state }) => state)).toEqual(['NH']);
  });

  it('ends at a token that is refused, without saying it', async () => {
    await expect(open('another').fetchYear(2025)).rejects.toThrow(
      'HUD does not accept the token in HUD_API_TOKEN.',
    );
  });

  it('says so when a state cannot be listed or its answer is in another form', async () => {
    expect((await open().fetchYear(2025, ['ZZ'])).failures).toEqual([
      { area: 'ZZ', why: 'not in the expected form' },
    ]);
  });
});
