import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toOperations } from './to-operations.ts';

const read = (...files: string[]) =>
  toOperations(files.map((text, index) => ({ location: `${String(index)}.graphql`, document: parse(text) })));
const getId = 'query GetId { me { id } }';

describe('toOperations', () => {
  it('gives an operation the fragments that it spreads, and no others', () => {
    const operations = read(
      'fragment Name on User { name ...Initials }',
      'fragment Unused on User { id }',
      getId,
      'mutation SaveMe { save { ...Name } }',
      'fragment Initials on User { initials }',
    );
    expect(operations.map(({ name, kind }) => [name, kind])).toEqual([
      ['GetId', 'query'],
      ['SaveMe', 'mutation'],
    ]);
    expect(operations.map(({ text }) => text)).toEqual([
      print(parse(getId)),
      print(
        parse(`fragment Name on User { name ...Initials }
          mutation SaveMe { save { ...Name } }
          fragment Initials on User { initials }`),
      ),
    ]);
  });

  it.each([
    [
      'two operations in a file',
      'query A { me { id } } query B { me { id } }',
      /exactly one named operation/,
    ],
    ['an operation without a name', '{ me { id } }', /exactly one named operation/],
    ['a name that is taken', 'query GetId { me { name } }', /Two operations are named GetId/],
  ])('refuses %s', (_, text, message) => {
    expect(() => read(getId, text)).toThrow(message);
  });
});

describe('what an app asks for', () => {
  it.each(['portal', 'console'])('is written once where it is long, in %s', (room) => {
    expect(listRepeated(readDocuments(path.join(import.meta.dirname, '../..', room, 'src')))).toEqual([]);
  });

  it('is seen to be written twice, on a planted violation', () => {
    const fields = Array.from({ length: longSelection }, (_, index) => `field${String(index)}`).join(' ');
    expect(
      listRepeated([`query A { me { ${fields} } }`, `mutation B { save { me { ${fields} } } }`]),
    ).toEqual(['me']);
  });
});

/** From this many fields on, two equal selections are one fragment. */
const longSelection = 8;

function readDocuments(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** The fields whose long selection is the same somewhere else. */
function listRepeated(documents: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated: string[] = [];
  for (const text of documents) {
    visit(parse(text), {
      Field: ({ name, selectionSet }) => {
        if (!selectionSet || selectionSet.selections.length < longSelection) return;
        if (selectionSet.selections.some(({ kind }) => kind !== Kind.FIELD)) return;
        const selection = print(selectionSet);
        if (seen.has(selection)) repeated.push(name.value);
        seen.add(selection);
      },
    });
  }
  return repeated;
}
