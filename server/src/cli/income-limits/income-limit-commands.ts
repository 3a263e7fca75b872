import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sayCount } from '@handrail/engine';
import {
  assertFaultless,
  checkFetched,
  type IncomeLimitSet,
  listInstallationSets,
  listLimitSets,
  readLimitsFile,
  returnToSharedLimits,
} from '../../modules/income-limits/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { IncomeLimitSource } from '../../ports/income-limit-source.ts';
import { type Command, exitCodes } from '../command.ts';
import { withInstallation } from '../open-installation.ts';
import { enter, planOrImport } from './plan-or-import.ts';
import { misuse, readWhen } from './read-when.ts';
import { sayFaultsOf } from './say-faults-of.ts';

type OpenSource = (settings: NonNullable<Config['hudApi']>) => IncomeLimitSource;

/** What an operator can do about income limits; HUD's API is reached through what is given. */
export function createIncomeLimitCommands(openSource: OpenSource): readonly Command[] {
  return [importFile, createFetch(openSource), list, goBack];
}

const options = ['year', 'effective', 'partner'];

const importFile: Command = {
  noun: 'income-limits',
  verb: 'import',
  argument: 'file',
  options,
  switches: ['apply'],
  summary:
    "Show what HUD's Section 8 file (.xlsx or .csv) of --year would change; --apply imports it, for every partner or for --partner",
  run: async (terminal, file, given) => {
    const when = readWhen(given);
    if (file === undefined || when === undefined)
      return misuse(terminal, 'Give the file and its --year, such as --year 2025.');
    const { areas, faults } = await readLimitsFile(readFileSync(file), when.year);
    if (faults.length > 0) return sayFaultsOf(terminal, faults);
    return withInstallation(terminal, (installation) =>
      planOrImport(terminal, installation, { ...when, source: basename(file), areas }, given),
    );
  },
};

const createFetch = (openSource: OpenSource): Command => ({
  noun: 'income-limits',
  verb: 'fetch',
  options: [...options, 'states'],
  switches: ['apply', 'without-failed'],
  summary: "The same with HUD's API, for all states or for --states NY,NJ; it takes a second for each county",
  run: (terminal, _argument, given) => {
    const when = readWhen(given);
    if (when === undefined) return misuse(terminal, 'Give the --year, such as --year 2025.');
    return withInstallation(terminal, async (installation) => {
      const { hudApi } = installation.config;
      if (!hudApi) return misuse(terminal, 'Set HUD_API_TOKEN to the token that HUD USER gave you.');
      const hud = openSource(hudApi);
      const states = given.states?.toUpperCase().split(',');
      const { areas, faults } = checkFetched(await hud.fetchYear(when.year, states));
      if (faults.length > 0) {
        const code = sayFaultsOf(terminal, faults);
        if (given['without-failed'] === undefined) return code;
      }
      if (areas.length === 0) assertFaultless([{ line: 0, kind: 'noRows' }]);
      return planOrImport(terminal, installation, { ...when, source: hud.source, areas }, given);
    });
  },
});

const list: Command = {
  noun: 'income-limits',
  verb: 'list',
  argument: 'partner',
  summary: 'List the income limits on file, those of the installation or also those of a partner',
  run: (terminal, partner) =>
    withInstallation(terminal, async (installation) => {
      const sets =
        partner === undefined
          ? await listInstallationSets(installation.database.public)
          : await listLimitSets(await enter(installation, partner));
      if (sets.length === 0)
        terminal.print('There are no income limits yet. Start the product once, or import a file.');
      for (const set of sets) terminal.print(saySet(set));
      return exitCodes.done;
    }),
};

const goBack: Command = {
  noun: 'income-limits',
  verb: 'use-shared',
  argument: 'partner',
  summary: "Let a partner use the installation's limits again from today on, instead of its own",
  run: async (terminal, partner) => {
    if (partner === undefined) return misuse(terminal, 'Give the partner, such as bayview-college-fund.');
    return withInstallation(terminal, async (installation) => {
      await returnToSharedLimits(await enter(installation, partner));
      terminal.print('From today on, the limits of the installation count. Its own stay on file.');
      return exitCodes.done;
    });
  },
};

function saySet({ year, source, effectiveFrom, importedAt, areaCount, isShared }: IncomeLimitSet): string {
  const imported = importedAt.toISOString().slice(0, 10);
  return `${year}: ${sayCount(areaCount, 'area')} from ${effectiveFrom} on, ${source}, imported ${imported}${isShared ? '' : ' for this partner'}`;
}
