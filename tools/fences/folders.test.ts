import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../testing/read-sources.ts';

/** More than this in one folder, and nobody finds a file by reading the list. */
const most = 40;

/** One page a decision: they are found by their number. */
const numbered = ['docs/decisions', 'server/migrations'];

describe('a folder', () => {
  it('holds at most forty files, so that its subfolders say what is where', () => {
    expect(listCrowded(listFiles(/./))).toEqual([]);
  });

  it('is seen to hold too many, on a planted violation', () => {
    const files = Array.from({ length: most + 1 }, (_, n) => `ui/src/parts/part-${String(n)}.tsx`);
    expect(listCrowded([...files, 'ui/src/index.ts'])).toEqual(['ui/src/parts: 41 files']);
  });
});

function listCrowded(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > most && !numbered.includes(folder))
    .map(([folder, count]) => `${folder}: ${String(count)} files`);
}
