import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { features, flags, flagsOfFeatures } from '@handrail/engine';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Switches whose screens do not exist yet. Whoever builds them takes the line away. */
const awaited: Record<string, string> = {
  'claim-content': 'claiming',
};

/** Files that ask whether something is on. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(server|portal|console|ui|engine)\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.|\/(demo|testing|gql|generated|cli)\/|definition\/features\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .filter((text) =>
    /hasFeature|isFeatureOn|isFlagOn|flags\??\.evaluate|Feature\[\]|featuresOfMethods/.test(text),
  );

/** A feature also acts through the flag that can switch it off, and the flag through its feature. */
const namesOf = (key: string) => [
  key,
  ...Object.entries(flagsOfFeatures).flatMap(([feature, flag]) => (flag === key ? [feature] : [])),
];

const acts = (key: string) => namesOf(key).some((name) => sources.some((text) => text.includes(`'${name}'`)));

describe('features and flags', () => {
  it.each([...new Set([...features, ...flags])])('do something in the product: %s', (key) => {
    expect({ key, acts: acts(key) }).toEqual({ key, acts: !(key in awaited) });
  });

  it('are awaited only while they exist', () => {
    const known: readonly string[] = [...features, ...flags];
    expect(Object.keys(awaited).filter((key) => !known.includes(key))).toEqual([]);
  });
});
