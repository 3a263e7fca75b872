import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkProgram, type ProgramDefinition } from '@handrail/engine';
import { catalogue } from '@handrail/programs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../run-command-line.ts';
import { programCommands } from './program-commands.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'handrail-programs-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('program check', () => {
  it('says of a sound program what it consists of and how hard it is to read', async () => {
    const { code, printed } = await handrail(
      'check',
      path.join(root, 'programs/src/housing-voucher/housing-voucher.ts'),
    );
    expect(code).toBe(0);
    expect(printed).toContain('housing-voucher, version 5: no faults.\n4 sections, 10 questions');
    expect(printed).toMatch(/Reading grade \d/);
  });

  it('checks each program of a module that has several', async () => {
    const { code, printed } = await handrail(
      'check',
      path.join(root, 'programs/src/emergency-aid/emergency-aid.ts'),
    );
    expect(code).toBe(0);
    expect(printed).toContain('emergency-aid-alumni, version 4: no faults.');
    expect(printed).toContain('emergency-aid-technical-college, version 4: no faults.');
  });

  it('names the path of each fault, where it is in the form and the fix', async () => {
    const { code, complained } = await handrail('check', writeJson('faulty.json', faulty));
    expect(code).toBe(1);
    expect(complained).toBe(
      [
        `${path.join(folder, 'faulty.json')} has 2 faults:`,
        '  sections[0].questionGroups[0].questions[0].fields[1].dynamicLogic.eq[0]',
        '    in section "home", group "home", question "rent", field "rent.late"',
        '    no answer "rent.amout", did you mean "rent.amount"?',
        '    Fix: Write "rent.amount".',
        '  introPages[0].body',
        '    in intro page "welcome"',
        '    unknown placeholder {{partner}}',
        '    Fix: Use a name from engine/src/definition/copy.ts, such as {{partnerName}}.',
      ].join('\n'),
    );
  });

  it.each([
    ['nothing.json', undefined, 'There is no file nothing.json. Give a .json file or a .ts file.'],
    ['broken.json', '{\n  "key": "a",\n}', 'line 3: this is not valid JSON.'],
    ['empty.ts', 'export const number = 1;', 'exports no program. Export what defineProgram returns.'],
  ])('says what is wrong with %s', async (name, content, message) => {
    const file = content === undefined ? name : path.join(folder, name);
    if (content !== undefined) writeFileSync(file, content);
    const { code, complained } = await handrail('check', file);
    expect(code).toBe(1);
    expect(complained).toContain(message);
  });
});

describe('program preview', () => {
  it('prints pages, sections, questions, fields, options and conditions in words', async () => {
    const { code, printed } = await handrail('preview', 'rental-assistance');
    expect(code).toBe(0);
    for (const line of [
      'INTRO who-is-eligible (steps): Who is eligible?',
      'SECTION adminOnly: (no name)\n  Only staff see it.',
      '  GROUP landlord: Your landlord\n    Shown when “Home address” is not yes.',
      '    QUESTION publicBenefits: Does your household get public benefits?',
      '      Can be skipped.',
      '      * Gender [RadioList, required] demographics.gender\n        - Female = female',
      '      Shown when “Did anyone in your household get unemployment benefits after March 13, 2020?” is “No” and “Higher costs since March 2020” includes “None of these”.',
      '        Calculated: “Income each month” times 12.',
      'AFTER SUBMITTING: What happens next?\n  - Application review:',
      'STATUS Denied: Not approved',
    ])
      expect(printed).toContain(line);
  });

  it.each(catalogue.map(({ key }) => [key]))('prints each question of %s', async (key) => {
    const { printed } = await handrail('preview', key);
    const asked = catalogue
      .find((definition) => definition.key === key)
      ?.sections.flatMap(({ questionGroups }) => questionGroups.flatMap(({ questions }) => questions));
    for (const question of asked ?? [])
      expect(printed).toContain(`QUESTION ${question.key}: ${question.copy.title}`);
    expect(printed).not.toContain('[object Object]');
    expect(printed).not.toContain('undefined');
  });

  it('lists the keys there are when there is none like that', async () => {
    const { code, complained } = await handrail('preview', 'heat-help');
    expect(code).toBe(1);
    expect(complained).toContain('The catalog has no program "heat-help". It has:\n  capital-readiness\n');
  });
});

