import { readFileSync } from 'node:fs';
import { features, sayCount } from '@handrail/engine';
import { catalogue } from '@handrail/programs';
import { z } from 'zod';
import { toSettings } from '../app/to-settings.ts';
import {
  applyPartnerFile,
  parsePartnerFile,
  partnerFileSchema,
  readPartnerFile,
  switchFeature,
} from '../modules/partner-files/index.ts';
import { publishLibrary } from '../modules/programs/index.ts';
import { withDatabaseLock } from '../platform/db/with-database-lock.ts';
import { type Command, exitCodes, type ExitCode, type Terminal } from './command.ts';
import { getPartnerId } from './get-partner-id.ts';
import { type Installation, withInstallation } from './open-installation.ts';
import { readJson } from './read-json.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';

const standardInput = 0;

const applyFile: Command = {
  noun: 'partner',
  verb: 'apply',
  argument: 'file',
  switches: ['dry-run'],
  summary: 'Create or update a partner from its JSON file; --dry-run only shows what would change',
  run: (terminal, file, { 'dry-run': dryRun }) => {
    if (file === undefined) return misuse(terminal, "Give the partner's file.");
    const content = parsePartnerFile(
      readJson(readFileSync(file === '-' ? standardInput : file, 'utf8'), file),
    );
    const isDryRun = dryRun !== undefined;

    return withInstallation(terminal, async (installation) => {
      const visit = toVisit(installation);
      // An installation that was never started has no form yet.
      await withDatabaseLock(installation.ownerUrl, 'content', (owner) => publishLibrary(owner, catalogue));
      const { isNew, changes, leftAlone } = await applyPartnerFile(visit, content, { isDryRun });
      for (const line of changes) terminal.print(line);
      for (const what of leftAlone) terminal.print(`Not in the file, so not changed: ${what}.`);
      const count = sayCount(changes.length, 'change');
      if (changes.length === 0) terminal.print(`${content.id}: no changes.`);
      else if (isDryRun) terminal.print(`${content.id}: ${count} would be made. This was a dry run.`);
      else terminal.print(`${content.id}: ${isNew ? 'created' : count}.`);
      if (isNew && !isDryRun)
        terminal.print(`People find it at ${installation.config.publicUrl}/${content.id}`);
      return exitCodes.done;
    });
  },
};

const exportFile: Command = {
  noun: 'partner',
  verb: 'export',
  argument: 'partner',
  summary: 'Print a partner as a JSON file for "partner apply"',
  run: (terminal, partner) => {
    if (partner === undefined) return misuse(terminal, 'Give the partner.');
    return withInstallation(terminal, async (installation) => {
      terminal.print(JSON.stringify(await readPartnerFile(await enter(installation, partner)), null, 2));
      return exitCodes.done;
    });
  },
};

const listPartners: Command = {
  noun: 'partner',
  verb: 'list',
  summary: 'List the partners of this installation',
  run: (terminal) =>
    withInstallation(terminal, async (installation) => {
      const ids = await installation.database.listPartnerIds();
      if (ids.length === 0) terminal.print('There are no partners yet. Create one with "partner apply".');
      for (const id of ids) {
        const { id: externalId, name, programs = [] } = await readPartnerFile(await enter(installation, id));
        const open = programs.filter(({ status = 'Open' }) => status === 'Open').length;
        terminal.print(
          `${externalId}: ${name}, ${sayCount(programs.length, 'program')}, ${String(open)} open`,
        );
      }
      return exitCodes.done;
    }),
};

const switchFeatures: Command = {
  noun: 'partner',
  verb: 'feature',
  argument: 'partner',
  options: ['on', 'off', 'program'],
  summary: 'Turn a feature --on or --off for a partner or for one --program; without a feature, list them',
  run: (terminal, partner, { on, off, program }) => {
    if (partner === undefined) return misuse(terminal, 'Give the partner, and a feature with --on or --off.');
    return withInstallation(terminal, async (installation) => {
      const ctx = await enter(installation, partner);
      if (on !== undefined) await switchFeature(ctx, { feature: on, isOn: true, program });
      if (off !== undefined) await switchFeature(ctx, { feature: off, isOn: false, program });

      const file = await readPartnerFile(ctx);
      const owner = program === undefined ? file : file.programs?.find(({ name }) => name === program);
      if (!owner) throw new OperatorError(`There is no program "${program ?? ''}".`);
      for (const feature of features) {
        terminal.print(`${feature}: ${owner.features?.includes(feature) ? 'on' : 'off'}`);
      }
      return exitCodes.done;
    });
  },
};

const printSchema: Command = {
  noun: 'partner',
  verb: 'schema',
  summary: "Print the JSON Schema of a partner's file, for use in editors",
  run: (terminal) => {
    const schema = z.toJSONSchema(partnerFileSchema, { io: 'input', unrepresentable: 'any' });
    terminal.print(JSON.stringify(schema, null, 2));
    return Promise.resolve(exitCodes.done);
  },
};

/** What an operator can do about partners. */
export const partnerCommands: readonly Command[] = [
  applyFile,
  exportFile,
  listPartners,
  switchFeatures,
  printSchema,
];

async function enter(installation: Installation, partner: string) {
  return toVisit(installation).enter(await getPartnerId(installation.database, partner));
}

function toVisit(installation: Installation) {
  const { database, actor, requestId, keys, now, config } = installation;
  const visit = { actor, requestId, keys, now, settings: toSettings(config), publicDb: database.public };
  return {
    ...visit,
    enter: (partnerId: string) => ({
      ...visit,
      partnerId,
      db: database.partner({ partnerId, role: 'system' }),
    }),
  };
}

function misuse(terminal: Terminal, words: string): Promise<ExitCode> {
  terminal.complain(words);
  return Promise.resolve(exitCodes.wrongUsage);
}
