import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@handrail/programs';
import { commands } from '../../cli/commands.ts';
import { runCommandLine } from '../../cli/run-command-line.ts';
import { buildProvider } from '../../testing/saml/identity-provider.ts';
import { insertBarePartner, useTrustWorld } from '../../testing/worlds/trust-world.ts';

const world = useTrustWorld();
let partner = '';
let folder = '';
let metadataFile = '';
let bodyFile = '';
let programFile = '';

const partnerFile = fileURLToPath(new URL('../../../../docs/how-to/partner.example.json', import.meta.url));
const programKey = catalogue[0]?.key ?? '';

/** What each command is told, after its noun and verb. A new command needs a line of its own. */
const words: Record<string, () => string[]> = {
  'keys create': () => [],
  'keys rotate': () => [],
  'keys add': () => [],
  'keys rewrap': () => [],
  'keys rotate-data': () => [],
  'audit verify': () => [partner],
  'audit checkpoint': () => [],
  'db migrate': () => [],
  'sso set': () => [partner, '--tenant', 'staff', '--metadata', metadataFile],
  'sso show': () => [partner],
  'staff invite': () => [partner, '--email', 'ada@example.org'],
  'notices show': () => [partner],
  'notices set': () => [
    ...[partner, '--kind', 'application-submitted'],
    ...['--subject', 'We have it', '--body-file', bodyFile],
  ],
  'notices remind': () => [partner, '--days', '5'],
  'partner apply': () => [partnerFile],
  'partner export': () => [partner],
  'partner list': () => [],
  'partner feature': () => [partner],
  'partner schema': () => [],
  'program list': () => [],
  'program check': () => [programFile],
  'program preview': () => [programKey],
  'program export': () => [programKey],
  'program new': () => ['heat-help', '--into', folder],
};

beforeAll(async () => {
  const { database, dataDir } = world();
  partner = (await insertBarePartner(database)).externalId;
  folder = dataDir;
  metadataFile = write('provider.xml', buildProvider().metadata);
  bodyFile = write('body.txt', 'Thank you for applying to {{programName}}.');
  programFile = write('program.json', JSON.stringify(catalogue[0]));
  write('catalogue.ts', 'export const catalogue = [\n];\n');
});

describe('with a single connection', () => {
  it.each(commands.map(({ noun, verb }) => `${noun} ${verb}`))(
    'the command %s does its work',
    async (name) => {
      const complained: string[] = [];
      const given = words[name]?.();
      const code = await runCommandLine(commands, [...name.split(' '), ...(given ?? ['no', 'example'])], {
        env: {
          ...{ NODE_ENV: 'test', LOG_LEVEL: 'warn', DATA_DIR: world().dataDir },
          ...{ DATABASE_URL: world().database.ownerUrl, DATABASE_POOL_SIZE: '1' },
        },
        print: () => undefined,
        complain: (line) => complained.push(line),
      });
      expect({ code, complained }).toEqual({ code: 0, complained: [] });
    },
  );
});

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