describe('program export', () => {
  it('prints JSON that is the program and that "program check" takes', async () => {
    const { printed } = await handrail('export', 'mobility-pilot');
    const definition = catalogue.find(({ key }) => key === 'mobility-pilot');
    expect(JSON.parse(printed)).toEqual(definition);
    expect((await handrail('check', writeJson('pilot.json', definition))).code).toBe(0);
  });
});

describe('program new', () => {
  const starters = [
    'heat-help/about-you-section.ts',
    'heat-help/heat-help.answers.ts',
    'heat-help/heat-help.test.ts',
    'heat-help/heat-help.ts',
  ];

  it('adds a program with one folder and one line of the catalogue', async () => {
    const room = path.join(folder, 'programs/src');
    cpSync(path.join(root, 'programs'), path.join(folder, 'programs'), { recursive: true });
    cpSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const before = readRoom(room);

    const { code, printed } = await handrail('new', 'heat-help', '--into', room);
    expect(code).toBe(0);
    expect(printed).toContain(`Wrote ${path.join(room, 'heat-help/heat-help.ts')}`);
    expect(printed).toContain('To read it, run: npm run handrail -- program preview heat-help');

    const after = readRoom(room);
    expect([...after.keys()].filter((file) => !before.has(file)).sort()).toEqual(starters);
    expect(
      [...after.keys()].filter((file) => before.get(file) !== after.get(file) && before.has(file)),
    ).toEqual(['catalogue.ts']);
    const lines = after.get('catalogue.ts')?.split('\n') ?? [];
    expect(lines.filter((line) => !before.get('catalogue.ts')?.split('\n').includes(line))).toEqual([
      "export { heatHelp } from './heat-help/heat-help.ts';",
    ]);
    expect(lines[lines.indexOf("export { heatHelp } from './heat-help/heat-help.ts';") + 1]).toContain(
      'housing-voucher',
    );
  });

  it('makes a program that the catalogue has, that is sound and that someone can fill in', async () => {
    const extended = await load<{ readonly catalogue: readonly ProgramDefinition[] }>('index.ts');
    const added = extended.catalogue.find(({ key }) => key === 'heat-help');
    expect(extended.catalogue).toHaveLength(catalogue.length + 1);
    expect(checkProgram(added)).toEqual([]);
    const search = await load<Search>('testing/search/explore-program.ts');
    const { walks, unreached } = search.exploreProgram(added);
    expect(unreached).toEqual([]);
    expect(walks.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'Heat Help',
      '"Heat Help" is not a valid key. Use lowercase letters with dashes between the words, such as heat-help.',
    ],
    ['housing-voucher', 'already exists. Choose another key, or change that program and raise its version.'],
  ])('refuses %s and says why', async (key, message) => {
    const { code, complained } = await handrail('new', key);
    expect(code).toBe(1);
    expect(complained).toContain(message);
  });

  it('refuses a folder that holds no programs', async () => {
    const { complained } = await handrail('new', 'heat-help', '--into', path.join(root, 'server'));
    expect(complained).toContain('Give the programs folder with --into, such as programs/src.');
  });
});

describe('each of them', () => {
  it.each(['check', 'preview', 'export', 'new'])('%s asks for what it is about', async (verb) => {
    const { code, complained } = await handrail(verb);
    expect(code).toBe(2);
    expect(complained).toMatch(/^Give /);
  });
});

interface Search {
  readonly exploreProgram: (definition: unknown) => {
    readonly walks: readonly unknown[];
    readonly unreached: readonly unknown[];
  };
}

/** A module of the copy that a program was added to. */
async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(folder, 'programs/src', file)).href)) as Module;
}

const faulty = {
  key: 'faulty',
  version: 1,
  introPages: [{ key: 'welcome', layout: 'welcome', title: 'Hello', body: '{{partner}} helps.' }],
  sections: [
    {
      key: 'home',
      name: 'Home',
      questionGroups: [
        {
          key: 'home',
          questions: [
            {
              key: 'rent',
              copy: { title: 'Rent' },
              fields: [
                { type: 'Text', key: 'rent.amount', copy: 'Rent' },
                {
                  type: 'Text',
                  key: 'rent.late',
                  copy: 'Late',
                  dynamicLogic: { eq: [{ answer: 'rent.amout' }, '1'] },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

function writeJson(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** The files of a room with what they hold. */
function readRoom(room: string): Map<string, string> {
  return new Map(
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(room, file), readFileSync(file, 'utf8')]),
  );
}

async function handrail(verb: string, ...words: readonly string[]) {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runCommandLine(programCommands, ['program', verb, ...words], {
    env: {},
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}
