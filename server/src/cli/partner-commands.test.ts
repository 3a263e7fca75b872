import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { insertBarePartner, useTrustWorld } from '../testing/worlds/trust-world.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

const world = useTrustWorld();
const docs = new URL('../../../docs/how-to/', import.meta.url);
const example = JSON.parse(readFileSync(new URL('partner.example.json', docs), 'utf8')) as object;

describe('an operator', () => {
  it('creates a partner from the example of the documents, changes it, and prints it again', async () => {
    world().openKeys();
    const file = write('partner.json', example);
    expect((await handrail('partner', 'list')).printed).toContain('There are no partners yet.');

    const dry = await handrail('partner', 'apply', file, '--dry-run');
    expect(dry.printed).toContain('+ staff[ada@harbor-county.example].role: "admin"');
    expect(dry.printed).toContain('would be made. This was a dry run.');
    expect((await handrail('partner', 'list')).printed).toContain('There are no partners yet.');

    const made = await handrail('partner', 'apply', file);
    expect(made).toMatchObject({ code: 0, complained: '' });
    expect(made.printed).toContain('harbor-county: created.');
    expect((await handrail('partner', 'apply', file)).printed).toBe('harbor-county: no changes.');
    expect((await handrail('partner', 'list')).printed).toBe(
      'harbor-county: Harbor County Community Services, 2 programs, 2 open',
    );

    const exported = (await handrail('partner', 'export', 'harbor-county')).printed;
    const again = write('exported.json', JSON.parse(exported) as object);
    expect((await handrail('partner', 'apply', again)).printed).toBe('harbor-county: no changes.');
  });

  it('switches features on and off, and sees which are on', async () => {
    const { printed } = await handrail(
      'partner',
      'feature',
      'harbor-county',
      '--on',
      'w9',
      '--off',
      'claim-funds',
    );
    expect(printed).toContain('w9: on');
    expect(printed).toContain('claim-funds: off');
    const ofProgram = await handrail(
      'partner',
      'feature',
      'harbor-county',
      '--program',
      'Heat Help',
      '--on',
      'w9',
    );
    expect(ofProgram.printed).toContain('w9: on');
    expect(ofProgram.printed).toContain('check: off');
    expect(await handrail('partner', 'feature', 'harbor-county', '--on', 'teleport')).toMatchObject({
      code: 1,
    });
  });

  it('is told everything that is wrong with a file, line by line', async () => {
    const file = write('wrong.json', { ...example, timeZone: 'Mars', name: 7 });
    const { code, complained } = await handrail('partner', 'apply', file);
    expect(code).toBe(1);
    expect(complained.split('\n')).toEqual([
      'name: 7 is not allowed here. Allowed: one line of text that is not empty.',
      'timeZone: "Mars" is not allowed here. Allowed: the name of a time zone, such as America/New_York.',
    ]);
    writeFileSync(file, '{\n  "id": "x",\n}');
    expect((await handrail('partner', 'apply', file)).complained).toContain('line 3: this is not valid JSON');
  });

  it('lists a partner that was made in another way', async () => {
    const { externalId } = await insertBarePartner(world().database);
    expect((await handrail('partner', 'list')).printed).toContain(
      `${externalId}: A partner, 0 programs, 0 open`,
    );
  });
});

describe("the page about a partner's file", () => {
  it('explains every member that the file may have', async () => {
    const page = readFileSync(new URL('add-a-partner.md', docs), 'utf8');
    const schema = JSON.parse((await handrail('partner', 'schema')).printed) as object;
    const members = listMembers(schema);
    expect(members).toContain('maxFundingAmountCents');
    expect(
      members.filter((member) => !new RegExp(`[\`.]${member.replace('$', '\\$')}[\`.]`).test(page)),
    ).toEqual([]);
  });
});

/** The names of all members that a JSON Schema allows. */
function listMembers(schema: object): string[] {
  return Object.entries(schema).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    return [...(name === 'properties' ? Object.keys(value) : []), ...listMembers(value)];
  });
}

function write(name: string, content: object): string {
  const file = join(world().dataDir, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

async function handrail(...words: string[]) {
  const { database, dataDir } = world();
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runCommandLine(commands, words, {
    env: { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl, LOG_LEVEL: 'warn' },
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}
