import { readdirSync, readFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';

describe('the schema', () => {
  it('has the types and operations of every module', () => {
    const source = readFileSync(new URL('schema.ts', import.meta.url), 'utf8');
    const imported = [...source.matchAll(/'\.\.\/(modules\/[^']+\.graphql\.ts)'/g)].map((match) => match[1]);
    const files = readdirSync(new URL('../modules', import.meta.url), { recursive: true, encoding: 'utf8' });
    const defined = files.filter((file) => file.endsWith('.graphql.ts')).map((file) => `modules/${file}`);
    expect(imported.toSorted()).toEqual(defined.toSorted());
  });

  it('is the one that is committed as server/schema.graphql', () => {
    const committed = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
    expect(committed).toBe(`${printSchema(schema)}\n`);
  });
});
