import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly engines?: { readonly node?: string };
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const { engines, overrides } = JSON.parse(read('package.json')) as {
  readonly engines: { readonly node: string };
  readonly overrides: Readonly<Record<string, unknown>>;
};
const oldestNode = semver.minVersion(engines.node)?.version ?? '';

describe('the lockfile', () => {
  // Otherwise an install works only on the kind of machine that wrote the file, and npm 10 refuses it everywhere.
  it('has the binaries of every platform', () => {
    expect(listMissing(packages)).toEqual([]);
  });

  it('notices a platform that is missing', () => {
    const planted = { 'node_modules/bundler': { optionalDependencies: { 'bundler-linux-arm64': '1.0.0' } } };
    expect(listMissing(planted)).toEqual(['bundler-linux-arm64, for node_modules/bundler']);
  });

  it('has no package that refuses the oldest Node.js we support', () => {
    expect(oldestNode).toBe('20.19.0');
    expect(listTooNew(packages)).toEqual([]);
  });

  it('notices a package that needs a newer Node.js', () => {
    const planted = { 'node_modules/modern': { engines: { node: '>=22' } } };
    expect(listTooNew(planted)).toEqual(['node_modules/modern needs Node.js >=22']);
  });

  it('is overridden only where the how-to says why', () => {
    const howTo = read('docs/how-to/update-a-dependency.md');
    expect(Object.keys(overrides).filter((name) => !howTo.includes(`| \`${name}\` `))).toEqual([]);
  });

  it('names no registry', () => {
    const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'));
    expect(named.map(([name]) => name)).toEqual([]);
  });
});

function listMissing(locked: Readonly<Record<string, LockedPackage>>): string[] {
  const names = new Set(Object.keys(locked).map((place) => place.replace(/^.*node_modules\//, '')));
  return Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name}, for ${place}`),
  );
}

function listTooNew(locked: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(locked).flatMap(([place, { engines: { node = '*' } = {} }]) =>
    semver.satisfies(oldestNode, node) ? [] : [`${place} needs Node.js ${node}`],
  );
}
