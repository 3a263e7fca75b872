import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { OperatorError } from '../platform/errors/operator-error.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

const greet: Command = {
  noun: 'people',
  verb: 'greet',
  argument: 'name',
  options: ['in'],
  summary: 'Say hello',
  run: ({ print }, name, { in: language }) => {
    if (name === 'nobody') throw new OperatorError('There is nobody to greet');
    if (name === 'library') throw Object.assign(new Error('password hunter2 is wrong'), { code: '28P01' });
    if (name === 'file') throw Object.assign(new Error('x'), { code: 'ENOENT', path: '/var/lib/x.json' });
    if (name === 'network')
      throw Object.assign(new Error('x'), { code: 'ETIMEDOUT', address: '10.0.0.9', port: 25 });
    if (name === 'surprise') throw new TypeError('hunter2 is not a function');
    print(`${language === 'spanish' ? 'Hola' : 'Hello'} ${name ?? 'everyone'}`);
    return Promise.resolve(0);
  },
};

describe('the command line', () => {
  it.each([
    [['people', 'greet'], 'Hello everyone'],
    [['people', 'greet', 'Ana'], 'Hello Ana'],
    [['people', 'greet', 'Ana', '--in', 'spanish'], 'Hola Ana'],
  ])('runs the command that %j names', async (words, line) => {
    expect(await run([greet], words)).toEqual({ code: 0, printed: line, complained: '' });
  });

  it('prints every command when asked for help', async () => {
    const { code, printed } = await run(commands, ['help']);
    expect(code).toBe(0);
    for (const { noun, verb } of commands) expect(printed).toContain(`  ${noun} ${verb}`);
  });

  it('says which version it is', async () => {
    expect(await run(commands, ['version'])).toEqual({ code: 0, printed: manifest.version, complained: '' });
  });

  it.each([
    [[]],
    [['people']],
    [['people', 'insult']],
    [['people', 'greet', 'Ana', 'Bo']],
    [['people', 'greet', '--to', 'Ana']],
  ])('answers %j with the usage and exit code 2', async (words) => {
    const { code, printed, complained } = await run([greet], words);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complained).toContain('people greet [name] [--in ...]  Say hello');
  });

  it.each([
    [['people'], 'After "people" comes one of: greet.'],
    [['poeple', 'great'], 'There is no command "poeple great". Did you mean "people greet"?'],
    [['people', 'insult'], 'There is no command "people insult".'],
    [['--in', 'spanish'], 'There is no command "--in spanish".'],
    [['people', 'greet', 'Ana', 'Bo'], 'people greet: "Bo" is one word too many.'],
    [['people', 'greet', '--im', 'x'], 'people greet: unknown option --im; did you mean --in?'],
    [['people', 'greet', '--loudly'], 'people greet: unknown option --loudly; it takes --in.'],
    [['people', 'greet', '--in'], 'people greet: --in needs a value.'],
  ])('names what is wrong with %j', async (words, fault) => {
    const { code, complained } = await run([greet], words);
    expect({ code, first: complained.split('\n')[0] }).toEqual({ code: 2, first: fault });
  });

  it('answers a failure with its message and exit code 1', async () => {
    expect(await run([greet], ['people', 'greet', 'nobody'])).toEqual({
      code: 1,
      printed: '',
      complained: 'There is nobody to greet',
    });
  });

  it.each([
    ['library', 'The database refused the password. Check DATABASE_URL. (28P01)'],
    ['file', 'A file or folder is missing. Check the path. (ENOENT /var/lib/x.json)'],
    ['network', 'Check the addresses and the firewall. (ETIMEDOUT 10.0.0.9:25)'],
    ['surprise', 'This failed unexpectedly: TypeError\n  at '],
  ])('answers the failure of a %s in our own words', async (name, words) => {
    const { code, complained } = await run([greet], ['people', 'greet', name]);
    expect(code).toBe(1);
    expect(complained).toContain(words);
    expect(complained).not.toContain('hunter2');
  });
});

async function run(known: readonly Command[], words: readonly string[]) {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runCommandLine(known, words, {
    env: {},
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}
