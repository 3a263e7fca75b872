import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edits } from './dev.drill.ts';

describe('what the drill of npm run dev edits', () => {
  it.each(Object.values(edits))('is still in $file', ({ file, from }) => {
    expect(readFileSync(file, 'utf8')).toContain(from);
  });
});
