import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { variables } from './variables.ts';

const page = readFileSync(fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url)), 'utf8');

describe('docs/operations.md', () => {
  it.each(Object.entries(variables))(
    'describes %s as the product reads it',
    (name, { about, allowed, unset }) => {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``));
      const cells = row?.split('|').map((cell) => cell.trim());
      expect(cells?.slice(1, -1)).toEqual([`\`${name}\``, about, allowed, unset]);
    },
  );
});
