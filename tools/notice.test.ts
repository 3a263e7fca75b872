import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const notice = readFileSync(path.join(root, 'NOTICE'), 'utf8');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** As NOTICE lists them. */
const permissive = /\(([^)]*)\)/.exec(notice)?.[1]?.split(/,\s+/) ?? [];

describe('NOTICE', () => {
  it('lists the permissive licenses, and names every production package under another one', () => {
    expect(permissive).toContain('MIT');
    expect(listUnnamed(packages)).toEqual([]);
  });

  it('notices a package that it does not name', () => {
    const planted = {
      'node_modules/greedy': { license: 'AGPL-3.0' },
      'node_modules/unlicensed': {},
      'node_modules/only-for-tests': { license: 'AGPL-3.0', dev: true },
    };
    expect(listUnnamed(planted)).toEqual(['greedy: AGPL-3.0', 'unlicensed: no license']);
  });
});

function listUnnamed(locked: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(locked).flatMap(([place, { license = 'no license', dev, link }]) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    if (name === undefined || dev || link || permissive.some((each) => license === each)) return [];
    return isNamed(name) ? [] : [`${name}: ${license}`];
  });
}

function isNamed(name: string): boolean {
  return notice.includes(name) || (name.startsWith('@img/sharp-') && notice.includes('@img/sharp-*'));
}
