import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { variables } from './variables.ts';

const file = fileURLToPath(new URL('../../../../.env.example', import.meta.url));
const lines = readFileSync(file, 'utf8').split('\n');
const entries = lines.flatMap((line) => {
  const [, hash, name, value] = /^(# )?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
  return name === undefined || value === undefined ? [] : [{ name, value, isSet: hash === undefined }];
});

describe('.env.example', () => {
  it('names every variable of the product once, and beyond them only what compose.yaml asks for', () => {
    const names = entries.map(({ name }) => name).sort();
    expect(names).toEqual([...Object.keys(variables), 'POSTGRES_PASSWORD'].sort());
  });

  it('shows values that a production start accepts', () => {
    const all = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    const set = Object.fromEntries(
      entries.filter(({ isSet }) => isSet).map(({ name, value }) => [name, value]),
    );
    expect(readConfig(all).publicUrl).toBe('https://aid.example.org');
    expect(readConfig(set).publicUrl).toBe('https://aid.example.org');
  });
});
