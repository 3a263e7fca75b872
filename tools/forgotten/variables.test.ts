import { describe, expect, it } from 'vitest';
import { readSources } from '../testing/read-sources.ts';

const config = 'server/src/platform/config/';
const sources = readSources(/^server\/src\/.*\.ts$/).filter(
  ({ file }) => !/\.test\.ts$|\/testing\//.test(file),
);
const inReading = sources.filter(({ file }) => file === `${config}read-config.ts`);

/** Part of the contract with operators, and said to be unused in docs/operations.md. */
const unusedYet = { smsUrl: 'text messages' };

const elsewhere = sources.filter(({ file }) => !file.startsWith(config));

describe('an environment variable', () => {
  it('is made into a setting', () => {
    const names = namesIn('variables.ts', /^ {2}([A-Z][A-Z0-9_]+): \{$/gm);
    expect(names.length).toBeGreaterThan(20);
    expect(listUnread(names, inReading)).toEqual([]);
  });

  it('has a setting that the product reads', () => {
    const settings = namesIn('config.ts', /^ {2}readonly (\w+)\??:/gm);
    expect(settings.length).toBeGreaterThan(10);
    expect(listUnread(settings, elsewhere)).toEqual(Object.keys(unusedYet));
  });

  it('is missed where nothing reads it', () => {
    const planted = [{ file: `${config}read-config.ts`, text: 'port: values.PORT' }];
    expect(listUnread(['PORT', 'HOST'], planted)).toEqual(['HOST']);
  });
});

function namesIn(file: string, pattern: RegExp): string[] {
  const text = sources.find((source) => source.file === config + file)?.text ?? '';
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function listUnread(names: readonly string[], readers: readonly { readonly text: string }[]): string[] {
  return names.filter((name) => !readers.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)));
}
