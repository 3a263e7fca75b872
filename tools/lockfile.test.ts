import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

describe('the lockfile', () => {
  // Otherwise an install works only on the kind of machine that wrote the file, and npm 10 refuses it everywhere.
  it('has the binaries of every platform', () => {
    expect(listMissing(packages)).toEqual([]);
  });

  it('notices a platform that is missing', () => {
    const planted = { 'node_modules/bundler': { optionalDependencies: { 'bundler-linux-arm64': '1.0.0' } } };
    expect(listMissing(planted)).toEqual(['bundler-linux-arm64, for node_modules/bundler']);
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
