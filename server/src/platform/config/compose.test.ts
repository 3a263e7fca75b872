import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { variables } from './variables.ts';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${name}`, import.meta.url)), 'utf8');
const compose = read('compose.yaml');
const example = read('.env.example');

/** What compose.yaml decides itself, and why an operator has nothing to say about it. */
const setByCompose = {
  NODE_ENV: 'the image is production',
  PROCESS_ROLE: 'each service has its own',
  PORT: 'inside the container; the port outside is in `ports`',
  HOST: 'inside the container',
  DATA_DIR: 'the volume of the image',
  DATABASE_URL: 'the database of compose.yaml',
  DATABASE_APP_URL: 'the database of compose.yaml',
  DATABASE_DIRECT_URL: 'the database of compose.yaml',
  KEYS_FILE: 'the secret of compose.yaml',
  CLAMD_URL: 'the scanner of compose.yaml',
};

const [, block = ''] = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(compose) ?? [];
const passed = new Map(
  [...block.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const passedOn = [...passed].filter(([name, value]) => value.startsWith(`\${${name}:`)).map(([name]) => name);

describe('compose.yaml', () => {
  it('passes on every variable of the product that it does not set itself', () => {
    const expected = Object.keys(variables).filter((name) => !(name in setByCompose));
    expect(passedOn.toSorted()).toEqual(expected.toSorted());
  });

  it('names no variable that the product does not know', () => {
    expect([...passed.keys()].filter((name) => !(name in variables))).toEqual([]);
  });

  it('asks only for variables that .env.example shows', () => {
    const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
    const shown = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
    expect([...asked].filter((name) => !shown.has(name))).toEqual([]);
  });

  it('marks in .env.example what it sets itself', () => {
    const lines = example.split('\n');
    const marked: string[] = [];
    let left = 0;
    for (const line of lines) {
      const name = /^(?:# )?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1];
      const [, count] = /^# \(compose sets (it|these two|these three)/.exec(line) ?? [];
      if (count !== undefined) left = { it: 1, 'these two': 2, 'these three': 3 }[count] ?? 0;
      if (name === undefined || left === 0) continue;
      marked.push(name);
      left -= 1;
    }
    expect(marked.toSorted()).toEqual(Object.keys(setByCompose).toSorted());
  });

  it('starts with the values of .env.example', () => {
    const given = new Map(
      [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    const env = Object.fromEntries(
      [...passed].map(([name, value]) => [
        name,
        value.replaceAll(
          /\$\{([A-Z0-9_]+):([-?])([^}]*)\}/g,
          (_all, asked: string, mark: string, rest: string) => {
            const answer = given.get(asked);
            if (answer === undefined && mark === '?') throw new Error(`.env.example does not set ${asked}.`);
            return answer ?? rest;
          },
        ),
      ]),
    );
    expect(readConfig({ NODE_ENV: 'production', ...env })).toMatchObject({
      publicUrl: 'https://aid.example.org',
      database: { ownerUrl: 'postgres://handrail:change-me@database:5432/handrail' },
    });
  });
});
