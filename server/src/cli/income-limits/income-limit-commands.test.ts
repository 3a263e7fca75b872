import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHudApi } from '../../adapters/income-limits/hud-api.ts';
import { findAreaAsOf, loadShippedLimits } from '../../modules/income-limits/index.ts';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import { buildHudRow, toHudCsv, toHudTable } from '../../testing/hud-file.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { startHudServer, type HudServer } from '../../testing/servers/hud-server.ts';
import { type BarePartner, insertBarePartner, useTrustWorld } from '../../testing/worlds/trust-world.ts';
import { writeWorkbook } from '../../testing/write-workbook.ts';
import { runCommandLine } from '../run-command-line.ts';
import { createIncomeLimitCommands } from './income-limit-commands.ts';

const world = useTrustWorld();
const folder = mkdtempSync(join(tmpdir(), 'handrail-limits-'));
let partner: BarePartner;
let hud: HudServer;

const kings = { fips: '3604799999', county_name: 'Kings County' };
const county = (fips_code: string, county_name: string) => ({
  fips_code,
  county_name,
  town_name: county_name,
});

beforeAll(async () => {
  world().openKeys();
  partner = await insertBarePartner(world().database);
  await withDatabaseLock(world().database.ownerUrl, 'content', (owner) =>
    loadShippedLimits(owner, new Date()),
  );
  hud = await startHudServer('hud-token', {
    NY: [
      { ...county(kings.fips, kings.county_name), answers: { base: 70_000 } },
      { ...county('3600199999', 'Albany County'), answers: { status: 404 } },
    ],
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await hud.close();
});

async function handrail(...words: string[]) {
  const { database, dataDir } = world();
  const printed: string[] = [];
  const complained: string[] = [];
  const env = {
    ...{ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl, LOG_LEVEL: 'warn' },
    ...{ HUD_API_TOKEN: 'hud-token', HUD_API_URL: hud.url },
  };
  const code = await runCommandLine(createIncomeLimitCommands(createHudApi), ['income-limits', ...words], {
    env,
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed, complained };
}

const write = (name: string, content: Buffer) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const contextOf = (partnerId: string) => buildSystemContext(world().database, { partnerId });
const lowOf = async (day: string) =>
  (await findAreaAsOf(contextOf(partner.partnerId), kings.fips, day))?.incomeLimit.limits.low[3]?.incomeLimit;

describe('an operator', () => {
  it('sees in a dry run what a file would change, and nothing changes', async () => {
    const file = write('Section8-FY25.csv', toHudCsv([buildHudRow(), buildHudRow({ fips: '0911099999' })]));
    const { code, printed } = await handrail('import', file, '--year', '2025');
    expect(code).toBe(0);
    expect(printed[0]).toBe(
      'Compared with the limits of 2024: 1 added, 1 changed, 4593 dropped, 0 unchanged.',
    );
    expect(printed).toContain('  added    Kings County, NY (0911099999)');
    expect(printed).toContain('  and 4553 more');
    expect(printed.find((line) => line.startsWith('  changed'))).toBe(
      '  changed  Kings County, NY (3604799999): at most -58.6 %, low for 8 from 164250 to 68000',
    );
    expect(printed.at(-1)).toBe('This was a dry run. Add --apply to import it.');
    expect((await handrail('list')).printed).toHaveLength(1);
  });

  it('imports a workbook for every partner, from its first day on', async () => {
    const before = await lowOf('2025-03-31');
    const file = write('Section8-FY25.xlsx', writeWorkbook(toHudTable([buildHudRow()])));
    const { code, printed } = await handrail('import', file, '--year', '2025', '--apply');
    expect({ code, last: printed.at(-1) }).toEqual({
      code: 0,
      last: 'Imported: 1 area of 2025, in force from 2025-04-01 on.',
    });
    expect(await readAudit(partner)).toContainEqual(
      expect.objectContaining({ action: 'importIncomeLimits', entityType: 'installation' }),
    );
    expect(await lowOf('2025-04-01')).toBe(64_000);
    expect(await lowOf('2025-03-31')).toBe(before);
    expect((await handrail('list')).printed).toEqual([
      expect.stringMatching(/^2025: 1 area from 2025-04-01 on, Section8-FY25\.xlsx, imported 20/),
      expect.stringMatching(/^2024: 4,?594 areas from 2024-04-01 on, HUD, fiscal year 2024/),
    ]);
    expect(await handrail('import', file, '--year', '2025', '--apply')).toMatchObject({
      code: 1,
      complained: ['Exactly these limits are on file already.'],
    });
  });

  it('reads which lines are wrong, and nothing changes', async () => {
    const file = write('broken.csv', toHudCsv([buildHudRow(), buildHudRow({ l80_2: 'n/a' })]));
    const { code, complained } = await handrail('import', file, '--year', '2025', '--apply');
    expect({ code, complained }).toEqual({
      code: 1,
      complained: [
        'Line 3: Area 3604799999 is in line 2 already.',
        'Line 3: l80_2 is "n/a", which is not an amount in whole dollars.',
        'Nothing was changed.',
      ],
    });
    expect((await handrail('list')).printed).toHaveLength(2);
  });

  it('imports for one partner, on record', async () => {
    const file = write('own.csv', toHudCsv([buildHudRow({ l80_4: 64_500 })]));
    const words = ['import', file, '--year', '2025', '--effective', '2025-05-01', '--apply'];
    expect((await handrail(...words, '--partner', partner.externalId)).code).toBe(0);
    expect(await lowOf('2025-05-01')).toBe(64_500);
    expect((await handrail('list', partner.externalId)).printed[0]).toMatch(/for this partner$/);
    expect(await readAudit(partner)).toContainEqual(
      expect.objectContaining({ action: 'importIncomeLimits' }),
    );
  });

  it("lets a partner use the installation's limits again, on record", async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await lowOf(today)).toBe(64_500);
    expect((await handrail('use-shared', partner.externalId)).code).toBe(0);
    expect(await lowOf(today)).toBe(64_000);
    expect(await readAudit(partner)).toContainEqual(
      expect.objectContaining({ action: 'returnToSharedLimits' }),
    );
    expect(await handrail('use-shared', partner.externalId)).toMatchObject({
      code: 1,
      complained: ["You are already using the operator's limits."],
    });
    expect((await handrail('use-shared')).code).toBe(2);
  });

  it("imports with HUD's API, and without the counties that fail only when told to", async () => {
    const failed = await handrail('fetch', '--year', '2026', '--apply');
    expect(failed).toMatchObject({
      code: 1,
      complained: ['HUD did not answer for Albany County, NY (404).', 'Nothing was changed.'],
    });
    const words = ['fetch', '--year', '2026', '--states', 'ny', '--without-failed', '--apply'];
    expect((await handrail(...words)).printed.at(-1)).toBe(
      'Imported: 1 area of 2026, in force from 2026-04-01 on.',
    );
  });

  it.each([
    [['import', 'x.csv']],
    [['import', '--year', '2025']],
    [['import', 'x.csv', '--year', '25']],
    [['fetch']],
  ])('is told how to say it: %s', async (words) => {
    expect((await handrail(...words)).code).toBe(2);
  });
});
